import {join, posix} from "node:path";
import {pathWithin} from "#schemas/rules/disk-path.ts";
import {readText} from "../toolkit/static-config/read-file.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";

/** Matches the name and folder of a collection: https://fumadocs.dev/docs/mdx/collections */
const COLLECTION =
  /\bconst\s+(\w+)\s*=\s*define(?:Docs|Collections)\(\s*\{[^{}]*?\bdir:\s*["']([^"'\n]+)["']/g;

/** Files that turn collections into pages. */
const SOURCES = ["source.ts", "source.tsx", "source/index.ts"].flatMap(name => [
  `lib/${name}`,
  `src/lib/${name}`,
  `app/${name}`,
]);

/**
 * Returns the URL prefixes of folders that differ from their paths below the content folder, by these paths:
 * https://fumadocs.dev/docs/headless/source-api
 */
export function fumadocsPrefixes(folder: string, content: string, files: SettingsFiles): Map<string, string> {
  const config = readText(join(folder, "source.config.ts"), files);
  const folders = new Map(
    [...config.matchAll(COLLECTION)].map(([, name = "", path = ""]) => [name, join(folder, path)]),
  );
  const found = new Map<string, string>();
  if (folders.size === 0) return found;
  const source = SOURCES.map(name => readText(join(folder, name), files)).find(text => text !== "") ?? "";
  for (const call of source.split(/\bloader\(/).slice(1)) {
    const [, base] = /\bbaseUrl:\s*["'`]\/([^"'`$\n]*)["'`]/.exec(call) ?? [];
    const [, before, within] =
      /\b(\w+)\.toFumadocsSource|\b(?:toFumadocs|createMDX)Source\(\s*(\w+)/.exec(call) ?? [];
    const path = folders.get(before ?? within ?? "");
    const below = path === undefined ? null : pathWithin(content, path);
    if (base === undefined || !below) continue;
    const prefix = posix.normalize(base || ".").replace(/\/$/, "");
    if (prefix !== below) found.set(below, prefix === "." ? "" : prefix);
  }
  return found;
}
