import {defineDialect} from "../define.ts";
import {readCodeComments} from "../toolkit/code/code-comments.ts";
import {onlyIf, scriptFile} from "../toolkit/config-file.ts";
import {BRACES, COMMENT, ESCAPED_BRACES} from "../toolkit/id-notations.ts";
import {as, element} from "../toolkit/rules.ts";
import {nextContent} from "./next-content.ts";
import {REACT_DOCS} from "./react-docs.ts";
import {isAppPage} from "./urls.ts";

const note = (kind: string) => as("Aside", {title: "title"}, {kind});

/**
 * Matches `## Title [#id]`, including markers that list the heading or make it a step:
 * https://fumadocs.dev/docs/ui/markdown#heading-anchors
 */
const BRACKETS = {
  pattern:
    /(?:(?:(?<![ \t])[ \t]*)?\[(?:!?toc|step)\])*(?:(?<![ \t])[ \t]*)?\[(?:#([^\s[\]]+)|!?toc|step)\][ \t]*$/,
};

/**
 * Next.js sites with MDX, with widely used components: https://nextjs.org/docs/app/guides/mdx,
 * https://nextra.site/docs
 */
export default defineDialect({
  name: "nextjs",
  title: "Next.js",
  docs: ["https://nextjs.org/docs/app/guides/mdx", "https://nextra.site/docs"],
  detectedBy: "`next.config.*` with pages in MDX",
  understands:
    "callouts, tabs, cards, steps, file trees of Nextra, Fumadocs and similar themes; `_meta` and `meta.json` files, `(group)` folders, `page.mdx` in `app/`, ids as `[#id]`, `<include>`, pages that share another page's text (`source`)",
  detect: onlyIf(folder => nextContent(folder) !== undefined, scriptFile("next.config")),
  settings: () => import("./settings.ts"),
  mdx: [".md", ".mdx"],
  frontMatter: {
    fields: {sidebarTitle: "label", nav_title: "label"},
    takeSharedPage: ({source, ...own}, extra) => ({shared: source ?? extra.source, own}),
    known: (
      "id permalink slug author authors tags category image layout version canary asIndexPage searchable full icon " +
      "next_page_title prev sidebar theme lang related links index preview titleForTitleTag"
    ).split(" "),
  },
  urls: {readme: false, groups: true, isIndex: isAppPage},
  // URLs omit file extensions and `/README`, so `guide.md` may refer to `guide/README.md`, and vice versa.
  links: {candidates: ({near}) => [...near, ...near.map(path => path.replace(/(?:\/README)?\.mdx?$/, ""))]},
  headings: {
    ids: [BRACES, ESCAPED_BRACES, COMMENT, BRACKETS],
    title: true,
    shown: true,
  },
  fences: {meta: true},
  syntax: {code: [readCodeComments]},
  math: true,
  imports: {aliases: {"@/": "", "~/": "", "@components/": "components"}, programs: true},
  html: {silent: ["style"], bindings: [], components: false},
  components: {
    ...REACT_DOCS,
    AppOnly: as("Unless", {}, {folder: "pages"}),
    PagesOnly: as("Unless", {}, {folder: "app"}),
    Note: note("note"),
    Info: note("note"),
    Tip: note("tip"),
    Warning: note("warning"),
    Pitfall: note("warning"),
    Caution: note("caution"),
    Danger: note("caution"),
    Important: note("important"),
    Callout: as("Aside", {kind: "type", title: "title"}),
    Hint: as("Details", {}, {summary: "Hint"}),
    Solution: as("Details", {}, {summary: "Solution"}),
    CalloutContainer: as("Aside", {kind: "type"}),
    CalloutTitle: "content",
    CalloutDescription: "content",
    Banner: as("Aside", {}, {kind: "note"}),
    Tabs: as("Tabs", {sync: "storageKey|groupId"}),
    "Tabs.Tab": as("Tab", {title: "label|value"}),
    Tab: as("Tab", {title: "title|label|value"}),
    CodeBlockTabs: "content",
    CodeGroup: as("CodeGroup"),
    Steps: as("Steps"),
    Step: "content",
    Files: as("FileTree"),
    FileTree: as("FileTree"),
    Folder: as("FileEntry", {name: "name"}),
    File: as("FileEntry", {name: "name"}),
    "FileTree.Folder": as("FileEntry", {name: "name"}),
    "FileTree.File": as("FileEntry", {name: "name"}),
    TypeTable: as("TypeTable", {type: "type"}),
    include: as("Include"),
    Check: {template: "<span>✓</span>"},
    Cross: {template: "<span>✗</span>"},
    Cards: as("CardGrid"),
    "Cards.Card": as("Card", {title: "title", href: "href"}),
    Card: as("Card", {title: "title", href: "href", text: "description"}),
    Accordion: as("Details", {summary: "title"}),
    Link: element("a", {href: "href", id: "id"}),
    Image: element("img", {src: "src", alt: "alt", width: "width", height: "height"}),
  },
});
