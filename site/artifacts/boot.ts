import {BODY_ID, BOOT_ID} from "./ids.ts";
import type {BootData} from "./types.ts";

/**
 * Reads the data block of the document. Throws if there is none, because the document was not prerendered.
 */
export function readBootData(from: Document): BootData {
  const text = from.getElementById(BOOT_ID)?.textContent;
  if (!text) throw new Error("This document carries no data block; build the site again.");
  return JSON.parse(text);
}

/** Returns the body that the document already contains, so that it is not transferred twice. */
export function readBodyHtml(from: Document): string {
  return from.getElementById(BODY_ID)?.innerHTML ?? "";
}
