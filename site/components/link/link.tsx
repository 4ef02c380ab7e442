import type {AnchorHTMLAttributes} from "react";
import {addressOf, pathOf} from "#site/artifacts/base.ts";

/** Reports whether a URL leads out of the site. */
export const isExternal = (href: string): boolean => /^(?:https?:)?\/\//.test(href);

/**
 * Renders a link. External links open in a new tab without access to this window. Internal links are plain,
 * because the router listens on the document.
 */
export function Link({href, rel, ...rest}: AnchorHTMLAttributes<HTMLAnchorElement> & {href: string}) {
  if (!isExternal(href)) return <a href={addressOf(href)} {...(rel ? {rel} : {})} {...rest} />;
  const rels = ["noopener", "noreferrer", ...(rel ? [rel] : [])].join(" ");
  return <a href={href} target="_blank" rel={rels} {...rest} />;
}

/** Returns the value of an attribute that links to a page: below the base, percent-encoded if needed. */
export const hrefOf = (url: string, id?: string): string =>
  pathOf(url) + (id === undefined ? "" : `#${encodeURIComponent(id)}`);
