import {join} from "node:path";
import type {FileScope} from "#core/parse/file-scope.ts";
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
import {CONTROL_TAGS} from "../toolkit/tags.ts";
import {fillTemplate} from "../toolkit/template/fill-template.ts";
import {JINJA} from "../toolkit/template/scan.ts";
import {removeToc} from "../toolkit/toc.ts";
import {readAnnotations} from "./annotations.ts";
import {readAutorefs} from "./autorefs.ts";
import {criticMarkup, namedOptions} from "./critic.ts";
import {FENCES, markCustomFences} from "./custom-fences.ts";
import {documentedObjects, readDocumented} from "./documented.ts";
import {readFenceIds} from "./fence-ids.ts";
import {readIncludes} from "./include-markdown.ts";
import {indentedBlocks, readIndented} from "./indented.ts";
import {layoutOf} from "./layout.ts";
import {keys, mark, subscript, superscript} from "./marks.ts";
import {readScissors} from "./scissors.ts";
import {readSlashBlocks} from "./slash-blocks.ts";
import {PYTHON_MARKDOWN} from "./slug.ts";
import {COMBINED, TABS} from "./tab-ids.ts";
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
 * Expands macros of a plug-in, which pages only use if the config has `variables`:
 * https://mkdocs-macros-plugin.readthedocs.io
 */
const macros = fillTemplate({
  language: JINJA,
  page: "page",
  names: ({page}) => page.frontMatter,
  tags: {
    ...CONTROL_TAGS,
    include: {tag: "include", file: "0", folders: ["includes", "docs", "", "."], isTheme: true},
  },
});

/** Reports whether there are variables, apart from settings of extensions. */
const hasTemplates = ({page}: FileScope): boolean =>
  Object.keys(page.context.dialectSettings.variables ?? {}).some(
    name => ![TABS, COMBINED, FENCES].includes(name),
  );

/**
 * MkDocs, and its successor Zensical: Python-Markdown with its common extensions:
 * https://squidfunk.github.io/mkdocs-material/reference/
 */
export default defineDialect({
  name: "mkdocs",
  title: "MkDocs",
  docs: ["https://squidfunk.github.io/mkdocs-material/reference/"],
  detectedBy: "`mkdocs.yml`, including the config it inherits from; `mkdocs-*.yml`; `zensical.toml`",
  understands:
    "`!!!`, `???`, `===`, `///` blocks; snippets, also in code; definition lists, abbreviations, attribute lists, keys, CriticMarkup, subscript and superscript, Markdown in HTML; values if `mkdocs-macros` is used",
  detect: anyOf(configFile(/^zensical\.toml$/), configFile(/^mkdocs\.ya?ml$/), oneOfSeveral),
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
      scope => (hasTemplates(scope) ? macros(scope) : null),
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
