/** Order and titles of a folder, from a file in it. */
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

/** File that describes the folder that contains it. */
export interface FolderFile {
  name: RegExp;
  /** Converts its value; JSON or YAML, depending on the extension. */
  read(value: unknown): FolderMeta;
}
