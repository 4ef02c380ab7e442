import {defineDialect, type Tool} from "../define.ts";
import {scriptFile} from "../toolkit/config-file.ts";
import {as} from "../toolkit/rules.ts";
import vitepress from "../vitepress/index.ts";
import {layoutOf} from "./layout.ts";
import {codeImports} from "./snippets.ts";

/** Returns the hero of a home page, whose keys are at the top level of the front matter. */
const heroOf: NonNullable<Tool["frontMatter"]["heroOf"]> = extra =>
  extra.home === true
    ? {
        name: extra.heroText,
        tagline: extra.tagline,
        image: extra.heroImage,
        actions: extra.actions ?? [{text: extra.actionText, link: extra.actionLink}],
      }
    : null;

/**
 * VuePress: https://vuepress.vuejs.org/guide/markdown.html and
 * https://ecosystem.vuejs.press/themes/default/markdown.html
 */
export default defineDialect({
  ...vitepress,
  name: "vuepress",
  title: "VuePress",
  docs: [
    "https://vuepress.vuejs.org/guide/markdown.html",
    "https://ecosystem.vuejs.press/themes/default/markdown.html",
  ],
  detectedBy: "`.vuepress/config.*`",
  understands: "like VitePress, with `README.md` as index, `@tab`, and the default theme's home page",
  detect: scriptFile("config", ".vuepress"),
  settings: () => import("./settings.ts"),

  frontMatter: {
    heroOf,
    fields: {heroText: "title", tagline: "description"},
    layoutOf,
    known: [
      ...vitepress.frontMatter.known,
      ..."heroImage heroImageDark heroAlt heroText heroHeight heroFullScreen tagline actionText actionLink actions".split(
        " ",
      ),
      ..."footer footerHtml features permalink permalinkPattern routeMeta lastUpdated contributors externalLinkIcon".split(
        " ",
      ),
      ..."navbar pageInfo editLinkPattern sitemap breadcrumb icon star index toc".split(" "),
    ],
  },
  urls: {...vitepress.urls, readme: true},
  syntax: {...vitepress.syntax, markers: [...vitepress.syntax.markers, codeImports]},
  containers: {
    ...vitepress.containers,
    colons: {
      ...vitepress.containers.colons,
      "code-tabs": {as: "tabs"},
      "code-group": {as: "tabs"},
      "code-group-item": {as: "content"},
      theorem: {as: "content"},
    },
  },
  components: {
    ...vitepress.components,
    AutoLink: "nothing",
    NpmBadge: "nothing",
    RouteLink: {element: "a", attributes: {href: "to"}},
    RouterLink: {element: "a", attributes: {href: "to"}},
    CodeTabs: as("Tabs"),
  },
});
