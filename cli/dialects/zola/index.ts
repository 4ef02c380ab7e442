import type {SlugRule} from "#core/model/dialect.ts";
import {defineDialect} from "../define.ts";
import {configFile, holds, mentions, onlyIf} from "../toolkit/config-file.ts";
import {BRACES} from "../toolkit/id-notations.ts";
import {element, SCRIPTS} from "../toolkit/rules.ts";
import {ASIDE_TAGS} from "../toolkit/tags.ts";
import {fillTemplate} from "../toolkit/template/fill-template.ts";
import {CALLS, readCalls} from "./calls.ts";

/** Zola's slug rule: letters and digits without accents, joined by single hyphens. */
const SLUG: SlugRule = {
  of: text =>
    text
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
      .replaceAll(/^-|-$/g, ""),
};

const picture = element("img", {src: "src|path|url", alt: "alt|caption", width: "width", height: "height"});

/** Zola: https://www.getzola.org/documentation/content/overview/ */
export default defineDialect({
  name: "zola",
  title: "Zola",
  docs: [
    "https://www.getzola.org/documentation/content/page/",
    "https://www.getzola.org/documentation/content/shortcodes/",
  ],
  detectedBy: "`zola.toml`, or `config.toml` with `base_url` beside `content/`",
  understands:
    "`@/` links, shortcodes with and without body by usual names, `path`, `slug`, `aliases`, `weight`, `draft`; pages in other languages are omitted",
  detect: onlyIf(
    folder =>
      holds("content")(folder) &&
      ["zola.toml", "config.toml"].some(name =>
        mentions(`${folder}/${name}`, /^[ \t]*base_url[ \t]*=/m, folder),
      ),
    configFile(/^(?:zola|config)\.toml$/),
  ),
  settings: () => import("./settings.ts"),
  mdx: [],
  frontMatter: {
    fields: {weight: "sort"},
    layoutOf: get => ({updated: get("updated")}),
    startOf: text => /^\s*/.exec(text)?.[0].length ?? 0,
    known: (
      "path slug aliases updated template page_template taxonomies extra authors in_search_index render redirect_to sort_by " +
      "paginate_by paginate_path paginate_reversed insert_anchor_links transparent generate_feeds generate_feed"
    ).split(" "),
  },
  urls: {slug: "path", id: "slug", slugFrom: "site", aliases: "aliases", readme: false},
  links: {
    // `@/` is the content folder.
    candidates: ({near, fromRoot}) => {
      const [byFile = ""] = near;
      const at = /(?:^|\/)@\/(.*)$/.exec(byFile)?.[1];
      return at === undefined ? [...near, ...fromRoot] : [at];
    },
  },
  sortsFolders: true,
  headings: {slug: SLUG, ids: [BRACES], title: true},
  fences: {meta: true},
  html: {silent: SCRIPTS, bindings: [], components: false},
  syntax: {
    beforeParse: [
      readCalls,
      fillTemplate({
        language: CALLS,
        page: "page",
        tags: {
          ...ASIDE_TAGS,
          figure: picture,
          image: picture,
          img: picture,
          youtube: element("a", {href: "url"}),
          mermaid: {tag: "code", language: "mermaid"},
        },
      }),
    ],
  },
});
