/** File names of a Markdown README, best first, compared without case. */
const NAMES = ["readme.md", "readme.markdown", "readme.mdown", "readme.mkd", "readme"];

/**
 * Finds the README among the files of a folder, ignoring case. Of `README.md` and `readme.md`, the first by
 * code unit wins, so the choice does not depend on listing order.
 */
export function findReadme(names: readonly string[]): string | null {
  for (const wanted of NAMES) {
    const found = names.filter(name => name.toLowerCase() === wanted).sort()[0];
    if (found !== undefined) return found;
  }
  return null;
}

/** Maximum size of a README, in bytes. */
export const MAX_README = 1024 * 1024;

/** Reports whether a README is empty. */
export const isBlank = (bytes: Buffer): boolean =>
  bytes
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .trim() === "";
