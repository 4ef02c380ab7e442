/** File names of a README that is Markdown, best first; compared without case. */
const NAMES = ["readme.md", "readme.markdown", "readme.mdown", "readme.mkd", "readme"];

/**
 * The README among the files of one folder, whatever its case; of `README.md` and `readme.md` the first by code
 * unit, so that the choice never depends on listing order.
 */
export function findReadme(names: readonly string[]): string | null {
  for (const wanted of NAMES) {
    const found = names.filter(name => name.toLowerCase() === wanted).sort()[0];
    if (found !== undefined) return found;
  }
  return null;
}

/** Largest README, in bytes. */
export const MAX_README = 1024 * 1024;

/** Whether a README holds nothing. */
export const isBlank = (bytes: Buffer): boolean =>
  bytes
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .trim() === "";
