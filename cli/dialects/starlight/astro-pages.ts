import {join} from "node:path";
import {entriesOf} from "../toolkit/static-config/read-file.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";

/** Matches a page, or an endpoint whose name includes the extension of its output: `feed.xml.ts`. */
const ROUTE = /^([^_.].*?)\.(?:astro|mdx?|html|[jt]s)$/;

/**
 * Returns the URLs of an Astro project besides its content, as patterns: files in `src/pages` by path, in
 * which parameters (`[slug]`) match anything. Returns `undefined` if there are none, or if one matches every
 * URL. https://docs.astro.build/en/guides/routing/
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
