import {createHash} from "node:crypto";
import type {Site} from "#schemas/site.ts";
import {earlyGestures} from "#site/components/drawer/early.ts";
import {EARLY_SEARCH} from "#site/components/search-dialog/early-search.ts";
import {THEME_KEY} from "#site/components/theme-switch/theme-key.ts";
import {START_MODULES} from "./start-modules.ts";

/**
 * The one script that runs before the first paint: chosen colors, whether the banner was closed (where storage is
 * forbidden it can't be), and a menu or a search that is asked for before the client is there; then it loads the client.
 */
export function inlineScript(site: Pick<Site, "banner" | "search">): string {
  const key = JSON.stringify(THEME_KEY);
  const banner = site.banner
    ? `if(s.getItem(${JSON.stringify(site.banner.dismissKey)})===${JSON.stringify(site.banner.dismissValue)})d.banner="off";`
    : "";
  const search = site.search.provider === "none" ? "" : EARLY_SEARCH;
  return `{const d=document.documentElement.dataset;try{const s=localStorage,t=s.getItem(${key});if(t==="light"||t==="dark")d.theme=t;${banner}}catch{d.banner="fixed"}${earlyGestures}}${search}${START_MODULES}`.replaceAll(
    "</",
    "<\\/",
  );
}

/** The hash of a script as a content security policy names it. */
export const policyHash = (script: string): string =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
