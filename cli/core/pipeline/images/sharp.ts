import {createRequire} from "node:module";

/** Image being processed. */
interface Image {
  /** Turns the image upright, as its EXIF orientation states. */
  rotate(): Image;
  resize(options: {width: number}): Image;
  webp(options: {quality: number}): Image;
  timeout(options: {seconds: number}): Image;
  clone(): Image;
  metadata(): Promise<{width: number; height: number; orientation?: number}>;
  toBuffer(): Promise<Buffer>;
}

/** Subset of the API of `sharp` that creates variants. */
export interface Sharp {
  (bytes: Uint8Array, options: {limitInputPixels: number; failOn: "warning"}): Image;
  versions: {sharp: string; vips: string};
  concurrency(threads: number): number;
}

/**
 * Loads `sharp`, which a project installs beside this tool to get smaller images. Packages of the project itself are not
 * searched, because building documentation does not run its code.
 *
 * @returns null if it is not installed
 */
export function installedSharp(): Sharp | null {
  try {
    return createRequire(import.meta.url)("sharp");
  } catch {
    return null;
  }
}
