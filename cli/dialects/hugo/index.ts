import {defineDialect} from "../define.ts";
import {anyOf, configFile, holds, onlyIf} from "../toolkit/config-file.ts";
import {ATTRIBUTES, BRACES} from "../toolkit/id-notations.ts";
import {attributeList} from "../toolkit/inline/attributes.ts";
import {emoji} from "../toolkit/inline/emoji.ts";
import {readDefinitions} from "../toolkit/markdown-extra/definitions.ts";
import {as, element, SCRIPTS} from "../toolkit/rules.ts";
import {ASIDE_TAGS} from "../toolkit/tags.ts";
import {fillTemplate} from "../toolkit/template/fill-template.ts";
import type {TagRule} from "../toolkit/template/tag-rule.ts";
import {HUGO} from "./heading-slug.ts";
import {ownRules} from "./own-shortcodes.ts";
import {pictures} from "./pictures.ts";
import {codeTag, namedValues, SHORTCODES} from "./syntax.ts";

const callout = as("Aside", {kind: "type|context|color|style|0", title: "title|1"});
const tab = as("Tab", {title: "header|name|title|tabName|tabTitle|label|0"});
const details = as("Details", {summary: "summary|title|label|0", open: "open"});
const card = as("Card", {title: "title|header|name|0", href: "link|href|url", text: "subtitle|description"});
const fileEntry = as("FileEntry", {name: "name"});
const picture = element("img", {
  src: "src|img|image|0",
  alt: "alt|caption|title|1",
  title: "title",
  width: "width",
  height: "height",
});
/** Creates the rule for embedded content of another site: a link to it. */
const linked = (url: string): TagRule => ({template: `<p><a href="${url}">${url}</a></p>`});
const post = linked("https://x.com/{user}/status/{id}");
const code = {tag: "code", lang: "lang|language|codeLang|0", title: "file|filename|title"} as const;
const ref = {tag: "link", to: "path|0"} as const;

/** Names of config files. */
const CONFIG = /^(?:hugo|config)\.(?:toml|ya?ml|json)$/;

/** Sanitizes a path like Hugo's `paths.Sanitize`: lowercase, hyphens for spaces, few other characters. */
const sanitizedPath = (url: string): string =>
  url
    .replaceAll(/\s+/g, "-")
    .replaceAll(/[^\p{L}\p{M}\p{N}._/#+~@-]/gu, "")
    .toLowerCase();

/**
 * Hugo, with built-in shortcodes, shortcodes of common documentation themes, and simple ones of the project:
 * https://gohugo.io/content-management/shortcodes/
 */
export default defineDialect({
  name: "hugo",
  title: "Hugo",
  docs: ["https://gohugo.io/content-management/shortcodes/"],
  detectedBy: "`hugo.*`, `config.*` beside `content/`, `config/_default/`",
  understands:
    "shortcodes: `ref`, `relref`, `figure`, `highlight`, `param`, `readfile`, and asides, tabs, details, cards, steps of its common themes; definition lists; lowercase URLs, `url`, `slug`, `aliases`, permalinks, pages that are never rendered; languages",
  detect: anyOf(
    onlyIf(holds("content", "hugo.toml"), configFile(CONFIG)),
    configFile(CONFIG, "config/_default"),
  ),
  settings: () => import("./settings.ts"),
  mdx: [],
  frontMatter: {
    startOf: text => /^\s*/.exec(text)?.[0].length ?? 0,
    fields: {
      weight: "sort",
      linkTitle: "label",
      linktitle: "label",
      publishDate: "date",
      // The case of keys does not matter.
      Title: "title",
      Description: "description",
      Date: "date",
      Draft: "draft",
      Weight: "sort",
      LinkTitle: "label",
    },
    layoutOf: get => ({updated: get("lastmod") ?? get("Lastmod")}),
    known: (
      "type layout slug url aliases menu cascade params keywords tags categories series weight outputs resources " +
      "headless markup toc bookToc bookCollapseSection bookFlatSection bookHidden simple_list no_list icon images " +
      "summary content_type build _build sitemap translationKey isCJKLanguage videos author authors reviewers " +
      "lastmod Lastmod expiryDate unlisted default_lang_commit drifted_from_default min-kubernetes-server-version feature card featured sidebar"
    ).split(" "),
  },
  urls: {
    slug: "url",
    id: "slug",
    slugFrom: "site",
    aliases: "aliases",
    finish: sanitizedPath,
    readme: false,
    endings: ["markdown"],
  },
  links: {
    pictures,
    // Only links to files are resolved relative to the file. Browsers resolve all others relative to the URL.
    candidates: ({near, fromRoot}) => {
      const [byFile = "", ...byUrl] = near;
      return [...fromRoot, ...(/\.(?:md|markdown)$/i.test(byFile) ? near : [...byUrl, byFile])];
    },
  },
  sortsFolders: true,
  order: "weight",
  alerts: null,
  headings: {slug: HUGO, ids: [BRACES, ATTRIBUTES], title: true, named: ["dt"]},
  fences: {meta: true},
  math: true,
  html: {silent: SCRIPTS, bindings: [], components: false},
  syntax: {
    beforeParse: [
      fillTemplate({
        language: SHORTCODES,
        page: "page",
        names: namedValues,
        ownTags: ownRules,
        codeTag,
        tags: {
          ...ASIDE_TAGS,
          alert: as("Aside", {kind: "color|type|context|0", title: "title"}),
          admonition: callout,
          callout,
          hint: callout,
          notice: callout,
          pageinfo: as("Aside", {}, {kind: "note"}),
          tabs: as("Tabs"),
          tabpane: as("Tabs", {sync: "persist"}),
          "code-tabs": as("Tabs"),
          tab,
          "code-tab": tab,
          details,
          expand: details,
          collapse: details,
          steps: as("Steps"),
          cards: as("CardGrid"),
          cardpane: as("CardGrid"),
          card,
          "link-card": card,
          filetree: "content",
          "filetree/container": as("FileTree"),
          "filetree/folder": fileEntry,
          "filetree/file": fileEntry,
          "hextra/hero-badge": element("a", {href: "link"}),
          "hextra/hero-button": {template: '<p><a href="{link}">{text}</a></p>'},
          "hextra/hero-container": "content",
          "hextra/hero-headline": element("p"),
          "hextra/hero-subtitle": element("p"),
          "hextra/hero-section": element("p"),
          "hextra/feature-grid": as("CardGrid"),
          "hextra/feature-card": card,
          term: {tag: "text", value: "entry|0"},
          columns: "content",
          column: "content",
          blocks: "content",
          "blocks/cover": card,
          "blocks/feature": card,
          "blocks/lead": "content",
          "blocks/section": "content",
          "blocks/link-down": "nothing",
          div: "content",
          details_content: "content",
          figure: picture,
          image: picture,
          img: picture,
          imgproc: picture,
          button: element("a", {href: "href|relref|link|url|0"}),
          youtube: linked("https://www.youtube.com/watch?v={id}{0}"),
          vimeo: linked("https://vimeo.com/{id}{0}"),
          gist: linked("https://gist.github.com/{0}/{1}"),
          instagram: linked("https://www.instagram.com/p/{id}{0}/"),
          tweet: post,
          twitter: post,
          twitter_simple: post,
          x: post,
          x_simple: post,
          toc: "nothing",
          comment: "nothing",
          icon: {tag: "text", literal: ""},
          badge: as("Badge", {text: "content|text|0", type: "type"}),
          highlight: code,
          code,
          "code-block": code,
          mermaid: {tag: "code", language: "mermaid"},
          diagram: {tag: "code", language: "mermaid"},
          math: "content",
          katex: "content",
          ref,
          relref: ref,
          "code-toggle": {tag: "code", language: "yaml", title: "file"},
          param: {tag: "value", inCode: true},
          _param: {tag: "value", inCode: true},
          readfile: {
            tag: "include",
            file: "file|0",
            folders: [".", "", "content"],
            literal: true,
            inCode: true,
          },
          include: {
            tag: "include",
            file: "file|0",
            folders: [".", "", "content", "includes", "^_includes"],
            isTheme: true,
            isFilled: true,
          },
          glossary_tooltip: {tag: "text", value: "text|term_id"},
          "glossary-tooltip": {tag: "text", value: "text|term_id"},
        },
      }),
      readDefinitions,
    ],
    inline: [attributeList, emoji],
  },
});
