import type {Element} from "hast";
import type {Positioned} from "#core/model/place.ts";
import type {BodyState} from "./body-state.ts";
import {resolveImage} from "./images.ts";

/** Media elements besides `img`, and their attributes with file names. */
const MEDIA: Readonly<Record<string, readonly string[]>> = {
  img: ["srcSet"],
  source: ["src", "srcSet"],
  video: ["src", "poster"],
  audio: ["src"],
  track: ["src"],
};

/** Reports whether an attribute refers to files handled by `finishMedia`. */
export const namesMedia = (tagName: string, key: string): boolean => MEDIA[tagName]?.includes(key) ?? false;

/** Replaces the files of a media element with their output URLs. Missing files are reported and omitted. */
export function finishMedia({tagName, properties}: Element, place: Positioned, state: BodyState): void {
  const addressOf = (written: string): string => {
    const kind = tagName === "video" || tagName === "audio" ? tagName : "image";
    const {src} = resolveImage(written, place, state, kind);
    state.imageSources.set(written, src);
    return src;
  };
  for (const key of MEDIA[tagName] ?? []) {
    const value = properties[key];
    if (value === null || value === undefined) continue;
    const written = Array.isArray(value) ? value.join(", ") : String(value);
    const found = key === "srcSet" ? sourceSet(written, addressOf) : addressOf(written);
    if (found === "") delete properties[key];
    else properties[key] = found;
  }
  // Browsers only autoplay muted videos.
  if (properties.autoPlay !== undefined) properties.muted = true;
  if (tagName === "video" && properties.autoPlay === undefined) properties.controls = true;
}

/** Converts a `srcset` such as `a.png 1x, b.png 2x` to output URLs, omitting candidates without a file. */
export function sourceSet(written: string, addressOf: (written: string) => string): string {
  const candidates = written.split(/,\s+|,(?=\S+\s+[\d.]+[wxh]\s*(?:,|$))/).map(text => text.trim());
  return candidates
    .flatMap(candidate => {
      const [, address = "", size = ""] = /^(\S+)(?:\s+([\d.]+[wxh]))?$/.exec(candidate) ?? [];
      const found = address === "" ? "" : addressOf(address);
      return found === "" ? [] : [size === "" ? found : `${found} ${size}`];
    })
    .join(", ");
}
