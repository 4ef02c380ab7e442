import {join} from "node:path";
import type {ConfigInput} from "#schemas/config.ts";
import {filesBelow} from "../toolkit/settings/page-files.ts";
import {mappedRedirects} from "../toolkit/settings/redirects.ts";
import {readManifest} from "../toolkit/static-config/manifest.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {baseOf, defined, text, titleOf} from "../toolkit/static-config/values.ts";
import {astroPages} from "./astro-pages.ts";

/** Matches the route of all pages of a collection, below static folders. */
const ROUTE = /^((?:[^[\]/]+\/)*)\[\.{3}\w+\]\.astro$/;

/**
 * Reads the settings of an Astro project that publishes the collection `src/content/docs` by itself, or returns `null`
 * if it has none. The URL prefix is taken from the only route of a collection (`src/pages/docs/[...slug].astro`), or
 * from the one named `docs`. Otherwise it is unknown, so dead links are warnings.
 * https://docs.astro.build/en/guides/content-collections/#generating-routes-from-content
 */
export function collectionSettings(
  folder: string,
  config: Record<string, unknown>,
  files: SettingsFiles,
): ConfigInput | null {
  const content = join(folder, "src/content/docs");
  if (filesBelow(content, "", name => /\.mdx?$/.test(name), undefined, files).length === 0) return null;
  const pages = join(folder, "src/pages");
  const routes = filesBelow(pages, "", name => name.endsWith(".astro"), undefined, files).flatMap(
    ({path}) => ROUTE.exec(path)?.[1] ?? [],
  );
  const prefix = routes.length === 1 ? routes[0] : routes.find(route => /(?:^|\/)docs\/$/.test(route));
  const own = `/${prefix}*`;
  const base = baseOf(config.base);
  const others = (astroPages(pages, files) ?? []).filter(url => url !== own);
  // Links to other pages contain the base path.
  const known =
    base === undefined ? others : others.flatMap(url => [url, `${base.replace(/\/$/, "")}${url}`]);
  return defined({
    content,
    prefix: prefix?.replace(/\/$/, "") || undefined,
    title: titleOf(readManifest(folder, files)),
    base,
    site: text(config.site),
    redirects: mappedRedirects(config.redirects),
    known: known.length > 0 ? known : undefined,
    rules: prefix === undefined ? {"link-page": "warning" as const} : undefined,
  });
}
