/** Folder metadata: order and titles, read from a file in the folder. */
export interface FolderMeta {
  /** Title of the folder itself. */
  title?: string;
  /** Sort position of the folder among its siblings. */
  sort?: number;
  /** Whether the folder is unfolded at first in menus. */
  isOpen?: boolean;
  /** Whether menus show only the listed entries. */
  isComplete?: boolean;
  /** Entries of the folder in order, by name without extension; links to other sites have no name. */
  entries?: {
    name: string;
    title?: string;
    header?: string;
    link?: string;
    badge?: string;
    isOpen?: boolean;
  }[];
}

/** Metadata file of a folder. */
export interface FolderFile {
  name: RegExp;
  /** Converts the parsed file, which is JSON or YAML depending on its extension. */
  read(value: unknown): FolderMeta;
}
