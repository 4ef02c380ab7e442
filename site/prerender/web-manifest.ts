import {addressOf} from "../artifacts/base.ts";
import type {Icons} from "./document/document-context.ts";

/** Returns the icons among a site's files by size: `icons/192.png`. */
export const siteIcons = (paths: readonly string[]): Icons =>
  Object.fromEntries(
    paths.flatMap(path => {
      const [, size] = /^icons\/(\d+)\.png$/.exec(path) ?? [];
      return size === undefined ? [] : [[size, `/${path}`]];
    }),
  );

interface WebManifest {
  id?: string;
  start_url?: string;
  scope?: string;
  icons?: {src: string}[];
  theme_color?: string;
  background_color?: string;
}

/**
 * Completes the web app manifest with the site's base and, unless the content sets them, its icons and
 * colors.
 */
export function completeManifest(text: string, sized: Icons): string {
  const manifest: WebManifest = JSON.parse(text);
  const slate = "#2b3a42";
  const complete: WebManifest = {
    ...manifest,
    id: addressOf(manifest.id ?? "/"),
    start_url: addressOf(manifest.start_url ?? "/"),
    scope: addressOf(manifest.scope ?? "/"),
    theme_color: manifest.theme_color ?? slate,
    background_color: manifest.background_color ?? slate,
  };
  if (!manifest.icons?.length) {
    complete.icons = Object.entries(sized).map(([size, src]) => ({
      src,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any maskable",
    }));
  }
  complete.icons = complete.icons?.map(icon => ({...icon, src: addressOf(icon.src)}));
  return `${JSON.stringify(complete, null, 2)}\n`;
}
