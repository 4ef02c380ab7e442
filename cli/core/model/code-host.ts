/** Git working tree and the URLs that show its files. */
export interface CodeHost {
  /** Absolute path of the repository root. */
  folder: string;
  /** URL prefixes for files and folders; null if the host is unknown. */
  urls: {file: string; folder: string} | null;
}
