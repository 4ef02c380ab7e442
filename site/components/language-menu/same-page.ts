import {addressOf} from "#site/artifacts/base.ts";

/** Address of a page in another language of the same site, which has a host or a folder of its own. */
export const samePage = (root: string, url: string): string =>
  addressOf(root.replace(/\/$/, "") + encodeURI(url));
