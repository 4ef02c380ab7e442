import {mkdirSync, readdirSync, rmSync, writeFileSync} from "node:fs";
import {join, posix} from "node:path";
import pLimit from "p-limit";
import {diagnostic} from "#cli/report/diagnostic.ts";
import type {LentFile} from "#core/model/edition.ts";
import type {ImageVariant, ImageVariants, PageSummary} from "#core/model/page-facts.ts";
import type {Config} from "#schemas/config.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {asError} from "#support/files/as-error.ts";
import {hashDependency} from "#support/files/dependency.ts";
import {contentHash, sha256} from "#support/files/hash.ts";
import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";
import {replaceFile} from "#support/files/replace-file.ts";
import {readStored, writeStored} from "#support/files/stored-json.ts";
import {onDisk} from "../cache/body-store.ts";
import type {Sharp} from "./sharp.ts";

/** Maximum number of images with variants, maximum pixels of an image, and maximum seconds for one variant. */
const LIMITS = {images: 2000, pixels: 50_000_000, seconds: 30};

/** Number of images processed at a time. */
const AT_ONCE = 2;

/** A width this close to the largest one is omitted. */
const NEAR = 0.85;

/** Stored result for an image: its variants, or why it has none. */
interface Stored {
  /** Width of the image in pixels. */
  width: number;
  /** Widths of the variants, with the SHA-256 of their files. */
  copies: {width: number; hash: string}[];
  problem?: string;
}

/** Image of a page, with the hash of its bytes. */
interface Picture {
  path: string;
  out: string;
  hash: string;
}

type Settings = Exclude<Config["images"], boolean>;

/**
 * Creates smaller WebP copies of the PNG and JPEG images on pages, or takes them from the cache. Reports `image-variants`
 * for images that can't be converted, which are shown as they are. Throws `UnusableCache`.
 *
 * @param lent files that only other editions use
 * @param folder cache of variants; files that no page needs anymore are removed
 */
export async function imageVariants(
  pages: readonly Pick<PageSummary, "assets" | "dependencies">[],
  lent: readonly LentFile[],
  {root, settings, folder, sharp}: {root: string; settings: Settings; folder: string; sharp: Sharp},
): Promise<{variants: ImageVariants; diagnostics: Diagnostic[]}> {
  const pictures = picturesOf(pages);
  const conditions = JSON.stringify([settings, sharp.versions.sharp, sharp.versions.vips]);
  const diagnostics = pictures
    .slice(LIMITS.images)
    .slice(0, 1)
    .map(({path}) =>
      problem(path, `only the first ${LIMITS.images} images get smaller copies; this one does not`),
    );
  // Several images are processed at a time, each in one thread.
  sharp.concurrency(1);
  onDisk(() => mkdirSync(folder, {recursive: true}));
  const limit = pLimit(AT_ONCE);
  const shown = new Map(
    [...lent.filter(({hasVariants}) => hasVariants), ...pictures.slice(0, LIMITS.images)].map(
      ({path, out, hash}): [string, Picture] => [out, {path, out, hash}],
    ),
  );
  const results = await Promise.all(
    [...shown.values()].map(picture =>
      limit(async () => {
        const key = contentHash(picture.hash, conditions);
        return {
          picture,
          key,
          stored: await storedVariants(join(root, picture.path), folder, key, settings, sharp),
        };
      }),
    ),
  );
  const variants = new Map<string, ImageVariant[]>();
  const used = new Set<string>();
  for (const {picture, key, stored} of results) {
    used.add(`${key}.json`);
    for (const {width} of stored.copies) used.add(fileOf(key, width));
    if (stored.problem) diagnostics.push(problem(picture.path, stored.problem));
    if (stored.copies.length > 0) variants.set(picture.out, variantsOf(picture, key, stored, folder));
  }
  onDisk(() => {
    for (const name of readdirSync(folder))
      if (!used.has(name)) rmSync(join(folder, name), {recursive: true, force: true});
  });
  return {variants, diagnostics};
}

const problem = (file: string, message: string): Diagnostic => diagnostic("image-variants", message, {file});

/** Returns the images of pages that can have variants, each once, by path. */
function picturesOf(pages: readonly Pick<PageSummary, "assets" | "dependencies">[]): Picture[] {
  const found = new Map<string, Picture>();
  for (const {assets, dependencies} of pages) {
    for (const {path, out} of assets) {
      if (!/\.(?:png|jpe?g)$/i.test(path) || found.has(out)) continue;
      const hash = dependencies.find(dependency => dependency.path === path)?.hash;
      if (hash) found.set(out, {path, out, hash});
    }
  }
  return [...found.values()].sort((a, b) => (a.out < b.out ? -1 : 1));
}

/**
 * Returns the variants of an image, and the image itself if they do not reach its width. Those of another edition's image are
 * at the root of the site.
 */
function variantsOf({out}: Picture, key: string, {width, copies}: Stored, folder: string): ImageVariant[] {
  const [start] = /^(?:\.\.\/)*/.exec(out) ?? [""];
  const stem = posix.basename(out, posix.extname(out)).replace(/[^\w-]+/g, "-");
  const smaller = copies.map(copy => ({
    width: copy.width,
    out: `${start}assets/images/${stem}-${fileOf(key, copy.width)}`,
    file: join(folder, fileOf(key, copy.width)),
  }));
  return copies.at(-1)?.width === width ? smaller : [...smaller, {width, out}];
}

const fileOf = (key: string, width: number): string => `${key}-${width}.webp`;

/**
 * Returns the stored result for an image, or creates it if there is none or a file is missing or damaged. Timeouts are not
 * stored, so the next build tries again.
 */
async function storedVariants(
  file: string,
  folder: string,
  key: string,
  settings: Settings,
  sharp: Sharp,
): Promise<Stored> {
  const index = join(folder, `${key}.json`);
  const known = readStored<Stored>(index, key);
  if (known?.copies.every(({width, hash}) => hashDependency(folder, fileOf(key, width)) === hash))
    return known;
  const {width, copies, problem} = await createVariants(file, settings, sharp);
  const stored: Stored = {width, copies: copies.map(copy => ({width: copy.width, hash: sha256(copy.webp)}))};
  if (problem) stored.problem = problem;
  onDisk(() => {
    for (const copy of copies)
      replaceFile(join(folder, fileOf(key, copy.width)), path => writeFileSync(path, copy.webp));
    if (problem !== TIMEOUT) writeStored(index, key, stored);
  });
  return stored;
}

const TIMEOUT = `creating a smaller copy takes more than ${LIMITS.seconds} seconds`;

/** Variants of an image, or why it has none. */
interface Created {
  width: number;
  copies: {width: number; webp: Buffer}[];
  problem?: string;
}

async function createVariants(file: string, {widths, quality}: Settings, sharp: Sharp): Promise<Created> {
  try {
    const bytes = readRegularFile(file, MAX_FILE.asset);
    if (!isPhoto(bytes)) return {...NONE, problem: "the file is neither a PNG nor a JPEG image"};
    if (isAnimated(bytes)) return NONE;
    const image = sharp(bytes, {limitInputPixels: LIMITS.pixels, failOn: "warning"});
    const stored = await image.metadata();
    // Orientations from 5 on exchange the sides.
    const width = (stored.orientation ?? 1) < 5 ? stored.width : stored.height;
    const copies: Created["copies"] = [];
    for (const wanted of wantedWidths(width, widths)) {
      const copy = image.clone().rotate().resize({width: wanted}).webp({quality});
      const webp = await copy.timeout({seconds: LIMITS.seconds}).toBuffer();
      // A simple drawing can be smaller as PNG.
      if (webp.length < bytes.length) copies.push({width: wanted, webp});
    }
    return {width, copies};
  } catch (error) {
    return {...NONE, problem: problemOf(asError(error).message)};
  }
}

/** Describes an error of `sharp`. */
function problemOf(message: string): string {
  if (message.startsWith("timeout")) return TIMEOUT;
  if (message.includes("pixel limit")) return `the image has more than ${LIMITS.pixels} pixels`;
  return `the image is damaged: ${message.split("\n")[0]}`;
}

const NONE: Created = {width: 0, copies: []};

/** Returns the widths of the variants: the smaller ones of the settings, and the image's own up to the largest. */
function wantedWidths(width: number, widths: readonly number[]): number[] {
  const sorted = [...new Set(widths)].sort((a, b) => a - b);
  const largest = Math.min(width, sorted.at(-1) ?? 0);
  if (width <= (sorted[0] ?? 0)) return [];
  return [...sorted.filter(each => each < largest * NEAR), largest];
}

/**
 * Reports whether a file starts like a PNG or JPEG. `sharp` would also read others, such as SVG, whatever their name.
 */
const isPhoto = (bytes: Buffer): boolean => /^(?:89504e470d0a1a0a|ffd8ff)/.test(bytes.toString("hex", 0, 8));

/** Reports whether a PNG is animated. Its animation chunk precedes the image data (PNG, third edition, 11.3.6.1). */
function isAnimated(bytes: Buffer): boolean {
  const at = bytes.indexOf("acTL");
  return at >= 0 && at < bytes.indexOf("IDAT");
}
