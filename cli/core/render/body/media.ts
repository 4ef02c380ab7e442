import type {Element} from "hast";
import type {Positioned} from "#core/model/place.ts";
import {resolveImage} from "./images.ts";
import type {BodyState} from "./state.ts";

/** Elements that show or play files besides `img`, and the attributes that name these. */
const MEDIA: Readonly<Record<string, readonly string[]>> = {
  img: ["srcSet"],
  source: ["src", "srcSet"],
  video: ["src", "poster"],
  audio: ["src"],
  track: ["src"],
};

/** Whether an attribute names files that `finishMedia` looks for. */
export const namesMedia = (tagName: string, key: string): boolean => MEDIA[tagName]?.includes(key) ?? false;

/** Makes the files that an element names those of the output; what does not exist is reported and left out. */
export function finishMedia({tagName, properties}: Element, place: Positioned, state: BodyState): void {
  const addressOf = (written: string): string =>
    resolveImage(written, place, state, tagName === "video" || tagName === "audio" ? tagName : "image").src;
  for (const key of MEDIA[tagName] ?? []) {
    const value = properties[key];
    if (value === null || value === undefined) continue;
    const written = Array.isArray(value) ? value.join(", ") : String(value);
    const found = key === "srcSet" ? sourceSet(written, addressOf) : addressOf(written);
    if (found === "") delete properties[key];
    else properties[key] = found;
  }
  // A film that starts by itself is never heard.
  if (properties.autoPlay !== undefined) properties.muted = true;
  if (tagName === "video" && properties.autoPlay === undefined) properties.controls = true;
}

/** `a.png 1x, b.png 2x` with each address in the output; candidates without a file are left out. */
function sourceSet(written: string, addressOf: (written: string) => string): string {
  const candidates = written.split(/,\s+|,(?=\S+\s+[\d.]+[wxh]\s*(?:,|$))/).map(text => text.trim());
  return candidates
    .flatMap(candidate => {
      const [, address = "", size = ""] = /^(\S+)(?:\s+([\d.]+[wxh]))?$/.exec(candidate) ?? [];
      const found = address === "" ? "" : addressOf(address);
      return found === "" ? [] : [size === "" ? found : `${found} ${size}`];
    })
    .join(", ");
}
