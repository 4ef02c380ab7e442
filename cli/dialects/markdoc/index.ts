import {defineDialect} from "../define.ts";
import {isAppPage} from "../nextjs/urls.ts";
import {anyOf, scriptFile} from "../toolkit/config-file.ts";
import {ATTRIBUTES, BRACES} from "../toolkit/id-notations.ts";
import {attributeList} from "../toolkit/inline/attributes.ts";
import {as, element} from "../toolkit/rules.ts";
import {ASIDE_TAGS} from "../toolkit/tags.ts";
import {fillTemplate} from "../toolkit/template/fill-template.ts";
import {TRIMMED} from "../toolkit/trimmed-slug.ts";
import {detectNextMarkdoc} from "./detect.ts";
import {annotation, MARKDOC} from "./syntax.ts";

const callout = as("Aside", {kind: "type|kind|0", title: "title"});

/** Markdoc, with tags common to its sites: https://markdoc.dev/docs/tags */
export default defineDialect({
  name: "markdoc",
  title: "Markdoc",
  docs: ["https://markdoc.dev/docs/tags"],
  detectedBy: "`markdoc.config.*`, or `next.config.*` with `@markdoc/next.js`",
  understands: "tags such as `callout`, `tabs`, `details`, `partial`; `{% #id %}`, `{% $variable %}`",
  detect: anyOf(detectNextMarkdoc, scriptFile("markdoc.config")),
  settings: () => import("./settings.ts"),
  mdx: [],
  urls: {groups: true, isIndex: isAppPage, endings: ["mdoc"]},
  frontMatter: {
    known: "pageTitle layout nextjs tags category author image".split(" "),
  },
  headings: {
    slug: TRIMMED,
    ids: [BRACES, ATTRIBUTES],
    title: true,
    shown: true,
  },
  fences: {meta: true},
  syntax: {
    beforeParse: [
      fillTemplate({
        language: MARKDOC,
        page: "frontmatter",
        names: ({page}) => ({markdoc: {frontmatter: page.frontMatter}}),
        annotation,
        tags: {
          ...ASIDE_TAGS,
          if: {tag: "if"},
          table: "content",
          callout,
          admonition: callout,
          aside: callout,
          tabs: as("Tabs"),
          tab: as("Tab", {title: "label|title|name|0"}),
          details: as("Details", {summary: "summary|title"}),
          accordion: as("Details", {summary: "title|summary"}),
          steps: as("Steps"),
          card: as("Card", {title: "title", href: "href", text: "description"}),
          "quick-links": as("CardGrid"),
          "quick-link": as("Card", {title: "title", href: "href", text: "description"}),
          cards: as("CardGrid"),
          figure: element("img", {src: "src", alt: "alt|caption"}),
          img: element("img", {src: "src", alt: "alt", width: "width", height: "height"}),
          image: element("img", {src: "src", alt: "alt", width: "width", height: "height"}),
          link: element("a", {href: "href"}),
          badge: as("Badge", {text: "title|text|label", type: "type"}),
          partial: {
            tag: "include",
            file: "file",
            folders: ["partials", "_partials", "markdoc/partials", "", "."],
            isTheme: true,
          },
        },
      }),
    ],
    inline: [attributeList],
  },
});
