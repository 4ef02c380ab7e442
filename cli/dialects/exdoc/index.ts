import {posix} from "node:path";
import {defineDialect} from "../define.ts";
import {configFile, mentions, onlyIf} from "../toolkit/config-file.ts";
import {ATTRIBUTES, CLASSES} from "../toolkit/id-notations.ts";
import {attributeList} from "../toolkit/inline/attributes.ts";
import {readAdmonitions} from "./admonitions.ts";
import {readLinks} from "./links.ts";

/** ExDoc: https://hexdocs.pm/ex_doc/readme.html */
export default defineDialect({
  name: "exdoc",
  title: "ExDoc",
  docs: ["https://hexdocs.pm/ex_doc/readme.html", "https://hexdocs.pm/ex_doc/Mix.Tasks.Docs.html"],
  detectedBy: "`mix.exs` with `extras` in a folder",
  understands:
    "order and groups of `extras`, cheatsheets, admonitions as quoted headings, attribute lists, links by file name; links to modules and functions become text",
  detect: onlyIf(folder => mentions(`${folder}/mix.exs`, /\bextras:/, folder), configFile(/^mix\.exs$/)),
  settings: () => import("./settings.ts"),
  mdx: [],
  urls: {underscores: true, endings: ["cheatmd", "livemd"]},
  links: {
    // `assets` are copied beside the pages, which are all in one folder.
    pictures: (written, {folder}) => {
      if (!written.startsWith("assets/")) return [];
      const parts = folder.split("/");
      return parts.map((_, at) => posix.join(...parts.slice(0, at), written));
    },
  },
  headings: {ids: [ATTRIBUTES, CLASSES]},
  fences: {meta: true},
  syntax: {blocks: [readAdmonitions], inline: [readLinks, attributeList]},
});
