/** A file that becomes a page. */
export interface SourceFile {
  /** POSIX path relative to the project root, as diagnostics and the index show it (NFC). */
  path: string;
  /** POSIX path below the content folder (or the external folder), NFC: `guides/caching.md`. */
  contentPath: string;
  /** Where it lies on disk, in the spelling of the disk. */
  file: string;
  /** `contentPath` without the numbers and groups of folders, which order and gather pages; where it has such. */
  treePath?: string;
  /** Base name without a leading underscore. */
  name: string;
  extension: ".md" | ".mdx";
  url: string;
  /** First folder below the content folder, or `_root`. */
  section: string;
  external: boolean;
  /** The text of a page that no file holds. */
  text?: string;
  /** Language of the page, if it replaces a missing translation. */
  fallback?: string;
}

/** Text of a file, front matter blanked so that line numbers stay true. */
export interface SourceText {
  source: SourceFile;
  /** Bytes on disk. */
  size: number;
  /** SHA-256 of the bytes, hex. */
  hash: string;
  /** The body, without BOM, line ends LF; the lines of the front matter are empty. */
  text: string;
  /** The front matter between its marks, or null. It starts in line `frontMatterLine` of the file. */
  yaml: string | null;
  /** Where the front matter is not YAML, what it is. */
  format?: "toml";
  frontMatterLine: number;
}
