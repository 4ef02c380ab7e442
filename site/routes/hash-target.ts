import {decode} from "#schemas/rules/percent-encoding.ts";
import {FRAME_ID} from "../artifacts/ids.ts";

/** The element in the page that a hash points to: by id, as written or percent-decoded, then by the name of an anchor. */
function pageTarget(raw: string, within: Document): HTMLElement | null {
  const name = decode(raw);
  return (
    within.getElementById(raw) ??
    within.getElementById(name) ??
    (within.getElementsByName(name)[0] as HTMLElement | undefined) ??
    null
  );
}

/** The part of the frame that a hash names by its short name (`#sponsors`), where nothing in the page has that name. */
export function frameTarget(hash: string, within: Document): HTMLElement | null {
  const raw = hash.replace(/^#/, "");
  return raw === "" || pageTarget(raw, within) ? null : within.getElementById(FRAME_ID + raw);
}

/** The element a hash points to: in the page, else in the frame. */
export function hashTarget(hash: string, within: Document): HTMLElement | null {
  const raw = hash.replace(/^#/, "");
  return raw === "" ? null : (pageTarget(raw, within) ?? frameTarget(hash, within));
}
