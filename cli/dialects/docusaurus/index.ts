import {defineDialect} from "../define.ts";
import {readCodeComments} from "../toolkit/code/code-comments.ts";
import {scriptFile} from "../toolkit/config-file.ts";
import {BRACES, COMMENT, ESCAPED_BRACES} from "../toolkit/id-notations.ts";
import {emoji} from "../toolkit/inline/emoji.ts";
import {as, aside, element, fromRoot, USUAL_ASIDES} from "../toolkit/rules.ts";
import {layoutOf} from "./layout.ts";
import {openFences} from "./open-fences.ts";
import {dateInPath, isNamedLikeFolder, postUrl} from "./post-urls.ts";
import {TAGS} from "./tags.ts";

/**
 * Docusaurus: https://docusaurus.io/docs/markdown-features and
 * https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs
 */
export default defineDialect({
  name: "docusaurus",
  title: "Docusaurus",
  docs: [
    "https://docusaurus.io/docs/markdown-features",
    "https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs",
  ],
  detectedBy: "`docusaurus.config.*`",
  understands: "admonitions, partials, `@site/`, tabs, number prefixes, versions, blogs with their lists",
  detect: scriptFile("docusaurus.config"),
  settings: () => import("./settings.ts"),
  mdx: [".md", ".mdx"],
  frontMatter: {
    fields: {
      sidebar_position: "sort",
      sidebar_label: "label",
      unlisted: "noindex",
    },
    layoutOf,
    known: (
      "id slug title_meta sidebar_class_name sidebar_custom_props sidebar_key displayed_sidebar hide_title " +
      "hide_table_of_contents toc_min_heading_level toc_max_heading_level pagination_label pagination_next " +
      "pagination_prev custom_edit_url keywords image tags last_update parse_number_prefixes original_id author " +
      "author_url author_title author_image_url authors hide_reading_time hide_thumbnail custom_props permalink layout " +
      "wrapperClassName"
    ).split(" "),
  },
  urls: {
    slug: "slug",
    id: "id",
    numbers: true,
    parts: true,
    readme: true,
    ofPage: postUrl,
    isIndex: isNamedLikeFolder,
    keepsNumbers: ({text}) => text("parse_number_prefixes") === "false",
    dateOf: dateInPath,
  },
  // Links to files are resolved relative to the content folder first.
  links: {candidates: ({near, fromRoot}) => [...fromRoot, ...near]},
  order: "file",
  headings: {
    ids: [BRACES, ESCAPED_BRACES, COMMENT],
    title: true,
    shown: true,
  },
  containers: {
    colons: {
      ...USUAL_ASIDES,
      success: aside("tip", "Success"),
      secondary: aside("note", "Note"),
      details: {as: "details", label: "Details"},
    },
    others: {as: "content"},
  },
  fences: {meta: true},
  syntax: {
    code: [readCodeComments],
    beforeParse: [openFences],
    inline: [emoji],
    tags: TAGS,
  },
  html: {silent: ["head"]},
  math: true,
  imports: {
    aliases: {"@site/": "", "@theme/": null, "/": "static"},
    functions: {useBaseUrl: fromRoot},
    programs: true,
  },
  components: {
    Tabs: as("Tabs", {sync: "groupId"}),
    TabItem: as("Tab", {title: "label|value"}),
    Details: as("Details", {summary: "summary"}),
    Admonition: as("Aside", {kind: "type", title: "title"}),
    CodeBlock: as("CodeBlock", {lang: "language", title: "title"}),
    TOCInline: "nothing",
    DocCardList: as("PageList"),
    DocCard: "nothing",
    Head: "nothing",
    BrowserOnly: "nothing",
    Highlight: "content",
    Link: element("a", {href: "to|href", id: "id"}),
    Translate: "content",
  },
});
