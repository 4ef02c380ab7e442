import {defineDialect} from "../define.ts";
import {firstHeading} from "../toolkit/first-heading.ts";
import {ATTRIBUTES} from "../toolkit/id-notations.ts";
import {attributeList} from "../toolkit/inline/attributes.ts";
import {readDefinitions} from "../toolkit/markdown-extra/definitions.ts";
import {detect} from "./detect.ts";
import {readDirectives} from "./directives.ts";
import {readFieldLists} from "./field-lists.ts";
import {readLinks} from "./links.ts";
import {readMathBlocks} from "./math-blocks.ts";
import {readNotebook} from "./notebook.ts";
import {pictures} from "./pictures.ts";
import {readRoles} from "./roles.ts";
import {addSectionIds} from "./section-ids.ts";
import {TAGS} from "./tags.ts";
import {fillSubstitutions} from "./variables.ts";

/** Sphinx with MyST: https://myst-parser.readthedocs.io and https://www.sphinx-doc.org */
export default defineDialect({
  name: "sphinx",
  title: "Sphinx",
  docs: ["https://myst-parser.readthedocs.io/en/latest/syntax/typography.html", "https://www.sphinx-doc.org"],
  detectedBy: "`conf.py` that uses MyST, or `_toc.yml` of Jupyter Book, read without running it",
  understands:
    "directives between backticks or colons, roles, targets and links to them, `toctree`, `include`, `literalinclude`, tables from lists and CSV, cards, grids, tabs, substitutions, definition and field lists; `_toc.yml`, also for `sphinx-external-toc`; notebooks and R Markdown; pages in reStructuredText are counted, not read",
  detect,
  settings: () => import("./settings.ts"),
  mdx: [],
  frontMatter: {
    fields: {},
    known: (
      "myst html_meta orphan nocomments tocdepth sd_hide_title jupytext kernelspec substitutions file_format " +
      "hide-toc hide-edit-this-page nosearch og:description og:title og:image author authors keywords tags category language"
    ).split(" "),
  },
  urls: {readme: false, underscores: true, endings: ["ipynb", "Rmd"]},
  links: {
    pictures,
    generated:
      /\/_(?:static|modules|sources|images|downloads)\/|\/(?:genindex|py-modindex|modindex|search)\/$/,
  },
  headings: {ids: [ATTRIBUTES], title: true, titleIn: firstHeading},
  fences: {meta: true},
  math: true,
  syntax: {
    beforeParse: [
      readNotebook,
      fillSubstitutions,
      readMathBlocks,
      readDirectives,
      readFieldLists,
      readDefinitions,
    ],
    markers: [],
    tags: TAGS,
    inline: [readRoles, readLinks, attributeList, addSectionIds],
  },
});
