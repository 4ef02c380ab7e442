import {createRequire} from "node:module";

/** Size of a picture in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

let measure: ((bytes: Uint8Array) => PictureSize) | undefined;

/** Size of a picture; null where the file is none that can be measured. */
export function pictureSize(bytes: Buffer): PictureSize | null {
  measure ??= (createRequire(import.meta.url)("image-size") as {imageSize: typeof measure}).imageSize;
  try {
    const size = measure?.(bytes);
    return size?.width && size.height ? {width: size.width, height: size.height} : null;
  } catch {
    return null;
  }
}
