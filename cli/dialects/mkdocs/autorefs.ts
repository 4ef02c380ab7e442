import type {FileScope, RewrittenText} from "#core/parse/file-scope.ts";

import {rewriteProse} from "../toolkit/text/rewrite-prose.ts";

/** Matches `[text][package.Class]`, `[package.Class][]` and [`name`][], and code spans, which are skipped. */
const REFERENCE = /`[^`\n]*`|\[((?:`[^`\n]*`|[^`[\]\n])+)\]\[([\w.]*)\]/g;

/**
 * Replaces references to documented objects (`mkdocs-autorefs`) with their text, because their targets are
 * unknown.
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
      // One word alone is a name only in a code span, as in [`int`][].
      const isName = /^[\w-]+(?:\.[\w-]+)+$/.test(name) || (id === "" && /^`[\w-]+`$/.test(label));
      return isName && !defined.has((id === "" ? label : id).toLowerCase()) ? label : all;
    }),
  );
}
