import type {EmitFile} from "#core/model/emit-file.ts";
import type {ImageVariants, PageSummary} from "#core/model/page-facts.ts";
import {escapeHtml} from "#schemas/rules/markup.ts";
import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";
import {isOfOther} from "#support/links/content-path.ts";
import {encode} from "#support/links/link-target.ts";

/** Width of the text column and of pages without columns beside it, in CSS pixels. */
const COLUMN = {text: 656, wide: 1440};

const IMAGE = /<img((?: [\w:-]+(?:="[^"]*")?)*)>/g;
const SOURCE = / src="(\/[^"]*)"/;

/** Returns the `srcset` of each image on a page that has variants, by the encoded URL of the image. */
export function sourceSetsOf(
  {assets}: Pick<PageSummary, "assets">,
  variants: ImageVariants,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const {out} of assets) {
    const own = variants.get(out)?.map(({out: path, width}) => `${encode(`/${path}`)} ${width}w`);
    if (own) found.set(encode(`/${out}`), own.join(", "));
  }
  return found;
}

/**
 * Adds `srcset` and `sizes` to the images of a body that have variants. Images whose author wrote a `srcset` keep it.
 *
 * @param isWide whether the page has no columns beside its text
 */
export function withSourceSets(html: string, sets: ReadonlyMap<string, string>, isWide: boolean): string {
  return html.replace(IMAGE, (tag, attributes: string) => {
    const [written = "", source = ""] = SOURCE.exec(attributes) ?? [];
    const set = sets.get(source.replace(/&(?:amp|#x26|#38);/g, "&"));
    if (set === undefined || attributes.includes(" srcset=")) return tag;
    const column = isWide ? COLUMN.wide : COLUMN.text;
    const width = Math.min(column, Number(/ width="(\d+)"/.exec(attributes)?.[1] ?? column));
    const added = ` srcset="${escapeHtml(set)}" sizes="(min-width: ${width}px) ${width}px, 100vw"`;
    return tag.replace(written, () => written + added);
  });
}

/** Yields the copies of images in other widths. Their names contain the hash of everything they depend on. */
export function* variantFiles(variants: ImageVariants): Iterable<EmitFile> {
  for (const {out, file} of [...variants.values()].flat())
    if (file !== undefined && !isOfOther(out))
      yield {path: out, key: out, produce: () => [readRegularFile(file, MAX_FILE.asset)]};
}
