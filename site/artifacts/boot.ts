import type {BootData} from "./types.ts";

/** Id of the data block in a prerendered document. */
export const BOOT_ID = "boot";
/** Id of the element that holds the body of a page. */
export const BODY_ID = "body";

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
