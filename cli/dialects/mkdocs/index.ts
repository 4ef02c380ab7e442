import type {ContainerRule} from "#core/model/dialect.ts";
import {defineDialect} from "../define.ts";
import {configFile} from "../toolkit/config-file.ts";
import {aside, SCRIPTS} from "../toolkit/rules.ts";
import {CONTROL_TAGS} from "../toolkit/tags.ts";
import {PYTHON_MARKDOWN} from "./slug.ts";

const indented: Readonly<Record<string, ContainerRule>> = {
  note: aside("note"),
  abstract: aside("note", "Abstract"),
  summary: aside("note", "Summary"),
  info: aside("note", "Info"),
  tip: aside("tip"),
  hint: aside("tip", "Hint"),
  important: aside("important"),
  success: aside("tip", "Success"),
  question: aside("note", "Question"),
  warning: aside("warning"),
  caution: aside("caution"),
  attention: aside("warning", "Attention"),
  failure: aside("caution", "Failure"),
  danger: aside("caution", "Danger"),
  error: aside("caution", "Error"),
  bug: aside("caution", "Bug"),
  example: aside("note", "Example"),
  quote: aside("note", "Quote"),
};

/** Python-Markdown with its usual extensions: https://squidfunk.github.io/mkdocs-material/reference/ */
export default defineDialect({
  name: "mkdocs",
  title: "MkDocs",
  docs: ["https://squidfunk.github.io/mkdocs-material/reference/"],
  detectedBy: "`mkdocs.yml`, including the config it inherits from",
  understands:
    "`!!!`, `???`, `===`, `///` blocks; snippets, also in code; definition lists, abbreviations, attribute lists, keys, CriticMarkup, subscript and superscript, Markdown in HTML; values if `mkdocs-macros` is used",
  detect: configFile(/^mkdocs\.ya?ml$/),
  settings: () => import("./settings.ts"),
  mdx: [],
  urls: {underscores: true, endings: ["markdown", "mdown", "mkdn", "mkd"]},
  frontMatter: {
    fields: {"date.created": "date"},
    view: {hide: "hide"},
    known: (
      "template hide icon status tags social authors categories slug readtime links pin comments author " +
      "render_macros subtitle revision_date page_description hero glob image"
    ).split(" "),
  },
  headings: {slug: PYTHON_MARKDOWN, ids: ["braces", "attributes"], title: true, shown: true, frame: []},
  containers: {colons: {}, others: {as: "nothing"}, indented},
  fences: {comments: false, meta: true, annotations: true, hidden: false},
  inline: {emoji: true, math: true, moustaches: false, attributes: true, marks: true},
  extensions: ["python", "definitions", "autorefs"],
  template: {
    syntax: "jinja",
    page: "page",
    variables: {},
    optional: true,
    tags: {
      ...CONTROL_TAGS,
      include: {tag: "include", file: "0", folders: ["includes", "docs", "", "."], isTheme: true},
    },
  },
  toc: ["[TOC]"],
  snippets: ["scissors"],
  html: {silent: SCRIPTS, bindings: ["markdown"], components: false},
});
