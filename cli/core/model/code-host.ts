/** A working tree and where its files are shown on the web. */
export interface CodeHost {
  /** Absolute path of the root of the repository. */
  folder: string;
  /** Beginnings of the URLs of files and folders; null if the repository's host is unknown. */
  urls: {file: string; folder: string} | null;
}
