import {posix} from "node:path";
import type {MarkerHook} from "#core/parse/file-scope.ts";
import {GITHUB} from "#support/links/unique-ids.ts";
import {defineDialect} from "../define.ts";
import {colonContainers} from "../toolkit/containers/containers.ts";
import {BRACES} from "../toolkit/id-notations.ts";
import {detect} from "./detect.ts";
import {readExtensions} from "./extensions.ts";
import {readReferences} from "./references.ts";
import {TAGS} from "./tags.ts";

/** Reads containers of any name, but leaves unfinished tags as text. */
const containers: MarkerHook = (text, scope) => {
  const read = colonContainers(text, scope);
  return read && (line => (/:::[ \t]*(?:image|code|video|no-loc)\b/.test(line) ? null : read(line)));
};

/** DocFX and Microsoft Learn: https://dotnet.github.io/docfx/docs/markdown.html */
export default defineDialect({
  name: "docfx",
  title: "DocFX",
  docs: ["https://dotnet.github.io/docfx/docs/markdown.html"],
  detectedBy: "`docfx.json`, also in a subfolder of the repository",
  understands:
    "tabs by headings, `:::image:::`, `:::code:::`, rows, columns, zones, includes, code from files, videos, cross-references to pages by `uid` (others become text); nested `toc.yml` with headings; pages that redirect; pages in YAML are counted, not read",
  detect,
  settings: () => import("./settings.ts"),
  mdx: [],
  frontMatter: {
    fields: {},
    known: (
      "author uid keywords manager ms.author ms.date ms.topic ms.service ms.subservice ms.prod ms.technology ms.custom " +
      "ms.reviewer ms.localizationpriority ms.assetid ms.collection ms.devlang ms.workload ms.tgt_pltfrm ms.suite " +
      "titleSuffix monikerRange zone_pivot_groups no-loc robots services products helpviewer_keywords dev_langs f1_keywords " +
      "content_type ai-usage layout _layout tags feedback_system"
    ).split(" "),
  },
  urls: {readme: false, underscores: true},
  links: {
    // Microsoft Learn, like Windows, ignores the case of file names.
    pictures: (written, {folder, files}) => {
      const path = posix.normalize(written).toLowerCase();
      return files.filter(file => file.toLowerCase() === path).map(file => `${folder}/${file}`);
    },
  },
  headings: {
    // Markdig drops the selectors that make a character an emoji.
    slug: {of: heading => GITHUB.of(heading.replaceAll("\uFE0F", ""))},
    ids: [BRACES],
    title: true,
    shown: true,
  },
  containers: {colons: {}, others: {as: "content"}},
  fences: {meta: true},
  syntax: {beforeParse: [readExtensions], markers: [containers], tags: TAGS, inline: [readReferences]},
});
