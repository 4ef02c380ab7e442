import {defineDialect} from "../define.ts";
import {configFile} from "../toolkit/config-file.ts";
import {firstHeading} from "../toolkit/first-heading.ts";
import {ATTRIBUTES, BRACES} from "../toolkit/id-notations.ts";
import {SCRIPTS} from "../toolkit/rules.ts";
import {fillTemplate} from "../toolkit/template/fill-template.ts";
import {TRIMMED} from "../toolkit/trimmed-slug.ts";
import {hideLines} from "./hidden-lines.ts";
import {listing} from "./listing.ts";
import {HELPERS} from "./syntax.ts";

/**
 * mdBook: https://rust-lang.github.io/mdBook/format/markdown.html and
 * https://rust-lang.github.io/mdBook/format/mdbook.html
 */
export default defineDialect({
  name: "mdbook",
  title: "mdBook",
  docs: [
    "https://rust-lang.github.io/mdBook/format/markdown.html",
    "https://rust-lang.github.io/mdBook/format/mdbook.html",
  ],
  detectedBy: "`book.toml`",
  understands:
    "`{{#include}}`, `{{#rustdoc_include}}`, `{{#playground}}`, `{{#title}}`, hidden Rust lines, redirects, `SUMMARY.md`, whose chapters are the only pages; links that lead out of the book",
  detect: configFile(/^book\.toml$/),
  settings: () => import("./settings.ts"),
  mdx: [],
  urls: {underscores: true},
  // Books link to sibling books.
  links: {
    mayBeBelow: true,
    generated: /\/(?:print|toc)\/$/,
    outside: path => (path.startsWith("../") ? `/${path}` : null),
  },
  headings: {
    slug: TRIMMED,
    ids: [BRACES, ATTRIBUTES],
    title: true,
    shown: true,
    titleIn: firstHeading,
  },
  fences: {meta: true},
  syntax: {
    beforeParse: [
      fillTemplate({
        language: HELPERS,
        page: "page",
        tags: {
          include: {tag: "include", folders: ["."], whole: true, inCode: true},
          rustdoc_include: {tag: "include", folders: ["."], whole: true, literal: true, inCode: true},
          playground: {tag: "include", folders: ["."], whole: true, literal: true, fence: "rust"},
          playpen: {tag: "include", folders: ["."], whole: true, literal: true, fence: "rust"},
          title: {tag: "text", literal: ""},
        },
      }),
      hideLines,
    ],
    tags: {Listing: listing},
  },
  html: {silent: SCRIPTS, bindings: [], components: true},
});
