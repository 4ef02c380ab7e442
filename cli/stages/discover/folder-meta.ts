import {readFileSync} from "node:fs";
import type {FolderMeta} from "../../model/folder-meta.ts";

type Values = Record<string, unknown>;

const text = (found: unknown): string | undefined =>
  typeof found === "string" && found !== "" ? found : undefined;

/**
 * Orders and titles that files of folders give: `_category_.json` (Docusaurus: `label`, `position`) and `_meta.json`
 * (Rspress: a list of entries). By folder, relative to the content folder. Files that can't be read say nothing.
 *
 * @param files content path → path on disk
 */
export function folderMetas(files: ReadonlyMap<string, string>): Map<string, FolderMeta> {
  const metas = new Map<string, FolderMeta>();
  for (const [path, file] of files) {
    const [, folder = "", name] = /^(?:(.*)\/)?(_category_|_meta)\.json$/.exec(path) ?? [];
    if (name === undefined) continue;
    try {
      const value: unknown = JSON.parse(readFileSync(file, "utf8"));
      const meta = name === "_meta" ? listOf(value) : categoryOf(value as Values);
      metas.set(folder, {...metas.get(folder), ...meta});
    } catch {
      // Another tool's file in another shape.
    }
  }
  return metas;
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
  return (Array.isArray(value) ? value : []).flatMap(entry => {
    const {type, name, label} = (typeof entry === "string" ? {type: "file", name: entry} : entry) as Values;
    if (type === "section-header") header = text(label);
    const stem = text(name)?.replace(/\.mdx?$/, "");
    if (stem === undefined || !/^(?:file|dir|dir-section-header)$/.test(String(type))) return [];
    const title = text(label);
    return [{name: stem, ...(title === undefined ? {} : {title}), ...(header === undefined ? {} : {header})}];
  });
}
