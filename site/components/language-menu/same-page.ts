/** Address of a page on another host of the same site. */
export const samePage = (host: string, url: string): string => host.replace(/\/$/, "") + encodeURI(url);
