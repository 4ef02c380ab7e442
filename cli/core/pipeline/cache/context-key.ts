import type {PageContext} from "#core/model/page-context.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";

/**
 * Serializes everything in a page's context that its result depends on, without absolute paths. A dialect is
 * represented by its name and the project's additions; its code is part of the tool's version, which holds a hash of all
 * sources.
 */
export function contextKey({
  parser,
  dialectSettings,
  siteMap: map,
  folders,
  edition,
  root,
  codeHost,
  ownHosts: hosts,
  address,
  base: path,
  editBase: base,
  known,
  texts,
  repeatedTitles,
  plugins,
  lint,
}: PageContext): string {
  return JSON.stringify([
    parser,
    dialectSettings,
    [...map.pages],
    [...map.urls],
    // A translation of a file has the same path.
    [...map.files].map(([contentPath, disk]) => [contentPath, relativePath(root, disk)]),
    [...map.redirects],
    folders.map(({folder, ...rest}) => [relativePath(root, folder), rest]),
    edition ?? null,
    codeHost && [relativePath(root, codeHost.folder), codeHost.urls],
    hosts,
    address,
    path ?? null,
    base,
    known,
    texts,
    repeatedTitles ?? [],
    plugins.map(({name, version, hash}) => [name, version, hash]),
    lint?.rules ?? null,
  ]);
}
