import {defineDialect} from "../define.ts";
import {readCodeComments} from "../toolkit/code/code-comments.ts";
import {BRACES, COMMENT, ESCAPED_BRACES} from "../toolkit/id-notations.ts";
import {as, aside, element, USUAL_ASIDES} from "../toolkit/rules.ts";
import {readCodeTitles} from "./code-titles.ts";
import {detect} from "./detect.ts";
import {markEndpoints} from "./endpoints.ts";
import {layoutOf} from "./layout.ts";
import {addOlderIds} from "./older-ids.ts";
import {MINTLIFY} from "./slug.ts";
import {TAGS} from "./tags.ts";
import {fillVariables} from "./variables.ts";

const note = (kind: string) => as("Aside", {title: "title"}, {kind});

/** Mintlify: https://www.mintlify.com/docs/organize/settings and https://www.mintlify.com/docs/components */
export default defineDialect({
  name: "mintlify",
  title: "Mintlify",
  docs: ["https://www.mintlify.com/docs/organize/settings", "https://www.mintlify.com/docs/components"],
  detectedBy: "`docs.json` or `mint.json` with a navigation",
  understands:
    "callouts, cards, steps, accordions, code groups, parameter and response fields, updates, frames, trees, snippets, variables; navigation tabs, groups and languages; redirects, `.mintignore`",
  detect,
  settings: () => import("./settings.ts"),
  mdx: [".md", ".mdx"],
  frontMatter: {
    fields: {sidebarTitle: "label", tag: "badge"},
    layoutOf,
    known: (
      "keywords mode icon iconType openapi asyncapi openapi-schema url api contentType rss boost canonical robots " +
      "playground authMethod deprecated public groups timestamp related hideFooterPagination hideApiMarker version " +
      "api-key versions og:title og:description og:image og:url og:type og:site_name twitter:title twitter:description " +
      "twitter:image twitter:card twitter:site"
    ).split(" "),
  },
  urls: {readme: false},
  headings: {
    slug: MINTLIFY,
    ids: [BRACES, ESCAPED_BRACES, COMMENT],
    title: true,
    shown: true,
  },
  containers: {colons: {...USUAL_ASIDES, check: aside("tip", "Check")}},
  fences: {meta: true},
  math: true,
  imports: {aliases: {"/": ""}, programs: true},
  syntax: {
    beforeParse: [markEndpoints, fillVariables],
    afterParse: [readCodeTitles],
    markers: [],
    code: [readCodeComments],
    blocks: [addOlderIds],
    tags: TAGS,
  },
  html: {silent: ["script", "style"], bindings: ["noZoom"]},
  components: {
    Note: note("note"),
    Info: note("info"),
    Tip: note("tip"),
    Check: note("check"),
    Warning: note("warning"),
    Danger: note("danger"),
    Callout: note("note"),
    Banner: note("note"),
    Tabs: as("Tabs"),
    CodeGroup: as("CodeGroup"),
    RequestExample: as("CodeGroup"),
    ResponseExample: as("CodeGroup"),
    CodeBlock: as("CodeBlock", {lang: "language", title: "filename|title"}),
    AccordionGroup: "content",
    CardGroup: as("CardGrid"),
    Columns: as("CardGrid"),
    Column: "content",
    Panel: "content",
    Badge: as("Badge", {text: "text"}),
    Tree: as("FileTree"),
    "Tree.Folder": as("FileEntry", {name: "name"}),
    "Tree.File": as("FileEntry", {name: "name"}),
    Color: "content",
    Link: element("a", {href: "href"}),
    Icon: "nothing",
  },
});
