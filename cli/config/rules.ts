import {rangesOf} from "../core/model/text-range.ts";
import {CODES} from "../report/codes.ts";
import {diagnostic, FatalError} from "../report/diagnostic.ts";
import {nearest} from "../report/nearest.ts";
import {nodeAt, readJsonTree} from "../support/json/json-tree.ts";

/**
 * Checks the rule names in the config, which are diagnostic codes and therefore not part of its schema.
 * Throws `config-unknown-key`.
 *
 * @param text contents of the config file
 * @param file its name in diagnostics
 */
export function checkRules(rules: Readonly<Record<string, unknown>>, text: string, file: string): void {
  const unknown = Object.keys(rules).filter(code => !Object.hasOwn(CODES, code));
  if (unknown.length === 0) return;
  const source = text.replace(/^\uFEFF/, "");
  const {root} = readJsonTree(source);
  const rangeOf = rangesOf(source);
  throw new FatalError(
    unknown.map(code => {
      const node = root && nodeAt(root, ["rules"], code);
      const meant = nearest(code, Object.keys(CODES));
      return diagnostic("config-unknown-key", `There is no rule "${code}"`, {
        file,
        ...(node && rangeOf(node.offset, node.length)),
        hint: meant ? `Did you mean "${meant}"?` : "Rules are named by diagnostic codes.",
      });
    }),
  );
}
