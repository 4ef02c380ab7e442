import {createHash} from "node:crypto";
import type {Site} from "#schemas/site.ts";
import {THEME_KEY} from "#site/components/theme-switch/theme-key.ts";

/**
 * Returns the inline script that runs before the first paint: it applies the chosen color scheme, and hides a dismissed
 * banner (if storage is available).
 */
export function inlineScript(site: Pick<Site, "banner">): string {
  const key = JSON.stringify(THEME_KEY);
  const banner = site.banner
    ? `if(s.getItem(${JSON.stringify(site.banner.dismissKey)})===${JSON.stringify(site.banner.dismissValue)})d.banner="off";`
    : "";
  return `{const d=document.documentElement.dataset;try{const s=localStorage,t=s.getItem(${key});if(t==="light"||t==="dark")d.theme=t;${banner}}catch{d.banner="fixed"}}`.replaceAll(
    "</",
    "<\\/",
  );
}

/** Returns the hash of a script in content security policy syntax. */
export const policyHash = (script: string): string =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
