import {basename} from "node:path";
import {ROOT_SECTION} from "../../schemas/artifact-paths.ts";
import type {Diagnostic} from "../../schemas/diagnostic.ts";
import type {Project} from "../config/load.ts";
import {MAX_FILE, readRegularFile} from "../files/regular-file.ts";
import type {SourceFile} from "../model/source-file.ts";
import {rangeOf} from "../model/text-range.ts";
import {diagnostic} from "../report/diagnostic.ts";
import {nearest} from "../report/nearest.ts";

/**
 * Names of sections in the config that no page and no README belongs to (`config-section`): what is said of such a
 * section changes nothing.
 */
export async function unknownSections(
  {config, configFile, editions}: Project,
  pages: readonly SourceFile[],
): Promise<Diagnostic[]> {
  // A translation or an old version need not have every section.
  if (configFile === null || (editions && editions.self.path !== "")) return [];
  const sources = config.external.sources.map(({section}) => section);
  const known = new Set([ROOT_SECTION, ...sources, ...pages.map(({section}) => section)]);
  const named: {name: string; path: (string | number)[]; key?: string}[] = [
    ...config.sections.map(({name}, i) => ({name, path: ["sections", i, "name"]})),
    ...(config.navigation ?? []).flatMap(({sections}, i) =>
      Array.isArray(sections)
        ? sections.map((name, j) => ({name, path: ["navigation", i, "sections", j]}))
        : [],
    ),
    ...Object.keys(config.external.titleCase).map(name => ({
      name,
      path: ["external", "titleCase"],
      key: name,
    })),
  ];
  const unknown = named.filter(({name}) => !known.has(name));
  if (unknown.length === 0) return [];
  const {nodeAt, readJsonTree} = await import("../json/json-tree.ts");
  const text = readRegularFile(configFile, MAX_FILE.text)
    .toString("utf8")
    .replace(/^\uFEFF/, "");
  const {root} = readJsonTree(text);
  return unknown.map(({name, path, key}) => {
    const node = root && nodeAt(root, path, key);
    const meant = nearest(name, known);
    return diagnostic("config-section", `no page belongs to the section "${name}"`, {
      file: basename(configFile),
      ...(node && rangeOf(text, node.offset, node.length)),
      ...(meant === undefined ? {} : {hint: `Did you mean "${meant}"?`}),
    });
  });
}
