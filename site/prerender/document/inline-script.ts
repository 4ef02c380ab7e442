import {createHash} from "node:crypto";
import type {Site} from "../../../schemas/site.ts";
import {THEME_KEY} from "../../components/theme-switch/theme-key.ts";

/**
 * The one script that runs before the first paint: chosen colours, and whether the banner was closed. Where
 * storage is forbidden the banner can't be closed.
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

/** The hash of a script as a content security policy names it. */
export const policyHash = (script: string): string =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
