import {defineDialect} from "../define.ts";
import {readCodeComments} from "../toolkit/code/code-comments.ts";
import {anyOf, scriptFile} from "../toolkit/config-file.ts";
import {colonContainers} from "../toolkit/containers/containers.ts";
import {closeElements} from "../toolkit/html/self-closing.ts";
import {ATTRIBUTES, BRACES} from "../toolkit/id-notations.ts";
import {attributeList, bareAttributes} from "../toolkit/inline/attributes.ts";
import {emoji} from "../toolkit/inline/emoji.ts";
import {as, element, SCRIPTS, USUAL_ASIDES} from "../toolkit/rules.ts";
import {removeToc} from "../toolkit/toc.ts";
import {moustache, removeMoustaches} from "../toolkit/vue/moustaches.ts";
import {readSlots} from "../toolkit/vue/slots.ts";
import {layoutOf} from "./layout.ts";
import {bangIncludes, definitionLists} from "./plugins.ts";
import {removePreferenceMarks} from "./preference-marks.ts";
import {vitepressSlug} from "./slug.ts";
import {arrowSnippets, readIncludes} from "./snippets.ts";

/** VitePress: https://vitepress.dev/guide/markdown and https://vitepress.dev/reference/frontmatter-config */
export default defineDialect({
  name: "vitepress",
  title: "VitePress",
  docs: ["https://vitepress.dev/guide/markdown", "https://vitepress.dev/reference/frontmatter-config"],
  detectedBy: "`.vitepress/config.*`",
  understands:
    "`:::` containers, code groups, tabs, `<<<` and `@include`, `{{ $frontmatter.x }}`, `[[toc]]`, components, rewrites, custom heading id rules",
  detect: anyOf(scriptFile("config", ".vitepress"), scriptFile("index", ".vitepress/config")),
  settings: () => import("./settings.ts"),
  mdx: [],
  frontMatter: {
    fields: {"hero.name": "title", "hero.tagline": "description", order: "sort"},
    layoutOf,
    known: (
      "titleTemplate head layout hero features navbar sidebar aside outline lastUpdated editLink footer pageClass prev " +
      "next isHome markdownStyles lang author authors tags category sidebarDepth meta permalink home actions order"
    ).split(" "),
  },
  urls: {readme: false, templates: dynamicRoutes},
  headings: {
    slug: {of: vitepressSlug},
    ids: [BRACES, {pattern: /(?<![ \t])[ \t]*%\{#([^\s{}]+)\}%[ \t]*$/}, ATTRIBUTES],
    title: true,
    shown: true,
  },
  containers: {
    colons: {
      ...USUAL_ASIDES,
      details: {as: "details", label: "Details"},
      "code-group": {as: "tabs"},
      tabs: {as: "tabs"},
      raw: {as: "content"},
      "v-pre": {as: "content"},
    },
    others: {as: "content"},
  },
  alerts: {info: "note", danger: "caution"},
  fences: {meta: true},
  math: true,
  imports: {aliases: {"@/": ""}, programs: true},
  syntax: {
    code: [readCodeComments],
    beforeParse: [readSlots, definitionLists],
    markers: [colonContainers, arrowSnippets, bangIncludes],
    afterParse: [closeElements, removePreferenceMarks],
    blocks: [readIncludes],
    inline: [
      removeToc("[[toc]]", "[[TOC]]", "@[toc]"),
      removeMoustaches,
      moustache,
      attributeList,
      bareAttributes,
      emoji,
    ],
  },
  html: {silent: SCRIPTS, bindings: [":", "@", "#", "v-"], components: true},
  components: {
    Badge: as("Badge", {text: "text", type: "type"}),
    ClientOnly: "content",
    Content: "nothing",
    VPButton: element("a", {href: "href"}),
    VPTeamMembers: "nothing",
    VPTeamPage: "content",
    VPTeamPageTitle: "content",
    VPTeamPageSection: "content",
    CodeGroup: as("Tabs"),
    CodeGroupItem: as("Tab", {title: "title"}),
  },
});

/**
 * Finds dynamic routes, `[name].md` beside `[name].paths.js`:
 * https://vitepress.dev/guide/routing#dynamic-routes
 */
function dynamicRoutes(paths: readonly string[]): Set<string> {
  const programs = new Set(paths.flatMap(path => /^(.+)\.paths\.[cm]?[jt]s$/.exec(path)?.[1] ?? []));
  return new Set(
    paths.filter(
      path => path.includes("[") && /\.mdx?$/.test(path) && programs.has(path.replace(/\.mdx?$/, "")),
    ),
  );
}
