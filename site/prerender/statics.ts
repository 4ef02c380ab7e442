import {createHash} from "node:crypto";
import {readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {addressOf} from "../artifacts/base.ts";
import type {Output} from "./output.ts";

/** Sizes of the icons that lie in `site/static/icons`, as web app manifests name them. */
const SIZES = [72, 96, 128, 144, 192, 256, 384, 512];

/** Copies icons and other files that are the same for every build. */
export function copyStatics(folder: string, output: Output): void {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter(entry => entry.isFile());
  for (const entry of files) {
    const source = join(entry.parentPath, entry.name);
    const hash = createHash("sha256").update(readFileSync(source)).digest("hex");
    output.copy(source, source.slice(folder.length + 1), hash);
  }
}

interface WebManifest {
  id?: string;
  start_url?: string;
  scope?: string;
  icons?: {src: string}[];
  theme_color?: string;
  background_color?: string;
}

/** The web app manifest, below the base of the site, with the icons and colors of the site where the content names none. */
export function completeManifest(text: string): string {
  const manifest = JSON.parse(text) as WebManifest;
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
    complete.icons = SIZES.map(size => ({
      src: `/icons/${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any maskable",
    }));
  }
  complete.icons = complete.icons?.map(icon => ({...icon, src: addressOf(icon.src)}));
  return `${JSON.stringify(complete, null, 2)}\n`;
}
