import {basename} from "node:path";
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

/** Locates problems in the config file. Returns none if the settings come from another tool's config. */
export async function configFindings(
  configFile: string | null,
  faults: readonly ConfigFault[],
): Promise<Diagnostic[]> {
  if (configFile === null || faults.length === 0) return [];
  const {nodeAt, readJsonTree} = await import("#support/json/json-tree.ts");
  const text = readRegularFile(configFile, MAX_FILE.text)
    .toString("utf8")
    .replace(/^\uFEFF/, "");
  const {root} = readJsonTree(text);
  const rangeIn = rangesOf(text);
  return faults.map(({code, message, path, key, hint}) => {
    const node = root && nodeAt(root, path, key);
    return diagnostic(code, message, {
      file: basename(configFile),
      ...(node && rangeIn(node.offset, node.length)),
      ...(hint === undefined ? {} : {hint}),
    });
  });
}
