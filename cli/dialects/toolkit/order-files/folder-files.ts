import type {FolderFile, FolderMeta} from "#core/model/folder-meta.ts";
import {openGroup} from "../settings/open-group.ts";

type Values = Record<string, unknown>;

const text = (found: unknown): string | undefined =>
  typeof found === "string" && found !== "" ? found : undefined;

/**
 * Reads `_category_.json` or `_category_.yml`: label and position of the folder, and whether it is unfolded. `FolderMeta`
 * documents what the sidebar does with them.
 */
export const CATEGORY_FILE: FolderFile = {
  name: /^_category_\.(?:json|ya?ml)$/,
  read: value => categoryOf({...(value as Values | null)}),
};

/**
 * Reads `_meta.json`: the ordered entries of the folder, as a list or as an object that maps names to titles.
 */
export const META_FILE: FolderFile = {name: /^_meta\.json$/, read: listOf};

function categoryOf({label, position, ...more}: Values): FolderMeta {
  return {
    ...(text(label) === undefined ? {} : {title: text(label)}),
    ...(typeof position === "number" ? {sort: position} : {}),
    ...foldingOf(more),
  };
}

/**
 * Reads whether a folder is unfolded at first: `true` for `collapsed: false` or `collapsible: false`, `false` for
 * `collapsed: true`, and nothing if neither is given.
 */
function foldingOf(values: Values): Pick<FolderMeta, "isOpen"> {
  const {open: isOpen = false} = openGroup(values);
  return isOpen || typeof values.collapsed === "boolean" ? {isOpen} : {};
}

/**
 * Reads a list of entries, which is complete, or an object (used by another tool), which may omit entries.
 */
function listOf(value: unknown): FolderMeta {
  const entries = entriesOf(value);
  return Array.isArray(value) && entries.length > 0 ? {entries, isComplete: true} : {entries};
}

function entriesOf(value: unknown): NonNullable<FolderMeta["entries"]> {
  let header: string | undefined;
  if (!Array.isArray(value)) return keyedEntries(value);
  return value.flatMap((entry): NonNullable<FolderMeta["entries"]> => {
    const {type, name, label, link, tag, ...more}: Values =
      typeof entry === "string" ? {type: "file", name: entry} : entry;
    if (type === "section-header") header = text(label);
    const address = type === "custom-link" ? text(link) : undefined;
    if (address !== undefined && /^https?:\/\//.test(address) && text(label) !== undefined)
      return [{name: "", title: text(label), link: address, ...(header === undefined ? {} : {header})}];
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
        ...foldingOf(more),
      },
    ];
  });
}

/** Reads the entries of an object that maps names to titles, or to objects with a title. */
function keyedEntries(value: unknown): NonNullable<FolderMeta["entries"]> {
  if (typeof value !== "object" || value === null) return [];
  let header: string | undefined;
  return Object.entries(value).flatMap(([name, own]: [string, unknown]) => {
    const {type, title: given = own, display}: Values = Object(own);
    const title = text(given);
    if (type === "separator") header = title;
    if ((type !== undefined && type !== "doc" && type !== "page") || display === "hidden") return [];
    return [{name, ...(title === undefined ? {} : {title}), ...(header === undefined ? {} : {header})}];
  });
}
