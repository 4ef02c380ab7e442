import type {FileScope, RewrittenText} from "#core/parse/file-scope.ts";

import {rewriteProse} from "../toolkit/text/rewrite-prose.ts";

/** `[text][package.Class]`, `[package.Class][]` */
const REFERENCE = /`[^`\n]*`|\[((?:`[^`\n]*`|[^`[\]\n])+)\]\[([\w.]*)\]/g;

/**
 * References to what a program documents (`mkdocs-autorefs`) are their texts: where it would document them is not known.
 */
export function readAutorefs({text}: FileScope): RewrittenText | null {
  if (!/\]\[[\w.]*\]/.test(text)) return null;
  const defined = new Set(
    [...text.matchAll(/^ {0,3}\[([^\]\n]+)\]:/gm)].map(([, label = ""]) => label.toLowerCase()),
  );
  return rewriteProse(text, line =>
    line.replaceAll(REFERENCE, (all, label?: string, id = "") => {
      if (label === undefined) return all;
      const name = id === "" ? label.replaceAll("`", "") : id;
      return /^[\w-]+(?:\.[\w-]+)+$/.test(name) && !defined.has((id === "" ? label : id).toLowerCase())
        ? label
        : all;
    }),
  );
}
