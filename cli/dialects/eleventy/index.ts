import {defineDialect} from "../define.ts";
import {configFile} from "../toolkit/config-file.ts";
import {ATTRIBUTES, BRACES} from "../toolkit/id-notations.ts";
import {as, USUAL_ASIDES} from "../toolkit/rules.ts";
import {ASIDE_TAGS, CONTROL_TAGS} from "../toolkit/tags.ts";
import {fillTemplate} from "../toolkit/template/fill-template.ts";
import {JINJA} from "../toolkit/template/scan.ts";

/** Eleventy, with the markdown-it containers that its sites use: https://www.11ty.dev/docs/ */
export default defineDialect({
  name: "eleventy",
  title: "Eleventy",
  docs: ["https://www.11ty.dev/docs/"],
  detectedBy: "`eleventy.config.*`",
  understands:
    "Nunjucks and Liquid as for Jekyll, containers; pages in template languages are counted, not read",
  detect: configFile(/^(?:\.eleventy\.js|eleventy\.config\.[cm]?js)$/),
  settings: () => import("./settings.ts"),
  mdx: [],
  frontMatter: {
    fields: {
      eleventyExcludeFromCollections: "noindex",
      "eleventyNavigation.order": "sort",
      "eleventyNavigation.title": "label",
      // Many layouts fill the head of a page from these.
      "meta.title": "title",
      "meta.description": "description",
    },
    known:
      "layout permalink pagination tags eleventyNavigation eleventyComputed templateEngineOverride override".split(
        " ",
      ),
  },
  urls: {slug: "permalink", slugFrom: "site", underscores: true},
  links: {fromHost: true},
  sortsFolders: true,
  headings: {ids: [BRACES, ATTRIBUTES], title: true, shown: true},
  containers: {
    colons: {
      ...USUAL_ASIDES,
      details: {as: "details", label: "Details"},
    },
    others: {as: "content"},
  },
  fences: {meta: true},
  syntax: {
    beforeParse: [
      fillTemplate({
        language: JINJA,
        page: "page",
        tags: {
          ...ASIDE_TAGS,
          ...CONTROL_TAGS,
          include: {tag: "include", file: "0", folders: ["_includes", "."], isTheme: true},
          highlight: {tag: "code", lang: "0"},
          callout: as("Aside", {kind: "type|0", title: "title"}),
          details: as("Details", {summary: "summary|title|0"}),
        },
      }),
    ],
  },
});
