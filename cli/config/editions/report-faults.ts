import {diagnostic, FatalError} from "#cli/report/diagnostic.ts";
import {rangeOf} from "#core/model/text-range.ts";
import {nodeAt, readJsonTree} from "#support/json/json-tree.ts";
import type {EditionFault} from "./check-editions.ts";

/**
 * The faults as findings at their places.
 *
 * @param text the config file
 * @param file its name in findings
 */
export function faultsOf(faults: readonly EditionFault[], text: string, file: string): FatalError {
  const source = text.replace(/^\uFEFF/, "");
  const {root} = readJsonTree(source);
  return new FatalError(
    faults.map(({path, message, hint}) => {
      const node = root && nodeAt(root, path);
      return diagnostic("config-value", message, {
        file,
        ...(node && rangeOf(source, node.offset, node.length)),
        hint,
      });
    }),
  );
}
