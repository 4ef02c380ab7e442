/** Copy of an image in another width. */
export interface ImageVariant {
  /** Width in pixels. */
  width: number;
  /** POSIX path relative to the output folder. */
  out: string;
  /** Absolute path of the stored copy; absent for the image itself. */
  file?: string;
}

/** Variants by the output path of their image, in ascending width. */
export type ImageVariants = ReadonlyMap<string, readonly ImageVariant[]>;
