import {diagnostic, FatalError} from "#cli/report/diagnostic.ts";
import {rangesOf} from "#core/model/text-range.ts";
import {nodeAt, readJsonTree} from "#support/json/json-tree.ts";
import type {EditionFault} from "./check-editions.ts";

/**
 * Creates an error with a diagnostic for each fault.
 *
 * @param text contents of the config file
 * @param file its name in diagnostics
 */
export function faultsOf(faults: readonly EditionFault[], text: string, file: string): FatalError {
  const source = text.replace(/^\uFEFF/, "");
  const {root} = readJsonTree(source);
  const rangeOf = rangesOf(source);
  return new FatalError(
    faults.map(({path, message, hint}) => {
      const node = root && nodeAt(root, path);
      return diagnostic("config-value", message, {
        file,
        ...(node && rangeOf(node.offset, node.length)),
        hint,
      });
    }),
  );
}
