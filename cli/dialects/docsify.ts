import type {Dialect} from "../core/model/dialect.ts";
import {commonmark} from "./commonmark.ts";
import {SCRIPTS} from "./rules.ts";

/** https://docsify.js.org/#/helpers, with its embedded files and attributes in titles. */
export const docsify: Dialect = {
  ...commonmark,
  mdx: [],
  urls: {...commonmark.urls, underscores: true},
  headings: {
    ...commonmark.headings,
    slug: "trimmed",
    ids: ["braces", "attributes", "docsify"],
    title: true,
    shown: true,
  },
  fences: {comments: false, meta: true, annotations: false, hidden: false},
  inline: {...commonmark.inline, emoji: true},
  extensions: ["docsify"],
  asides: {"!": "important", "?": "tip"},
  html: {silent: SCRIPTS, bindings: [":", "@", "v-"], components: false},
};
