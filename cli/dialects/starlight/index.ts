import {slug as githubSlug} from "github-slugger";
import {fromEdition} from "#schemas/rules/between-editions.ts";
import {defineDialect} from "../define.ts";
import {scriptFile} from "../toolkit/config-file.ts";
import {BRACES} from "../toolkit/id-notations.ts";
import {as, aside, element} from "../toolkit/rules.ts";
import {readDirectives} from "./directives.ts";
import {layoutOf} from "./layout.ts";

/**
 * Starlight: https://starlight.astro.build/reference/frontmatter/ and
 * https://starlight.astro.build/components/using-components/
 */
export default defineDialect({
  name: "starlight",
  title: "Starlight",
  docs: [
    "https://starlight.astro.build/reference/frontmatter/",
    "https://starlight.astro.build/components/using-components/",
  ],
  detectedBy: "`astro.config.*`, also without Starlight if there is a collection `src/content/docs`",
  understands: "asides, tabs, cards, steps, file trees",
  detect: scriptFile("astro.config"),
  settings: () => import("./settings.ts"),
  mdx: [".mdx"],
  frontMatter: {
    startOf: text => /^(?:[ \t]*\n)*/.exec(text)?.[0].length ?? 0,
    fields: {
      pagefind: "search",
      "sidebar.order": "sort",
      "sidebar.label": "label",
      "sidebar.hidden": "hidden",
      "sidebar.badge": "badge",
      "hero.title": "title",
      "hero.tagline": "description",
    },
    layoutOf,
    known: (
      "slug editUrl head tableOfContents template hero lastUpdated prev next pagefind sidebar banner tags author " +
      "authors cover featured excerpt layout"
    ).split(" "),
  },
  urls: {slug: "slug", slugFrom: "content", readme: false, parts: true, ofPart: githubSlug},
  // Translated headings have different ids, so the link was written for the page in the default language.
  links: {untranslated: (href, {self}) => fromEdition(self, href)},
  order: "slug",
  headings: {ids: [BRACES], title: false, extraIds: () => ["_top", "starlight__overview"]},
  containers: {
    colons: {
      note: aside("note"),
      tip: aside("tip"),
      caution: aside("warning", "Caution"),
      danger: aside("caution", "Danger"),
    },
    others: {as: "content"},
  },
  fences: {meta: true},
  math: true,
  imports: {aliases: {"@/": "src", "~/": "src", "@assets/": "src/assets"}, programs: true},
  syntax: {
    beforeParse: [readDirectives],
  },
  html: {silent: ["script", "style"], bindings: [], components: false},
  components: {
    Tabs: as("Tabs", {sync: "syncKey"}),
    TabItem: as("Tab", {title: "label"}),
    Card: as("Card", {title: "title"}),
    CardGrid: as("CardGrid"),
    LinkCard: as("Card", {title: "title", href: "href", text: "description"}),
    LinkButton: element("a", {href: "href"}),
    Steps: as("Steps"),
    FileTree: as("FileTree"),
    Aside: as("Aside", {kind: "type", title: "title"}),
    Badge: as("Badge", {text: "text", type: "variant"}),
    Icon: "nothing",
    Code: as("CodeBlock", {code: "code", lang: "lang", title: "title"}),
    Image: element("img", {src: "src", alt: "alt", width: "width", height: "height"}),
    Picture: element("img", {src: "src", alt: "alt", width: "width", height: "height"}),
  },
});
