/**
 * Metadata of a folder in menus: title, position, state and entries. A dialect's `folderFiles` read it from a file in the
 * folder (`_category_.json`: `dialects/toolkit/order-files/folder-files.ts`), and `discover/folder-meta.ts` calls them.
 * The sidebar follows the folders (`arrange/tree.ts` for titles and order, `arrange/sections.ts` for the rest), or a menu that
 * lists a folder (`arrange/page-finder.ts`, `arrange/sidebar-pages.ts`).
 */
export interface FolderMeta {
  /** Title of the folder itself. */
  title?: string;
  /** Sort position of the folder among its siblings. */
  sort?: number;
  /**
   * Whether the folder is unfolded at first in menus. If it is absent, the menu entry that lists the folder decides (`open`), or
   * else it is folded. Folders at the top of a sidebar are headings and never fold. The paths of unfolded folders are `open`
   * in `data/sections/<name>.json`. The site opens them and the folder of the current page (`SectionList`).
   */
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
