import type {Dialect} from "#core/model/dialect.ts";

const PICTURE = /\.(?:apng|avif|bmp|gif|jpe?g|png|svg|tiff?|webp)$/i;

/**
 * Finds images as shortcodes do: by path in `assets/` and `static/`, and by part of the name among the
 * files of the page bundle. See https://gohugo.io/functions/resources/get/ and
 * https://gohugo.io/methods/page/resources/#getmatch.
 */
export const pictures: NonNullable<Dialect["links"]["pictures"]> = (written, {folder, files}) => {
  const path = written.replace(/^(?:\.?\/)+/, "");
  if (path === "" || path.split("/").includes("..")) return [];
  const part = path.toLowerCase();
  const resource = files.find(file => PICTURE.test(file) && file.toLowerCase().includes(part));
  const isPart = resource !== undefined && !PICTURE.test(path);
  return [`assets/${path}`, `static/${path}`, ...(isPart ? [`${folder}/${resource}`] : [])];
};
