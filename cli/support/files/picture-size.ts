import {createRequire} from "node:module";

/** Image dimensions in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Returns the dimensions of an image, or `null` if they can't be determined. */
export function pictureSize(bytes: Buffer): PictureSize | null {
  const {imageSize} = createRequire(import.meta.url)("image-size");
  try {
    const size = imageSize(bytes);
    return size?.width && size.height ? {width: size.width, height: size.height} : null;
  } catch {
    return null;
  }
}
