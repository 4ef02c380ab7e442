import type {Dialect} from "../model/dialect.ts";
import {commonmark} from "./commonmark.ts";
import {USUAL_ASIDES} from "./rules.ts";

/** https://www.11ty.dev/docs/, with the containers of markdown-it that its sites use. */
export const eleventy: Dialect = {
  ...commonmark,
  mdx: [],
  frontMatter: {
    fields: {
      eleventyExcludeFromCollections: "noindex",
      "eleventyNavigation.order": "sort",
      "eleventyNavigation.title": "label",
    },
    known:
      "layout permalink pagination tags eleventyNavigation eleventyComputed templateEngineOverride override".split(
        " ",
      ),
  },
  urls: {...commonmark.urls, slug: "permalink"},
  headings: {...commonmark.headings, ids: ["braces", "attributes"], title: true, shown: true},
  containers: {
    colons: {
      ...USUAL_ASIDES,
      details: {as: "details", label: "Details"},
    },
    others: {as: "content"},
    indented: null,
  },
  fences: {comments: false, meta: true, annotations: false},
};
