import {defineDialect} from "../define.ts";
import {readCodeComments} from "../toolkit/code/code-comments.ts";
import {scriptFile} from "../toolkit/config-file.ts";
import {BRACES, ESCAPED_BRACES} from "../toolkit/id-notations.ts";
import {as, fromRoot, USUAL_ASIDES} from "../toolkit/rules.ts";
import {readFileFences} from "./file-fences.ts";

/**
 * Rspress: https://rspress.rs/guide/use-mdx/container and https://rspress.rs/api/config/config-frontmatter
 */
export default defineDialect({
  name: "rspress",
  title: "Rspress",
  docs: ["https://rspress.rs/guide/use-mdx/container", "https://rspress.rs/api/config/config-frontmatter"],
  detectedBy: "`rspress.config.*`",
  understands: "containers, tabs, package manager tabs, cards",
  detect: scriptFile("rspress.config|rstack.config"),
  settings: () => import("./settings.ts"),
  mdx: [".md", ".mdx"],
  frontMatter: {
    fields: {"hero.name": "title", "hero.tagline": "description", tag: "badge"},
    layoutOf: get => ({
      outline: get("outline"),
      sidebar: get("sidebar"),
      form: get("pageType") === "custom" ? "blank" : get("pageType"),
    }),
    known: (
      "pageType titleSuffix head hero features sidebar outline footer navbar overview overviewHeaders context tag " +
      "author authors sidebar layout pageName categories tags llms description-short"
    ).split(" "),
  },
  urls: {parts: true, readme: false},
  order: "slug",
  headings: {ids: [BRACES, ESCAPED_BRACES], title: true, shown: true},
  containers: {
    colons: {
      ...USUAL_ASIDES,
      details: {as: "details", label: "Details"},
      steps: {as: "steps"},
    },
    others: {as: "content"},
  },
  fences: {meta: true},
  math: true,
  imports: {
    aliases: {"@/": "", "@en/": "docs/en", "@zh/": "docs/zh"},
    functions: {withBase: fromRoot, normalizeImagePath: fromRoot},
    programs: true,
  },
  syntax: {
    code: [readCodeComments],
    blocks: [readFileFences],
  },
  html: {silent: ["style"], bindings: [], components: false},
  components: {
    Tabs: as("Tabs", {sync: "groupId"}),
    Tab: as("Tab", {title: "label|value"}),
    PackageManagerTabs: as("PackageManagerTabs", {command: "command"}),
    Badge: as("Badge", {text: "text", type: "type"}),
    Steps: as("Steps"),
    Card: as("Card", {title: "title", href: "link|href"}),
    LinkCard: as("Card", {title: "title", href: "href", text: "description"}),
    SourceCode: as("Card", {href: "href"}, {title: "Source code"}),
    Toc: "nothing",
    Overview: "nothing",
    OverviewGroup: "nothing",
    Callout: as("Aside", {kind: "type", title: "title"}),
  },
});
