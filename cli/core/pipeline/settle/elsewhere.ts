import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";

/** Maximum length of a redirect chain. */
const MAX_REDIRECTS = 10;

/** Names of versions: `latest`, `v2`, `1.x`, `2.3.1`. A mere number may be a year. */
const VERSION =
  /^(?:latest|stable|current|next|main|master|dev|devel|edge|nightly|lts|v\d+(?:\.\d+)*|\d+(?:\.\d+)+|\d+(?:\.\d+)*\.x)$/i;

/**
 * Returns the reason why a missing page may exist elsewhere, or `null`: it belongs to a version without any page in the
 * folder, or another tool's settings file mentions it, so a plug-in may generate it or another site may contain it.
 * Leading and trailing slashes are ignored; text without a slash must be in quotes.
 *
 * @param toolFile - absolute path; null if there is none
 * @param urls - lowercase URLs of all pages
 */
export function elsewhereBy(
  toolFile: string | null,
  urls: ReadonlySet<string>,
): (url: string, isRedirect: boolean) => {message: string; hint: string} | null {
  const named = namedIn(toolFile);
  const folders = new Set([...urls].flatMap(url => firstFolders(url)));
  return (url, isRedirect) => {
    const version = firstFolders(url).find(folder => VERSION.test(folder.split("/").at(-2) ?? ""));
    if (version !== undefined && !folders.has(version.toLowerCase()))
      return {
        message: `there is no page \`${url}\`, nor any other page of the version \`${version}\``,
        hint: `If it is a version of this site, list it in \`versions\`; otherwise add \`${version}\` to \`known\`.`,
      };
    if (isRedirect || !named.has(bare(url))) return null;
    return {
      message: `there is no page \`${url}\`, but the site's settings mention it`,
      hint: "If a plug-in generates this page, add its URL to `known`.",
    };
  };
}

/** Returns the first two folders of a URL: `/a/` and `/a/b/` for `/a/b/c/`. */
const firstFolders = (url: string): string[] => {
  const [, first, second] = /^(\/[^/]+\/)([^/]+\/)?/.exec(url) ?? [];
  return first === undefined ? [] : second === undefined ? [first] : [first, first + second];
};

/** Returns the paths that a settings file contains; none if it can't be read. */
function namedIn(file: string | null): ReadonlySet<string> {
  const named = new Set<string>();
  if (file === null) return named;
  try {
    const text = readRegularFile(file, MAX_FILE.settings).toString("utf8");
    for (const quoted of text.match(/["'`][\w./~-]+(?=["'`])/g) ?? []) named.add(bare(quoted.slice(1)));
    for (const word of text.split(/[\s"'`,;:()[\]{}]+/)) if (word.startsWith("/")) named.add(bare(word));
  } catch {
    // The build reports a file that can't be read.
  }
  named.delete("");
  return named;
}

const bare = (path: string): string => path.toLowerCase().replaceAll(/^\/|\/$/g, "");

/** Follows the redirects of a URL to their end, without fragment. Returns the URL itself if there are none. */
export function redirectEnd(url: string, redirects: ReadonlyMap<string, string>): string {
  let end = url;
  for (let hops = 0; hops < MAX_REDIRECTS; hops++) {
    const next = redirects.get(end);
    if (next === undefined) break;
    end = next.replace(/[?#].*$/s, "").replace(/(?<!\/)$/, "/");
  }
  return end;
}
