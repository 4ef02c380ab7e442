import {realpathSync} from "node:fs";
import path from "node:path";
import type {Element} from "hast";
import type {PageContext} from "#core/model/page-context.ts";
import type {Positioned} from "#core/model/place.ts";
import {cleanTarget, isEmbeddedImage} from "#schemas/rules/addresses.ts";
import {isWithin, relativePath} from "#schemas/rules/disk-path.ts";
import {decode} from "#schemas/rules/percent-encoding.ts";
import {differsInCase, normalizedPath} from "#support/files/exact-case.ts";
import {sha256} from "#support/files/hash.ts";
import {pictureSize} from "#support/files/picture-size.ts";
import {MAX_FILE, readRegularFile, UnfitFile} from "#support/files/regular-file.ts";
import {assetOutput, contentPathOf} from "#support/links/content-path.ts";
import {withoutEdition} from "#support/links/edition-path.ts";
import {encode, joinPath, splitTarget} from "#support/links/link-target.ts";
import {fillAddress} from "#support/links/template-address.ts";
import {type BodyState, type ImageFile, report} from "./body-state.ts";
import {imageHint} from "./image-hint.ts";

type Size = NonNullable<ImageFile["size"]>;

/**
 * Returns the output URL of an image, or an empty string if it must not be shown. A project file is recorded
 * as asset and dependency. Reports `image-missing`, `link-scheme` for anything but http(s) and small
 * images in `data:` URLs, and the problems of `readRegularFile`.
 */
export function resolveImage(
  target: string,
  place: Positioned,
  state: BodyState,
  kind = "image",
): {src: string; size: Size | null} {
  const filled = fillAddress(cleanTarget(target), state.context.dialectSettings.variables);
  if ("problem" in filled) {
    const {code, message, hint} = filled.problem;
    report(state, code, message, place, hint, {target});
    return {src: "", size: null};
  }
  const clean = cleanTarget(filled.address);
  if (/^https?:/i.test(clean) || /^[\\/]{2}/.test(clean) || isEmbeddedImage(clean))
    return {src: clean, size: null};
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(clean)?.[1];
  if (scheme !== undefined) {
    const name = scheme.toLowerCase();
    const hint =
      name === "data"
        ? "Save it as a file. Only AVIF, GIF, JPEG, PNG, SVG and WebP up to 48 kB may be embedded in a page."
        : undefined;
    report(state, "link-scheme", `images with the scheme \`${name}:\` are not allowed`, place, hint, {
      target,
    });
    return {src: "", size: null};
  }
  const {path: written, query} = splitTarget(clean);
  const wanted = decode(written).replaceAll("\\", "/");
  const found = wanted === "" ? null : imageFile(wanted, state);
  if (found instanceof UnfitFile) {
    report(state, found.code, `the ${kind} \`${target}\`: ${found.message}`, place);
    return {src: "", size: null};
  }
  if (!found) {
    const hint = imageHint(wanted, contentPath(wanted, state) ?? wanted, state) ?? placesHint(wanted, state);
    report(state, "image-missing", `the ${kind} \`${target}\` does not exist`, place, hint, {target});
    return {src: written.startsWith("/") ? clean : "", size: null};
  }
  state.assets.set(found.path, {path: found.path, out: found.out});
  state.dependencies.set(found.path, {path: found.path, hash: found.hash});
  return {src: encode(`/${found.out}`) + query, size: found.size};
}

/** Describes where a path from the root of the site is looked up. */
const placesHint = (wanted: string, {context}: BodyState): string | undefined => {
  if (!wanted.startsWith("/")) return undefined;
  const content = relativePath(context.root, context.content);
  const folder = content === "" ? "the content folder" : `the content folder \`${content}\``;
  return `A path with a leading slash starts at ${folder} or a public folder, by default \`public\` or \`static\`.`;
};

/** Reads the image at a path, once per page however often it is used. Returns `null` if it does not exist. */
function imageFile(written: string, state: BodyState): ImageFile | UnfitFile | null {
  const key = `${state.file.path}\n${written}`;
  let file = state.images.get(key);
  if (file === undefined) {
    const {base} = state.context;
    file = locate(written, state);
    // Authors include the base path if their tool does not add it to URLs.
    if (file === null && base !== undefined && written.startsWith(base))
      file = locate(written.slice(base.length - 1), state);
    file ??= pictureOfTool(written, state);
    state.images.set(key, file);
  }
  return file;
}

/** Returns the path of an image on disk, relative to the file that uses it. */
const absolutePath = (written: string, {file, context: {root}}: BodyState): string =>
  path.join(path.dirname(path.join(root, file.path)), written);

/**
 * Returns the content path of an image: from the root of the site, relative to the file, to the page that includes it or, as in
 * browsers, to the page's URL. Returns `null` outside all content folders.
 */
function contentPath(written: string, state: BodyState): string | null {
  const {context, page} = state;
  if (written.startsWith("/")) return joinPath("", withoutEdition(written, context.edition));
  const byFile = contentPathOf(absolutePath(written, state), context.folders);
  if (byFile !== null && context.siteMap.files.has(byFile)) return byFile;
  const byPage = path.posix.join(path.posix.dirname(page.source.contentPath), written);
  const byUrl = joinPath(page.source.url, written);
  return [byPage, byUrl].find(other => context.siteMap.files.has(other)) ?? byFile;
}

/** Reports whether a path in the project is a symbolic link, or in a linked folder, that leads out of the project. */
function leadsOut(absolute: string, root: string): boolean {
  try {
    return isWithin(absolute, root) && !isWithin(realpathSync(absolute), realpathSync(root));
  } catch {
    return false;
  }
}

function locate(written: string, state: BodyState): ImageFile | UnfitFile | null {
  const {context, dependencies} = state;
  const {root, siteMap} = context;
  const absolute = absolutePath(written, state);
  const below = contentPath(written, state);
  const spelling = below === null ? undefined : siteMap.files.get(below);
  const disk = spelling ?? normalizedPath(absolute);
  // Files are opened by their spelling on disk, which need not be NFC.
  const onDisk = relativePath(root, disk);
  // A file in the content folder that is not listed was excluded on purpose, or differs in case.
  if (below !== null ? spelling === undefined : !isWithin(absolute, root))
    return leadsOut(absolute, root)
      ? new UnfitFile("file-outside", "the symbolic link points outside the project")
      : null;
  // If the file appears later, the page must be rendered again. Files in the content folder are already a
  // dependency of all pages.
  const missing = (): null => {
    if (below === null) dependencies.set(onDisk, {path: onDisk, hash: null});
    return null;
  };
  try {
    if (below === null && !isWithin(realpathSync(disk), realpathSync(root))) return null;
    if (below === null && differsInCase(disk, root)) return missing();
    return readPicture(disk, below, onDisk, context);
  } catch (error) {
    return error instanceof UnfitFile ? error : missing();
  }
}

function readPicture(disk: string, below: string | null, onDisk: string, context: PageContext): ImageFile {
  const bytes = readRegularFile(disk, MAX_FILE.asset);
  const out = assetOutput(below, disk, onDisk, context);
  return {path: onDisk, out, hash: sha256(bytes), size: pictureSize(bytes)};
}

/** Finds an image at the paths where only the dialect's tool looks. Returns `null` if there is none. */
function pictureOfTool(written: string, state: BodyState): ImageFile | null {
  const {context, dependencies, file} = state;
  const {root, siteMap, dialect, folders} = context;
  const alias = Object.entries(dialect.imports.aliases).find(([start]) => written.startsWith(start));
  const named = alias && alias[1] !== null ? [path.posix.join(alias[1], written.slice(alias[0].length))] : [];
  if (!dialect.links.pictures && named.length === 0) return null;
  const folder = path.posix.dirname(file.path);
  const below = contentPathOf(path.join(root, folder), folders);
  const start = below === null || below === "" || below === "." ? "" : `${below}/`;
  const files = [...siteMap.files.keys()]
    .filter(each => each.startsWith(start))
    .map(each => each.slice(start.length));
  for (const name of [...named, ...(dialect.links.pictures?.(written, {folder, files}) ?? [])]) {
    const disk = path.join(root, name);
    if (!isWithin(disk, root)) continue;
    try {
      if (!isWithin(realpathSync(disk), realpathSync(root)) || differsInCase(disk, root)) continue;
      return readPicture(disk, contentPathOf(disk, folders), name, context);
    } catch {
      dependencies.set(name, {path: name, hash: null});
    }
  }
  return null;
}

/**
 * Completes an `img`: URL, dimensions of the file to prevent layout shifts, lazy loading. A missing
 * alternative text is not filled in, since an empty one would declare the image decorative (the rule
 * `image-alt` reports it).
 */
export function finishImage(node: Element, place: Positioned, state: BodyState): void {
  const {properties} = node;
  // A `picture` may provide the sources; without any URL, the alternative text is shown.
  if (properties.src === undefined) return;
  const written = String(properties.src);
  const {src, size} = resolveImage(written, place, state);
  state.imageSources.set(written, src);
  if (src === "") delete properties.src;
  else properties.src = src;
  if (size) setSize(properties, size);
  Object.assign(properties, {loading: "lazy", decoding: "async"});
}

/**
 * Sets width and height from the file. If the author set one of them, the other follows from the aspect
 * ratio.
 */
function setSize(properties: Element["properties"], size: Size): void {
  if (properties.width !== undefined && properties.height !== undefined) return;
  const ratio = size.height / size.width;
  const width = Number(properties.width);
  const height = Number(properties.height);
  if (properties.width === undefined && properties.height === undefined) {
    properties.width = Math.round(size.width);
    properties.height = Math.round(size.height);
  } else if (width > 0) properties.height = Math.round(width * ratio);
  else if (height > 0) properties.width = Math.round(height / ratio);
}
