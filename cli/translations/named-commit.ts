import {readHead} from "#core/discover/front-matter-key.ts";

/** Keys that name the original's commit on which a translation is based. */
const KEYS = "default_lang_commit|sourceCommit|source_commit|original_commit";

/**
 * Reads the commit named in a translation's front matter, at any level (`l10n.sourceCommit`). Returns an
 * empty string if there is none.
 */
export function namedCommit(file: string): string {
  const [, mark, matter = ""] =
    /^(---|\+\+\+)[ \t]*\r?\n(.*?)(?:\n\1|$(?![\s\S]))/s.exec(readHead(file)) ?? [];
  if (mark === undefined) return "";
  return (
    new RegExp(`^[ \\t]*"?(?:${KEYS})"?[ \\t]*[:=][ \\t]*["']?([^\\s"'#]+)`, "m").exec(matter)?.[1] ?? ""
  );
}
