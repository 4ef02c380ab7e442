import {readHead} from "#core/discover/front-matter-key.ts";

/** Keys that name the commit of the original which a translation is based on. */
const KEYS = "default_lang_commit|sourceCommit|source_commit|original_commit";

/** Reads the commit that the front matter of a translation names, on any level (`l10n.sourceCommit`); empty if there is none. */
export function namedCommit(file: string): string {
  const [, mark, matter = ""] =
    /^\uFEFF?(---|\+\+\+)[ \t]*\r?\n(.*?)(?:\n\1|$(?![\s\S]))/s.exec(readHead(file)) ?? [];
  if (mark === undefined) return "";
  return (
    new RegExp(`^[ \\t]*"?(?:${KEYS})"?[ \\t]*[:=][ \\t]*["']?([^\\s"'#]+)`, "m").exec(matter)?.[1] ?? ""
  );
}
