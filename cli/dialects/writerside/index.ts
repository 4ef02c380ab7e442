import {join} from "node:path";
import {type Detect, defineDialect} from "../define.ts";
import {anyOf, configFile} from "../toolkit/config-file.ts";
import {ATTRIBUTES, QUOTED_ATTRIBUTES} from "../toolkit/id-notations.ts";
import {attributeList} from "../toolkit/inline/attributes.ts";
import {entriesOf} from "../toolkit/static-config/read-file.ts";
import {readLinks} from "./links.ts";
import {readMarkup} from "./markup.ts";
import {SLUG, urlOf} from "./topics.ts";

const inFolder = configFile(/^(?:writerside\.cfg|project\.ihp)$/);

/** Finds the config in a folder of the repository. */
const inSubfolder: Detect = folder =>
  entriesOf(folder)
    .filter(entry => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
    .map(({name}) => inFolder(join(folder, name)))
    .find(file => file !== null) ?? null;

/** Writerside: https://www.jetbrains.com/help/writerside/markup-reference.html */
export default defineDialect({
  name: "writerside",
  title: "Writerside",
  docs: [
    "https://www.jetbrains.com/help/writerside/markup-reference.html",
    "https://www.jetbrains.com/help/writerside/writerside-cfg.html",
  ],
  detectedBy: "`writerside.cfg` or `project.ihp`, also in a subfolder of the repository",
  understands:
    "topics in Markdown and XML (`.topic`), semantic markup, variables, includes of snippets, code from files, attribute lists, quotes as asides, links and images by file name; the menu and old file names of `.tree` files",
  detect: anyOf(inFolder, inSubfolder),
  settings: () => import("./settings.ts"),
  mdx: [],
  frontMatter: {fields: {}, known: ["switcher-label", "show-structure", "help-id", "web-file-name"]},
  urls: {
    readme: false,
    underscores: true,
    endings: ["topic"],
    ofPage: ({source}) => (source.contentPath === "index.md" ? null : urlOf(source.contentPath)),
  },
  headings: {slug: SLUG, ids: [QUOTED_ATTRIBUTES, ATTRIBUTES]},
  fences: {meta: true},
  syntax: {beforeParse: [readMarkup], inline: [readLinks, attributeList]},
});
