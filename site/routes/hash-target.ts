import {decode} from "./internal-link.ts";

/** The element a hash points to: by id, as written or percent-decoded, then by the name of an anchor. */
export function hashTarget(hash: string, within: Document): HTMLElement | null {
  const raw = hash.replace(/^#/, "");
  if (raw === "") return null;
  const name = decode(raw);
  return (
    within.getElementById(raw) ??
    within.getElementById(name) ??
    (within.getElementsByName(name)[0] as HTMLElement | undefined) ??
    null
  );
}
