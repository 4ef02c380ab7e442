import {statSync} from "node:fs";
import {join} from "node:path";
import {decode} from "#schemas/rules/percent-encoding.ts";
import {splitTarget} from "#support/links/link-target.ts";
import {type Finding, type PageRule, placeInLine, placeOf} from "./finding.ts";
import type {PageView} from "./view.ts";

const TAG = /<img\b(?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
const ATTRIBUTE = /\s([A-Za-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Image in any notation. */
interface Image {
  src: string;
  /** `null` if absent. An explicitly empty text in HTML denotes a decorative image (HTML §4.8.4.4). */
  alt: string | null;
  hasSize: boolean;
  place: Finding["place"];
}

/** Reports images without alternative text. */
export const imageAlt: PageRule = function* (view) {
  for (const {alt, src, place} of images(view)) {
    if (alt === null) yield {message: `the image \`${src}\` has no alternative text`, place};
  }
};

/** Reports external images without dimensions; the project's own images are measured. */
export const imageSize: PageRule = function* (view) {
  for (const {src, hasSize, place} of images(view)) {
    if (!hasSize && /^(?:https?:)?\/\//i.test(src))
      yield {message: `the size of the image \`${src}\` is not given`, place};
  }
};

const MAX_BYTES = 1024 * 1024;

/** Reports image files that take long to load. */
export const imageLarge: PageRule = function* (view) {
  for (const {src, place} of images(view)) {
    const name = decode(splitTarget(src).path).replace(/^(?:\.{0,2}\/)+/, "");
    const asset = view.rendered.summary.assets.find(
      ({path}) => name !== "" && path.normalize().endsWith(name),
    );
    const size = asset ? statSync(join(view.context.root, asset.path)).size : 0;
    if (size > MAX_BYTES)
      yield {message: `the image \`${src}\` has ${(size / MAX_BYTES).toFixed(1)} MiB`, place};
  }
};

function* images(view: PageView): Iterable<Image> {
  const definitions = new Map(view.definitions.map(({node}) => [node.identifier, node.url]));
  for (const placed of view.images) {
    const {node} = placed;
    const src = node.type === "image" ? node.url : (definitions.get(node.identifier) ?? node.identifier);
    yield {src, alt: node.alt?.trim() || null, hasSize: false, place: placeOf(placed)};
  }
  for (const placed of view.elements) {
    const {tagName, attributes} = placed.node;
    if (tagName !== "img") continue;
    const {src, alt = null, width, height} = attributes;
    const hasSize = width !== undefined || height !== undefined;
    yield {src: String(src), alt: alt === null ? null : String(alt), hasSize, place: placeOf(placed)};
  }
  yield* htmlImages(view);
}

function* htmlImages(view: PageView): Iterable<Image> {
  for (const {node, file} of view.html) {
    const start = node.position?.start;
    if (!start) continue;
    const html = node.value.replaceAll(/<!--[\s\S]*?(?:-->|$)/g, comment =>
      comment.replaceAll(/[^\n]/g, " "),
    );
    for (const tag of html.matchAll(TAG)) {
      const values = new Map(
        [...tag[0].matchAll(ATTRIBUTE)].map(([, name = "", ...given]) => [
          name.toLowerCase(),
          given.find(value => value !== undefined) ?? "",
        ]),
      );
      const above = html.slice(0, tag.index).split("\n");
      const line = start.line + above.length - 1;
      const column = (above.at(-1) ?? "").length + (above.length === 1 ? start.column : 1);
      const [firstLine = ""] = tag[0].split("\n");
      // Inside a list or quote, the value lacks the prefixes of its continuation lines.
      const at = file.lines[line - 1]?.indexOf(firstLine, column - 1) ?? -1;
      const place = placeInLine(file, line, at === -1 ? column : at + 1, firstLine.length);
      const hasSize = values.has("width") || values.has("height");
      yield {src: values.get("src") ?? "", alt: values.get("alt") ?? null, hasSize, place};
    }
  }
}
