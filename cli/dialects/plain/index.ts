import {join} from "node:path";
import {defineDialect} from "../define.ts";
import {readCodeComments} from "../toolkit/code/code-comments.ts";
import {BRACES, CLASSES, QUOTED_ATTRIBUTES, SPACED_BRACES} from "../toolkit/id-notations.ts";
import {emoji} from "../toolkit/inline/emoji.ts";
import {as, aside, USUAL_ASIDES} from "../toolkit/rules.ts";
import {findForeignSyntax} from "./foreign-syntax.ts";
import {numberedContent} from "./numbered-content.ts";
import {themeImports} from "./theme-imports.ts";

/**
 * CommonMark and GFM in `.md`, MDX in `.mdx`: https://spec.commonmark.org and https://github.github.com/gfm/.
 * Also supports common extensions that could have no meaning in CommonMark.
 */
export default defineDialect({
  name: "plain",
  title: "plain Markdown",
  docs: ["https://spec.commonmark.org", "https://github.github.com/gfm/"],
  detectedBy: "no other tool; numbers before folder names define their order",
  understands:
    "CommonMark and GFM, MDX in `.mdx`, emoji names, code groups; `:::` containers of any name, attributes of headings, tabs imported from `@theme`, comments that highlight lines of code; the order of a table of contents (`SUMMARY.md`, `toc.yml`, `config.json`) or of usual front matter keys",
  detect: root => {
    const folder = numberedContent(root);
    return folder === undefined ? null : join(root, folder);
  },
  settings: () => import("./settings.ts"),
  frontMatter: {
    fields: {
      sort_rank: "sort",
      sidebar_position: "sort",
      nav_order: "sort",
      weight: "sort",
      order: "sort",
      position: "sort",
      sidebar_label: "label",
      nav_title: "label",
      linkTitle: "label",
    },
    // Keys of a site elsewhere that shows these pages, without an effect on URLs.
    known:
      "hide_title hide_table_of_contents pagination_label pagination_next pagination_prev nav_icon nav_exclude has_children".split(
        " ",
      ),
  },
  links: {mayBeBelow: true},
  sortsFolders: true,
  headings: {ids: [BRACES, SPACED_BRACES, CLASSES, QUOTED_ATTRIBUTES]},
  containers: {
    colons: {
      ...USUAL_ASIDES,
      hint: aside("tip", "Hint"),
      success: aside("tip", "Success"),
      error: aside("caution", "Error"),
      "code-group": {as: "tabs"},
      details: {as: "details", label: "Details"},
      steps: {as: "steps"},
    },
    others: {as: "content"},
  },
  syntax: {beforeParse: [themeImports, findForeignSyntax], inline: [emoji], code: [readCodeComments]},
  components: {
    Tabs: as("Tabs", {sync: "sync|groupId"}),
    TabItem: as("Tab", {title: "label|value"}),
    Admonition: as("Aside", {kind: "type", title: "title"}),
  },
});
