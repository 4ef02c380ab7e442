import {addressOf} from "#site/artifacts/base.ts";

/** Returns the URL of a page in another language of the site, which has its own host or folder. */
export const samePage = (root: string, url: string): string =>
  addressOf(root.replace(/\/$/, "") + encodeURI(url));
