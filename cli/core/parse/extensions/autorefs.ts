import {proseLines} from "../blocks/lines.ts";
import type {Filled} from "../template/output.ts";

/** `[text][package.Class]`, `[package.Class][]` */
const REFERENCE = /`[^`\n]*`|\[((?:`[^`\n]*`|[^`[\]\n])+)\]\[([\w.]*)\]/g;

/**
 * References to what a program documents (`mkdocs-autorefs`) are their texts: where it would document them is not known.
 */
export function readAutorefs(text: string): Filled | null {
  if (!/\]\[[\w.]*\]/.test(text)) return null;
  const lines = text.split("\n");
  const defined = new Set(
    [...text.matchAll(/^ {0,3}\[([^\]\n]+)\]:/gm)].map(([, label = ""]) => label.toLowerCase()),
  );
  for (const {index} of proseLines(lines))
    lines[index] = (lines[index] as string).replaceAll(REFERENCE, (all, label?: string, id = "") => {
      if (label === undefined) return all;
      const name = id === "" ? label.replaceAll("`", "") : id;
      return /^[\w-]+(?:\.[\w-]+)+$/.test(name) && !defined.has((id === "" ? label : id).toLowerCase())
        ? label
        : all;
    });
  return {text: lines.join("\n"), lines: lines.map((_, i) => i + 1)};
}
