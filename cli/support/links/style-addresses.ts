/** URL in a style sheet that starts at the root of the host. */
interface StyleAddress {
  /** Path without the first slash, query and fragment. */
  file: string;
  line: number;
}

/** Matches root-relative URLs in `url()` and `@import` (CSS Syntax 3): what precedes the slash, the path, and the rest. */
const ROOTED = /((?:\burl\(\s*|@import\s+)["']?)\/(?!\/)([^"')\s?#]+)/gi;

/**
 * Makes the URLs of deployed files in a style sheet relative to the root of the site, where it is stored, so that they work
 * below any base path.
 */
export const relativeAddresses = (css: string, isDeployed: (file: string) => boolean): string =>
  css.replaceAll(ROOTED, (whole, start: string, file: string) =>
    isDeployed(file) ? `${start}./${file}` : whole,
  );

/** Returns the root-relative URLs in a style sheet. */
export function styleAddresses(css: string): StyleAddress[] {
  let line = 1;
  let at = 0;
  return [...css.matchAll(ROOTED)].map(({index, 2: file = ""}) => {
    for (; at < index; at++) if (css[at] === "\n") line++;
    return {file, line};
  });
}
