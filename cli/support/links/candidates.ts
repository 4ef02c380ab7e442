import {withoutEdition} from "./edition-path.ts";
import type {LinkNames} from "./find-path.ts";
import {joinPath} from "./link-target.ts";
import type {LinkOrigin} from "./resolved-link.ts";

/**
 * Returns the paths a target may refer to, relative to the content folder and without leading slash, most
 * likely first.
 */
export function candidates(written: string, from: LinkOrigin, names: LinkNames): string[] {
  const {content, edition} = names;
  const isFile = /\.mdx?$/i.test(written) && !/^\.\.?\//.test(written);
  const rooted = isFile ? [joinPath(layerOf(from, names).prefix, written.replace(/^\//, ""))] : [];
  if (written.startsWith("/")) {
    const within = withoutEdition(written, edition);
    if (within !== written) return [joinPath("", within)];
    const prefix = `/${content?.split(/[\\/]/).at(-1)}/`;
    const bare = content !== undefined && written.startsWith(prefix) ? [written.slice(prefix.length)] : [];
    if (names.base && written.startsWith(names.base)) bare.push(written.slice(names.base.length));
    return [...new Set([...[written, ...bare].map(path => joinPath("", path)), ...rooted])];
  }
  const folder = from.contentPath.split("/").slice(0, -1).join("/");
  const byFile = joinPath(folder, written);
  const byUrl = joinPath(from.url, written);
  // Resolution by browsers if the other tool's URLs have no trailing slash.
  const besideUrl = joinPath(from.url.replace(/(?<![^/])[^/]+\/$/, ""), written);
  // `./` means the page itself if its URL is a folder.
  const isSelf = /^\.\/?$/.test(written) && names.dialect?.links.inFolders;
  const near = isSelf ? [byUrl, byFile, besideUrl] : [byFile, byUrl, besideUrl];
  const order = names.dialect?.links.candidates;
  return [...new Set(order ? order({near, fromRoot: rooted}) : near)];
}

/** Returns the content folder that contains a page. */
export const layerOf = (
  {contentPath}: LinkOrigin,
  {folders = []}: LinkNames,
): {folder: string; prefix: string} =>
  folders
    .filter(({prefix}) => contentPath.startsWith(prefix))
    .reduce((best, each) => (each.prefix.length > best.prefix.length ? each : best), {
      folder: "",
      prefix: "",
    });
