import {readFileSync} from "node:fs";
import {plainText} from "#support/files/plain-text.ts";
import {numberBefore} from "#support/links/number-prefix.ts";
import type {FolderMeta} from "../model/folder-meta.ts";
import type {SourceFile} from "../model/source-file.ts";

type Values = Record<string, unknown>;

const text = (found: unknown): string | undefined =>
  typeof found === "string" && found !== "" ? found : undefined;

/**
 * Orders and titles that files of folders give: `_category_.json` and `.yml` (Docusaurus: `label`, `position`) and `_meta.json`
 * (Rspress: a list of entries; Nextra: an object of names and titles); where urls go without the numbers of folders, these
 * numbers. By folder, as it is in the
 * tree. Files that can't be read say nothing.
 *
 * @param files content path → path on disk
 */
export async function folderMetas(
  files: ReadonlyMap<string, string>,
  pages: readonly Pick<SourceFile, "contentPath" | "treePath">[],
): Promise<Map<string, FolderMeta>> {
  const metas = new Map<string, FolderMeta>();
  const inTree = new Map<string, string>();
  for (const {contentPath, treePath = contentPath} of pages)
    if (treePath !== contentPath) noteFolders(contentPath, treePath, inTree, metas);
  for (const [path, file] of files) {
    const [, onDisk = "", name, ending] = /^(?:(.*)\/)?(_category_|_meta)\.(json|ya?ml)$/.exec(path) ?? [];
    if (name === undefined || (name === "_meta" && ending !== "json")) continue;
    const folder = inTree.get(onDisk) ?? onDisk;
    try {
      const written = plainText(readFileSync(file));
      const value: unknown = ending === "json" ? JSON.parse(written) : (await import("yaml")).parse(written);
      const meta = name === "_meta" ? listOf(value) : categoryOf(value as Values);
      metas.set(folder, {...metas.get(folder), ...meta});
    } catch {
      // Another tool's file in another shape.
    }
  }
  return metas;
}

/** The folders of a page in the tree, and their numbers as orders. */
function noteFolders(
  contentPath: string,
  treePath: string,
  inTree: Map<string, string>,
  metas: Map<string, FolderMeta>,
): void {
  const [disk, tree] = [contentPath.split("/").slice(0, -1), treePath.split("/").slice(0, -1)];
  for (; disk.length > 0 && tree.length > 0; disk.pop()) {
    const path = disk.join("/");
    if (inTree.has(path)) return;
    inTree.set(path, tree.join("/"));
    const [name, shown] = [disk.at(-1) as string, tree.at(-1) as string];
    if (!name.endsWith(shown)) continue;
    const sort = name === shown ? null : numberBefore(name);
    if (sort !== null && !metas.has(tree.join("/"))) metas.set(tree.join("/"), {sort});
    tree.pop();
  }
}

function categoryOf({label, position}: Values): FolderMeta {
  return {
    ...(text(label) === undefined ? {} : {title: text(label) as string}),
    ...(typeof position === "number" ? {sort: position} : {}),
  };
}

/** A list of entries says all that menus show; an object (of another tool) leaves the rest behind. */
function listOf(value: unknown): FolderMeta {
  const entries = entriesOf(value);
  return Array.isArray(value) && entries.length > 0 ? {entries, isComplete: true} : {entries};
}

function entriesOf(value: unknown): NonNullable<FolderMeta["entries"]> {
  let header: string | undefined;
  if (!Array.isArray(value)) return keyedEntries(value);
  return value.flatMap((entry): NonNullable<FolderMeta["entries"]> => {
    const {type, name, label, link, tag} = (
      typeof entry === "string" ? {type: "file", name: entry} : entry
    ) as Values;
    if (type === "section-header") header = text(label);
    const address = type === "custom-link" ? text(link) : undefined;
    if (address !== undefined && /^https?:\/\//.test(address) && text(label) !== undefined)
      return [
        {name: "", title: text(label) as string, link: address, ...(header === undefined ? {} : {header})},
      ];
    const stem = text(name)?.replace(/\.mdx?$/, "");
    if (stem === undefined || !/^(?:file|dir|dir-section-header)$/.test(String(type))) return [];
    const title = text(label);
    const badge = text(tag);
    return [
      {
        name: stem,
        ...(title === undefined ? {} : {title}),
        ...(header === undefined ? {} : {header}),
        ...(badge === undefined || badge.startsWith("<") ? {} : {badge}),
      },
    ];
  });
}

/** Entries of an object: name → title, or an object with one. */
function keyedEntries(value: unknown): NonNullable<FolderMeta["entries"]> {
  if (typeof value !== "object" || value === null) return [];
  let header: string | undefined;
  return Object.entries(value).flatMap(([name, own]: [string, unknown]) => {
    const {type, title: given = own, display} = Object(own) as Values;
    const title = text(given);
    if (type === "separator") header = title;
    if ((type !== undefined && type !== "doc" && type !== "page") || display === "hidden") return [];
    return [{name, ...(title === undefined ? {} : {title}), ...(header === undefined ? {} : {header})}];
  });
}
