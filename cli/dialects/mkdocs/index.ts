import {join} from "node:path";
import {capitalized} from "#support/links/file-names.ts";
import {type Detect, defineDialect} from "../define.ts";
import {anyOf, configFile, textOf} from "../toolkit/config-file.ts";
import {closeElements} from "../toolkit/html/self-closing.ts";
import {ATTRIBUTES, BRACES} from "../toolkit/id-notations.ts";
import {attributeList, bareAttributes} from "../toolkit/inline/attributes.ts";
import {emoji} from "../toolkit/inline/emoji.ts";
import {readDefinitions} from "../toolkit/markdown-extra/definitions.ts";
import {readMarkdownExtra} from "../toolkit/markdown-extra/markdown-extra.ts";
import {SCRIPTS} from "../toolkit/rules.ts";
import {entriesOf} from "../toolkit/static-config/read-file.ts";
import {removeToc} from "../toolkit/toc.ts";
import {readAnnotations} from "./annotations.ts";
import {readAutorefs} from "./autorefs.ts";
import {criticMarkup, namedOptions} from "./critic.ts";
import {markCustomFences} from "./custom-fences.ts";
import {documentedObjects, readDocumented} from "./documented.ts";
import {readFenceIds} from "./fence-ids.ts";
import {readIncludes} from "./include-markdown.ts";
import {indentedBlocks, readIndented} from "./indented.ts";
import {layoutOf} from "./layout.ts";
import {readMacros} from "./macros.ts";
import {keys, mark, subscript, superscript} from "./marks.ts";
import {readScissors} from "./scissors.ts";
import {readSlashBlocks} from "./slash-blocks.ts";
import {PYTHON_MARKDOWN} from "./slug.ts";
import {escapeTablePipes} from "./table-pipes.ts";

/** Finds the config of one of several sites from the same pages (`mkdocs-online.yml`): one with a URL, if any. */
const oneOfSeveral: Detect = folder => {
  const configs = entriesOf(folder)
    .filter(({name}) => /^mkdocs[-_.][\w.-]+\.ya?ml$/.test(name))
    .map(({name}) => ({file: join(folder, name), text: textOf(join(folder, name))}));
  const of = (key: RegExp): string | undefined => configs.find(({text}) => key.test(text))?.file;
  return of(/^site_url:/m) ?? of(/^site_name:/m) ?? null;
};

/**
 * MkDocs, its fork ProperDocs, and its successor Zensical: Python-Markdown with its common extensions:
 * https://squidfunk.github.io/mkdocs-material/reference/
 */
export default defineDialect({
  name: "mkdocs",
  title: "MkDocs",
  docs: ["https://squidfunk.github.io/mkdocs-material/reference/"],
  detectedBy:
    "`mkdocs.yml`, including the config it inherits from; `mkdocs-*.yml`; `properdocs.yml`; `zensical.toml` or `zensical.yml`",
  understands:
    "`!!!`, `???`, `===`, `///` blocks; snippets, also in code; definition lists, abbreviations, attribute lists, keys, CriticMarkup, subscript and superscript, Markdown in HTML; values if `mkdocs-macros` is used",
  detect: anyOf(
    configFile(/^zensical\.(?:toml|ya?ml)$/),
    configFile(/^properdocs\.ya?ml$/),
    configFile(/^mkdocs\.ya?ml$/),
    oneOfSeveral,
  ),
  settings: () => import("./settings.ts"),
  mdx: [],
  urls: {underscores: true, endings: ["markdown", "mdown", "mkdn", "mkd"]},
  frontMatter: {
    fields: {"date.created": "date"},
    layoutOf,
    known: (
      "template hide icon status tags social authors categories slug readtime links pin comments author " +
      "render_macros subtitle revision_date page_description hero glob image"
    ).split(" "),
  },
  links: {fromHost: true, inFolders: true},
  headings: {
    slug: PYTHON_MARKDOWN,
    ids: [BRACES, ATTRIBUTES],
    title: true,
    shown: true,
    nameTitle: capitalized,
  },
  fences: {meta: true},
  math: true,
  syntax: {
    code: [readAnnotations],
    beforeParse: [
      readScissors,
      readIncludes,
      readMacros,
      escapeTablePipes,
      readMarkdownExtra,
      criticMarkup,
      namedOptions,
      readSlashBlocks,
      readAutorefs,
      readDefinitions,
    ],
    markers: [documentedObjects, indentedBlocks],
    afterParse: [closeElements],
    blocks: [readDocumented, readIndented, readFenceIds, markCustomFences],
    inline: [removeToc("[TOC]"), subscript, attributeList, bareAttributes, emoji, mark, superscript, keys],
  },
  html: {silent: SCRIPTS, bindings: ["markdown"], components: false},
});
