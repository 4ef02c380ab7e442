/** Source file of a page. */
export interface SourceFile {
  /** POSIX path relative to the project root (NFC), as shown in diagnostics and the index. */
  path: string;
  /** POSIX path relative to the content folder or the external folder (NFC), such as `guides/caching.md`. */
  contentPath: string;
  /** Path on disk, spelled as on disk. */
  file: string;
  /** `contentPath` without numeric prefixes and folder groups; absent if it has none. */
  treePath?: string;
  /** Base name without a leading underscore. */
  name: string;
  extension: ".md" | ".mdx";
  url: string;
  /** Top-level folder in the content folder, or `_root`. */
  section: string;
  external: boolean;
  /** Text of a page without a file. */
  text?: string;
  /** Language of the page, if it replaces a missing translation. */
  fallback?: string;
  /** The page answers unknown URLs and has none itself. */
  isNotFound?: true;
}

/** Text of a file. The front matter is blanked so that line numbers stay correct. */
export interface SourceText {
  source: SourceFile;
  /** Bytes on disk. */
  size: number;
  /** SHA-256 of the bytes, hex. */
  hash: string;
  /** Body with LF line endings and without BOM; the lines of the front matter are empty. */
  text: string;
  /** Front matter between its delimiters, or null. It starts in line `frontMatterLine` of the file. */
  yaml: string | null;
  /** Format of the front matter, if it is not YAML. */
  format?: "toml";
  frontMatterLine: number;
}
