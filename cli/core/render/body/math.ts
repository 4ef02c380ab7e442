import {createRequire} from "node:module";
import type {Formula} from "#core/model/nodes.ts";
import {escapeHtml} from "#schemas/rules/markup.ts";
import {asError} from "#support/files/as-error.ts";
import {type BodyState, report} from "./body-state.ts";
import type {Trusted} from "./nodes.ts";

type Temml = {renderToString(tex: string, options: object): string};

/** Maximum length of a formula, because the cost grows with it. */
const MAX_LENGTH = 10_000;

// Loaded on demand: few pages contain formulas.
const load = (): Temml => createRequire(import.meta.url)("temml");

/**
 * Converts a formula to MathML, which browsers render natively. Reports `math-syntax` and shows the source if
 * it is not valid TeX.
 */
export function mathToHast(node: Formula, state: BodyState): Trusted {
  const {value, display} = node;
  try {
    if (value.length > MAX_LENGTH) throw new Error("it is too long");
    const options = {
      displayMode: display,
      throwOnError: true,
      trust: false,
      maxExpand: 1000,
      maxSize: [50, 500],
    };
    return {type: "trusted", value: load().renderToString(value, options)};
  } catch (error) {
    const [reason = ""] = String(asError(error).message).split("\n");
    report(state, "math-syntax", `the formula can't be read: ${reason}`, node);
    return {type: "trusted", value: `<code>${escapeHtml(value)}</code>`};
  }
}
