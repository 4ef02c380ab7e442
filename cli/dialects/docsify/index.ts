import {defineDialect} from "../define.ts";
import {SCRIPTS} from "../toolkit/rules.ts";

/** https://docsify.js.org/#/helpers, with its embedded files and attributes in titles. */
export default defineDialect({
  mdx: [],
  urls: {underscores: true},
  headings: {
    slug: "trimmed",
    ids: ["braces", "attributes", "docsify"],
    title: true,
    shown: true,
  },
  fences: {comments: false, meta: true, annotations: false, hidden: false},
  inline: {emoji: true},
  extensions: ["docsify"],
  asides: {"!": "important", "?": "tip"},
  html: {silent: SCRIPTS, bindings: [":", "@", "v-"], components: false},
});
