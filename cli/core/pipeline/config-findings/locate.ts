import {basename} from "node:path";
import type {PlaceOf} from "#cli/checks/site/view.ts";
import type {Code} from "#cli/report/codes.ts";
import {diagnostic} from "#cli/report/diagnostic.ts";
import {rangesOf} from "#core/model/text-range.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";

/** Problem with a config value that depends on pages and files. */
export interface ConfigFault {
  code: Code;
  message: string;
  path: readonly (string | number)[];
  /** The key, if the key itself is wrong. */
  key?: string | undefined;
  hint?: string | undefined;
}

/**
 * Locates problems in the config file. Returns none if the settings come from another tool's config.
 *
 * @param placeOf locates the settings of an edition; problems in settings without a position are omitted
 */
export async function configFindings(
  configFile: string | null,
  faults: readonly ConfigFault[],
  placeOf: PlaceOf = () => [],
): Promise<Diagnostic[]> {
  if (configFile === null || faults.length === 0) return [];
  const {nodeAt, readJsonTree} = await import("#support/json/json-tree.ts");
  const text = readRegularFile(configFile, MAX_FILE.text)
    .toString("utf8")
    .replace(/^\uFEFF/, "");
  const {root} = readJsonTree(text);
  const rangeIn = rangesOf(text);
  return faults.flatMap(({code, message, path, key, hint}) => {
    const place = placeOf(String(path[0] ?? key));
    if (place === null) return [];
    const node = root && nodeAt(root, [...place, ...path], key);
    return diagnostic(code, message, {
      file: basename(configFile),
      ...(node && rangeIn(node.offset, node.length)),
      ...(hint === undefined ? {} : {hint}),
    });
  });
}
