import {join} from "node:path";
import {entriesOf} from "../toolkit/static-config/read-file.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";

/** A page, or an endpoint, whose name has the extension of what it gives: `feed.xml.ts`. */
const ROUTE = /^([^_.].*?)\.(?:astro|mdx?|html|[jt]s)$/;

/**
 * Urls that an Astro project has besides its content, as patterns: files in `src/pages` by their paths, where parameters
 * (`[slug]`) stand for anything. Undefined where there are none, or one stands for every url.
 * https://docs.astro.build/en/guides/routing/
 */
export function astroPages(folder: string, files: SettingsFiles): string[] | undefined {
  const found = new Set<string>();
  const enter = (path: string, url: string): void => {
    files.add(path);
    for (const entry of entriesOf(path)) {
      const name = entry.name.replaceAll(/\[[^\]]*\]/g, "*");
      if (entry.isDirectory() && !name.startsWith("_")) enter(join(path, entry.name), `${url}/${name}`);
      const [, stem] = (entry.isFile() && ROUTE.exec(name)) || [];
      if (stem !== undefined) found.add(stem === "index" ? `${url}/` : `${url}/${stem}`);
    }
  };
  enter(folder, "");
  const patterns = [...found].filter(url => /[^/*]/.test(url)).sort();
  return patterns.length > 0 ? patterns : undefined;
}
