import type {HeadElement} from "#schemas/settings/look.ts";
import type {SlotHtml} from "#schemas/settings/slots.ts";
import type {PageAsset} from "./page-facts.ts";
import type {Dependency} from "./parsed-page.ts";

/** HTML that a project adds to every page. */
export interface Slots {
  html: SlotHtml;
  /** Scripts and styles in it, for the content security policy. */
  loaded: HeadElement[];
  /** Files that it shows. */
  assets: PageAsset[];
  dependencies: Dependency[];
}

/** Value for projects without slots. */
export const NO_SLOTS: Slots = {html: {}, loaded: [], assets: [], dependencies: []};
