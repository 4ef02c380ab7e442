import {decode} from "#schemas/rules/percent-encoding.ts";
import {FRAME_ID} from "../artifacts/ids.ts";

/**
 * Returns the element in the page that a hash refers to: by id, as written or percent-decoded, then by anchor
 * name.
 */
function pageTarget(raw: string, within: Document): HTMLElement | null {
  const name = decode(raw);
  return (
    within.getElementById(raw) ?? within.getElementById(name) ?? within.getElementsByName(name)[0] ?? null
  );
}

/**
 * Returns the part of the page layout that a hash refers to by its short name (`#sponsors`), unless the page
 * contains that name.
 */
export function frameTarget(hash: string, within: Document): HTMLElement | null {
  const raw = hash.replace(/^#/, "");
  return raw === "" || pageTarget(raw, within) ? null : within.getElementById(FRAME_ID + raw);
}

/** Returns the element a hash refers to: in the page, or else in the page layout. */
export function hashTarget(hash: string, within: Document): HTMLElement | null {
  const raw = hash.replace(/^#/, "");
  return raw === "" ? null : (pageTarget(raw, within) ?? frameTarget(hash, within));
}
