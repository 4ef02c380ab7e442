import {join} from "node:path";
import {defineDialect} from "../define.ts";
import {configFile, onlyIf, textOf} from "../toolkit/config-file.ts";
import {closeElements} from "../toolkit/html/self-closing.ts";
import {ATTRIBUTES, BRACES} from "../toolkit/id-notations.ts";
import {emoji} from "../toolkit/inline/emoji.ts";
import {SCRIPTS} from "../toolkit/rules.ts";
import {TRIMMED} from "../toolkit/trimmed-slug.ts";
import {readLinkOptions} from "./link-options.ts";

const startsDocsify = (folder: string): boolean =>
  /\$docsify|docsify(?:@[\w.]+)?(?:\/|\.min|\.js)/.test(textOf(join(folder, "index.html")));

/** Docsify, with its embedded files and attributes in titles: https://docsify.js.org/#/helpers */
export default defineDialect({
  name: "docsify",
  title: "Docsify",
  docs: ["https://docsify.js.org/#/helpers"],
  detectedBy: "`index.html` that starts Docsify",
  understands: "`!>` and `?>`, `:id=`, emoji, `_sidebar.md`",
  detect: onlyIf(startsDocsify, configFile(/^index\.html$/)),
  settings: () => import("./settings.ts"),
  mdx: [],
  urls: {underscores: true},
  headings: {
    slug: TRIMMED,
    ids: [BRACES, ATTRIBUTES, {pattern: /(?<![ \t])[ \t]+:id=([\w-]+)[ \t]*$/}],
    title: true,
    shown: true,
  },
  fences: {meta: true},
  asides: {"!": "important", "?": "tip"},
  syntax: {
    afterParse: [closeElements],
    blocks: [readLinkOptions],
    inline: [emoji],
  },
  html: {silent: SCRIPTS, bindings: [":", "@", "v-"], components: false},
});
