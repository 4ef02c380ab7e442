import {addressOf} from "../../artifacts/base.ts";
/** Address of a page in another language of the same site, which has a host or a folder of its own. */
export const samePage = (host: string, url: string): string =>
  addressOf(host.replace(/\/$/, "") + encodeURI(url));
