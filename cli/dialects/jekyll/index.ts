import {capitalized} from "#support/links/file-names.ts";
import {defineDialect} from "../define.ts";
import {configFile} from "../toolkit/config-file.ts";
import {closeElements} from "../toolkit/html/self-closing.ts";
import {ATTRIBUTES, BRACES} from "../toolkit/id-notations.ts";
import {attributeList} from "../toolkit/inline/attributes.ts";
import {emoji} from "../toolkit/inline/emoji.ts";
import {readDefinitions} from "../toolkit/markdown-extra/definitions.ts";
import {readMarkdownExtra} from "../toolkit/markdown-extra/markdown-extra.ts";
import {as, element, SCRIPTS} from "../toolkit/rules.ts";
import {ASIDE_TAGS, CONTROL_TAGS} from "../toolkit/tags.ts";
import {fillTemplate} from "../toolkit/template/fill-template.ts";
import {LIQUID} from "../toolkit/template/scan.ts";
import {removeToc} from "../toolkit/toc.ts";
import {TRIMMED} from "../toolkit/trimmed-slug.ts";
import {dataValues} from "./data-files.ts";
import {kramdownToc} from "./toc.ts";

/**
 * Jekyll, with Liquid and Kramdown: https://jekyllrb.com/docs/liquid/ and
 * https://kramdown.gettalong.org/syntax.html
 */
export default defineDialect({
  name: "jekyll",
  title: "Jekyll",
  docs: ["https://jekyllrb.com/docs/liquid/", "https://kramdown.gettalong.org/syntax.html"],
  detectedBy: "`_config.yml`",
  understands:
    "Liquid: values with filters, `include` with parameters, `highlight`, `raw`, `link`, `post_url`, conditions, loops over known lists and data files; attribute lists, `{:toc}`, collections, permalinks, posts, `redirect_from`; sidebars of `just-the-docs` and of data files",
  detect: configFile(/^_config\.ya?ml$/),
  settings: () => import("./settings.ts"),
  mdx: [],
  frontMatter: {
    fields: {nav_order: "sort", nav_exclude: "noindex", sidebar_title: "label"},
    layoutOf: get => ({updated: get("last_modified_at") ?? get("last_modified_date")}),
    known: (
      "layout permalink parent grand_parent has_children has_toc nav_order nav_exclude search_exclude categories " +
      "category tags author authors excerpt toc comments share published redirect_from redirect_to image header " +
      "classes sidebar child_nav_order last_modified_at last_modified_date lang ref"
    ).split(" "),
  },
  urls: {
    slug: "permalink",
    slugFrom: "site",
    aliases: "redirect_from",

    underscores: true,
    endings: ["markdown", "mkdown", "mkdn", "mkd"],
  },
  links: {inFolders: true},
  headings: {
    slug: {...TRIMMED, footnote: name => `:${name}`},
    ids: [BRACES, ATTRIBUTES],
    title: true,
    nameTitle: name =>
      name
        .split("-")
        .map(word => capitalized(word.toLowerCase()))
        .join(" "),
  },
  fences: {meta: true},
  math: true,
  html: {silent: SCRIPTS, bindings: ["markdown"], components: false},
  syntax: {
    beforeParse: [
      fillTemplate({
        language: LIQUID,
        page: "page",
        names: dataValues,
        tags: {
          ...ASIDE_TAGS,
          ...CONTROL_TAGS,
          include: {tag: "include", file: "0", folders: ["_includes"], isTheme: true},
          include_cached: {tag: "include", file: "0", folders: ["_includes"], isTheme: true},
          include_relative: {tag: "include", file: "0", folders: ["."]},
          render: {tag: "include", file: "0", folders: ["_includes"], isTheme: true},
          highlight: {tag: "code", lang: "0"},
          link: {tag: "link", to: "0"},
          post_url: {tag: "link", to: "0"},
          details: as("Details", {summary: "summary|0"}),
          tabs: as("Tabs"),
          tab: as("Tab", {title: "1|0"}),
          youtube: element("a", {href: "0"}),
          gist: "nothing",
          seo: "nothing",
          feed_meta: "nothing",
        },
      }),
      readMarkdownExtra,
      readDefinitions,
    ],
    afterParse: [closeElements],
    inline: [removeToc("{:toc}", "TOC {:toc}"), kramdownToc, attributeList, emoji],
  },
});
