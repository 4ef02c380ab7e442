/** What a file of a folder (`_meta.json`, `_category_.json`) says of it. */
export interface FolderMeta {
  /** Title of the folder itself. */
  title?: string;
  /** Place of the folder among others. */
  sort?: number;
  /** Whether menus show nothing but the entries. */
  isComplete?: boolean;
  /** Entries of the folder in order, by name without extension; links to other sites have no name. */
  entries?: {name: string; title?: string; header?: string; link?: string; badge?: string}[];
}
