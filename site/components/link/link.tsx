import type {AnchorHTMLAttributes} from "react";
import {addressOf, pathOf} from "#site/artifacts/base.ts";

/** Whether an address leaves the site. */
export const isExternal = (href: string): boolean => /^(?:https?:)?\/\//.test(href);

/**
 * A link; one that leaves the site opens a new tab and gives the other page no handle on this one.
 * Links inside the site are plain: the router listens on the document.
 */
export function Link({href, rel, ...rest}: AnchorHTMLAttributes<HTMLAnchorElement> & {href: string}) {
  if (!isExternal(href)) return <a href={addressOf(href)} {...(rel ? {rel} : {})} {...rest} />;
  const rels = ["noopener", "noreferrer", ...(rel ? [rel] : [])].join(" ");
  return <a href={href} target="_blank" rel={rels} {...rest} />;
}

/** Writes a page url into an attribute: below the base of the site, percent-encoded where the characters ask for it. */
export const hrefOf = (url: string, id?: string): string =>
  pathOf(url) + (id === undefined ? "" : `#${encodeURIComponent(id)}`);
