/** File that is deployed unchanged. */
export interface PublicFile {
  /** Path on disk. */
  file: string;
  hash: string;
}
