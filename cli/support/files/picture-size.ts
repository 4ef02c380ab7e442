import {createRequire} from "node:module";

/** Image dimensions in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

let measure: ((bytes: Uint8Array) => PictureSize) | undefined;

/** Returns the dimensions of an image, or `null` if they can't be determined. */
export function pictureSize(bytes: Buffer): PictureSize | null {
  measure ??= (createRequire(import.meta.url)("image-size") as {imageSize: typeof measure}).imageSize;
  try {
    const size = measure?.(bytes);
    return size?.width && size.height ? {width: size.width, height: size.height} : null;
  } catch {
    return null;
  }
}
