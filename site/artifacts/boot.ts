import {present} from "#schemas/rules/present.ts";
import {readRows} from "../components/sidebar/read-rows.ts";
import {setBase} from "./base.ts";
import {BODY_ID, BOOT_ID} from "./ids.ts";
import type {BootData, SiteFacts} from "./types.ts";

declare global {
  interface Window {
    /** Metadata of the site, set by the script that all documents share. */
    docsSite?: SiteFacts;
  }
}

/**
 * Reads the data block of the document, and from its sidebar the rows, which the block leaves out. Sets the base. Throws
 * if there is no data block, because the document was not prerendered.
 */
export function readBootData(from: Document): BootData {
  const text = from.getElementById(BOOT_ID)?.textContent;
  if (!text) throw new Error("This document carries no data block; build the site again.");
  const site = present(from.defaultView?.docsSite);
  const boot: BootData = {...JSON.parse(text), site};
  const {view} = boot;
  setBase(site.base, [...site.languages, ...site.versions]);
  const sidebar = from.querySelector(".docs__side");
  if (view.kind === "page" && sidebar && view.section.pages.length === 0)
    view.section.pages = readRows(sidebar);
  return boot;
}

/** Returns the body that the document already contains, so that it is not transferred twice. */
export function readBodyHtml(from: Document): string {
  return from.getElementById(BODY_ID)?.innerHTML ?? "";
}
