import {existsSync} from "node:fs";
import {join} from "node:path";
import {defineDialect} from "../define.ts";
import {configFile, holds, onlyIf} from "../toolkit/config-file.ts";
import {closeElements} from "../toolkit/html/self-closing.ts";
import {ATTRIBUTES, BRACES} from "../toolkit/id-notations.ts";
import {emoji} from "../toolkit/inline/emoji.ts";
import {as, element, SCRIPTS} from "../toolkit/rules.ts";
import {entriesOf} from "../toolkit/static-config/read-file.ts";
import {CONTROL_TAGS} from "../toolkit/tags.ts";
import {fillTemplate} from "../toolkit/template/fill-template.ts";
import {LIQUID} from "../toolkit/template/scan.ts";
import {gitbookSlug} from "./slug.ts";

/** Folder of images and other files used by pages. */
const ASSETS = ".gitbook/assets";

const foldersIn = (content: string): string[] =>
  entriesOf(content)
    .filter(entry => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({name}) => name);

/** GitBook, including the output of its Git Sync: https://gitbook.com/docs/creating-content/blocks */
export default defineDialect({
  name: "gitbook",
  title: "GitBook",
  docs: ["https://gitbook.com/docs/creating-content/blocks"],
  detectedBy: "`.gitbook.yaml`, or `SUMMARY.md` beside a README",
  understands:
    "`hint`, `tabs`, `code`, `embed`, `file`, `content-ref`, `stepper`, `columns`, `prompt`, redirects, `SUMMARY.md`, one per space if there are several",
  detect: onlyIf(holds("README.md", ".gitbook.yaml"), configFile(/^(?:\.gitbook\.ya?ml|SUMMARY\.md)$/)),
  settings: () => import("./settings.ts"),
  mdx: [],
  urls: {
    underscores: true,
    // A separate folder for each space, if the repository contains several.
    assetFolders: content =>
      [ASSETS, ...foldersIn(content).map(name => `${name}/${ASSETS}`)].filter(name =>
        existsSync(join(content, name)),
      ),
  },
  frontMatter: {
    fields: {hidden: "noindex", noIndex: "noindex"},
    known: "icon cover coverY coverHeight layout hidden if vars tags metaLinks".split(" "),
  },
  headings: {
    slug: {of: gitbookSlug},
    ids: [BRACES, ATTRIBUTES],
    title: true,
    shown: true,
    named: ["summary"],
  },
  fences: {meta: true},
  math: true,
  html: {silent: SCRIPTS, bindings: ["data-"], components: false},
  syntax: {
    beforeParse: [
      fillTemplate({
        language: LIQUID,
        page: "page",
        tags: {
          raw: CONTROL_TAGS.raw as "content",
          if: {tag: "if"},
          hint: as("Aside", {kind: "style|0", title: "title"}),
          tabs: as("Tabs"),
          tab: as("Tab", {title: "title"}),
          code: as("Titled", {title: "title"}),
          embed: element("a", {href: "url"}),
          file: element("a", {href: "src"}),
          "content-ref": "content",
          stepper: as("Steps"),
          step: "content",
          columns: "content",
          column: "content",
          updates: "content",
          update: "content",
          swagger: "content",
          "swagger-description": "content",
          "swagger-parameter": "content",
          "swagger-response": "content",
          openapi: "content",
          include: {tag: "include", file: "0", folders: [".", ""], isTheme: true},
          prompt: as("Details", {summary: "description"}),
          expandable: as("Details", {summary: "title"}),
          method: "content",
          "api-method": "content",
        },
      }),
    ],
    afterParse: [closeElements],
    inline: [emoji],
  },
});
