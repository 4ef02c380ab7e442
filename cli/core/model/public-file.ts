/** A file that is deployed as it is. */
export interface PublicFile {
  /** Where it lies on disk. */
  file: string;
  hash: string;
}
