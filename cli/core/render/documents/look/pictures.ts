import {existsSync} from "node:fs";
import {basename, join} from "node:path";
import type {EmitFile} from "#core/model/emit-file.ts";
import type {Site} from "#schemas/site.ts";
import type {SiteData} from "#schemas/site-data.ts";
import {contentHash, sha256} from "#support/files/hash.ts";
import {type PictureSize, pictureSize} from "#support/files/picture-size.ts";
import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";
import type {SiteContext} from "../context.ts";

/** Image of the config: its URL on the site, and the file to deploy. */
interface Picture {
  url: string;
  file?: string;
}

/** Output folder for images from project files. */
const FOLDER = "_files";

/**
 * Locates an image of the config: on another site, in a public folder, or in the project. If it is not found, its URL stays
 * as written.
 */
export function pictureOf(name: string, {themeRoot, content, publicFiles}: SiteContext): Picture {
  if (/^(?:https?:)?\/\//.test(name)) return {url: name};
  const path = name.replace(/^(?:\.?\/)+/, "");
  if (publicFiles.has(path)) return {url: `/${path}`};
  const file = [join(themeRoot, path), join(content, path)].find(candidate => existsSync(candidate));
  return file === undefined ? {url: `/${path}`} : {url: `/${FOLDER}/${basename(path)}`, file};
}

/** Returns logo and icon of the site, if the config names them. */
export function sitePictures(context: SiteContext): Pick<Site, "logo" | "icon"> {
  const {logo, icon} = context.config;
  const both = typeof logo === "string" ? {light: logo, dark: logo} : logo;
  return {
    logo: both
      ? {
          light: pictureOf(both.light, context).url,
          dark: pictureOf(both.dark, context).url,
          ...(both.alone ? {alone: true as const} : {}),
          ...sizeOf(both.dark, context),
        }
      : undefined,
    icon: icon === undefined ? undefined : pictureOf(icon, context).url,
  };
}

/** Measures an image of the config. Returns null if it is external or cannot be measured. */
function sizeOf(name: string, context: SiteContext): PictureSize | null {
  const {url, file = context.publicFiles.get(url.slice(1))?.file} = pictureOf(name, context);
  return file === undefined ? null : pictureSize(bytesOf(file, context) ?? Buffer.of());
}

const ICON_SIGNS = /^icons\/\d+\.png$/;
const TYPES: Readonly<Record<string, string>> = {svg: "image/svg+xml", png: "image/png", ico: "image/x-icon"};

/** Returns the site icon for the web app manifest; none if there are icon files by size (`icons/192.png`). */
export function appIcons(context: SiteContext): SiteData["app"]["icons"] {
  const {config, publicFiles} = context;
  if (config.icon === undefined || [...publicFiles.keys()].some(path => ICON_SIGNS.test(path))) return [];
  const {url} = pictureOf(config.icon, context);
  const extension = /\.(\w+)$/.exec(url)?.[1]?.toLowerCase() ?? "";
  const size = extension === "svg" ? null : sizeOf(config.icon, context);
  const type = TYPES[extension];
  return [{src: url, sizes: size ? `${size.width}x${size.height}` : "any", ...(type ? {type} : {})}];
}

/** Plans the images of the config from project files. */
export function pictureFiles(context: SiteContext): EmitFile[] {
  const {logo, icon, home} = context.config;
  const names = [...(typeof logo === "string" ? [logo] : [logo?.light, logo?.dark]), icon, home?.image];
  const files = names.flatMap(name => {
    const {url, file} = name === undefined ? {} : pictureOf(name, context);
    return url !== undefined && file !== undefined ? [[url.slice(1), file] as const] : [];
  });
  return [...new Map(files)].flatMap(([path, file]) => {
    const bytes = bytesOf(file, context);
    return bytes ? [{path, key: contentHash(sha256(bytes)), produce: () => [bytes]}] : [];
  });
}

/** Reads an image. Returns null if it is unreadable, which is reported at the config value. */
function bytesOf(file: string, {themeRoot, content}: SiteContext): Buffer | null {
  try {
    return readRegularFile(file, MAX_FILE.asset, [themeRoot, content]);
  } catch {
    return null;
  }
}
