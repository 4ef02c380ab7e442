import {createHash} from "node:crypto";
import type {Site} from "#schemas/site.ts";
import {earlyGestures} from "#site/components/drawer/early.ts";
import {EARLY_SEARCH} from "#site/components/search-dialog/early-search.ts";
import {THEME_KEY} from "#site/components/theme-switch/theme-key.ts";

/**
 * Returns the inline script that runs before the first paint. It applies the chosen color scheme, hides a
 * dismissed banner (if storage is available), and records requests for the menu or search before the client is
 * loaded.
 */
export function inlineScript(site: Pick<Site, "banner" | "search">): string {
  const key = JSON.stringify(THEME_KEY);
  const banner = site.banner
    ? `if(s.getItem(${JSON.stringify(site.banner.dismissKey)})===${JSON.stringify(site.banner.dismissValue)})d.banner="off";`
    : "";
  const search = site.search.provider === "none" ? "" : EARLY_SEARCH;
  return `{const d=document.documentElement.dataset;try{const s=localStorage,t=s.getItem(${key});if(t==="light"||t==="dark")d.theme=t;${banner}}catch{d.banner="fixed"}${earlyGestures}}${search}`.replaceAll(
    "</",
    "<\\/",
  );
}

/** Returns the hash of a script in content security policy syntax. */
export const policyHash = (script: string): string =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
