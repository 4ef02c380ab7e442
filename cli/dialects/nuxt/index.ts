import type {Dialect} from "#core/model/dialect.ts";
import {defineDialect} from "../define.ts";
import {readCodeComments} from "../toolkit/code/code-comments.ts";
import {anyOf, configFile, holds, onlyIf, scriptFile} from "../toolkit/config-file.ts";
import {closeElements} from "../toolkit/html/self-closing.ts";
import {ATTRIBUTES, BRACES} from "../toolkit/id-notations.ts";
import {emoji} from "../toolkit/inline/emoji.ts";
import {as, element} from "../toolkit/rules.ts";
import {moustache, removeMoustaches} from "../toolkit/vue/moustaches.ts";
import {readSlots} from "../toolkit/vue/slots.ts";
import {readMdc} from "./mdc.ts";
import {isNuxtContent} from "./numbered-content.ts";

const note = (kind: string) => as("Aside", {title: "title"}, {kind});
const card = as("Card", {title: "title|label", href: "to", text: "description"});
const details = as("Details", {summary: "label|name|title|summary"});
const button = {template: '<a href="{to}">{label}<slot></slot></a>'};
const field = {template: "<p><strong>{name}</strong> <code>{type}</code></p><slot></slot>"};

/** Components of prose, which are also named with the prefix `prose-`: https://ui.nuxt.com/docs/typography */
const PROSE: Dialect["components"] = {
  note: note("note"),
  info: note("note"),
  tip: note("tip"),
  warning: note("warning"),
  caution: note("caution"),
  callout: as("Aside", {kind: "type|color", title: "title"}),
  card,
  "card-group": as("CardGrid"),
  "code-group": as("CodeGroup"),
  "code-tree": as("CodeGroup"),
  "code-collapse": "content",
  "code-preview": "content",
  tabs: as("Tabs", {sync: "sync"}),
  "tabs-item": as("Tab", {title: "label|title"}),
  steps: "content",
  accordion: "content",
  "accordion-item": details,
  collapsible: details,
  badge: as("Badge", {text: "label|text|value", type: "color"}),
  "field-group": "content",
  field,
  icon: "nothing",
  kbd: {template: "<kbd>{value}</kbd>"},
  img: element("img", {src: "src", alt: "alt", width: "width", height: "height"}),
};

/** Names of numbered folders. */
const NUMBERED = /^\d+\.[\w-]+$/;

/** Spells out characters in a name that URLs can't contain. */
const inWords = (name: string): string =>
  name.replaceAll("$", "dollar").replaceAll("&", "and").replaceAll("%", "percent");

/**
 * Nuxt Content (https://content.nuxt.com/docs/files/markdown), with the components of Nuxt UI and Docus
 * (https://ui.nuxt.com/docs/typography).
 */
export default defineDialect({
  name: "nuxt",
  title: "Nuxt Content",
  docs: ["https://content.nuxt.com/docs/files/markdown", "https://ui.nuxt.com/docs/typography"],
  detectedBy:
    "`nuxt.config.*` or `content.config.*` beside `content/`; `.config/docs.yaml`; numbered folders with `.navigation.yml`",
  understands:
    "MDC blocks with properties and slots, components and spans in text, number prefixes; asides, tabs, cards of Nuxt UI and Docus",
  detect: anyOf(
    onlyIf(holds("content"), scriptFile("nuxt.config|content.config")),
    configFile(/^docs\.yaml$/, ".config"),
    onlyIf(isNuxtContent, configFile(NUMBERED)),
  ),
  settings: () => import("./settings.ts"),
  mdx: [],
  frontMatter: {
    fields: {"navigation.title": "label", "navigation.order": "sort"},
    known: (
      "navigation navigation.icon navigation.title head head.title head.description seo links toc icon surround redirect layout " +
      "main hero schemaOrg category author authors image tags published deprecated titleTemplate minimalVersion badge fullpage"
    ).split(" "),
  },
  urls: {numbers: true, readme: false, ofPart: inWords},
  headings: {ids: [BRACES, ATTRIBUTES], title: true, shown: false},
  containers: {colons: {}, others: null},
  fences: {meta: true},
  syntax: {
    code: [readCodeComments],
    beforeParse: [readMdc, readSlots],
    afterParse: [closeElements],
    inline: [removeMoustaches, moustache, emoji],
  },
  html: {silent: ["style"], bindings: [":", "@", "#", "v-"], components: false},
  components: {
    ...PROSE,
    ...Object.fromEntries(Object.entries(PROSE).map(([name, rule]) => [`prose-${name}`, rule])),
    success: note("tip"),
    danger: note("caution"),
    important: note("important"),
    alert: as("Aside", {kind: "type|color", title: "title"}),
    "read-more": card,
    "link-example": card,
    "u-card": card,
    "u-page-card": card,
    "u-page-feature": card,
    "u-page-grid": as("CardGrid"),
    div: "content",
    "video-accordion": {
      template: '<p><a href="https://www.youtube.com/watch?v={videoId}">{title}</a></p>',
    },
    "u-button": button,
    "button-link": button,
    "u-icon": "nothing",
    video: element("video", {
      src: "src",
      poster: "poster",
      controls: "controls",
      loop: "loop",
      autoplay: "autoplay",
    }),
    "pm-install": {template: "<pre><code>npm install {name}</code></pre>"},
    "pm-run": {template: "<pre><code>npm run {script}</code></pre>"},
    "pm-x": {template: "<pre><code>npx {command}</code></pre>"},
    "nuxt-img": element("img", {src: "src", alt: "alt", width: "width", height: "height"}),
  },
});
