import {BODY_ID, BOOT_ID} from "./ids.ts";
import type {BootData} from "./types.ts";

/** Reads the data block of the document. Throws where there is none: the document was not made by the prerender. */
export function readBootData(from: Document): BootData {
  const text = from.getElementById(BOOT_ID)?.textContent;
  if (!text) throw new Error("This document carries no data block; build the site again.");
  return JSON.parse(text) as BootData;
}

/** The body that the document already shows, so that it is not sent a second time. */
export function readBodyHtml(from: Document): string {
  return from.getElementById(BODY_ID)?.innerHTML ?? "";
}
