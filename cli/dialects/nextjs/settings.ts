import {existsSync, readdirSync} from "node:fs";
import {join, posix} from "node:path";
import {entryPath} from "#schemas/rules/disk-path.ts";
import type {ReadSettings} from "../define.ts";
import {patternRedirects} from "../toolkit/settings/redirects.ts";
import {suffixLocales} from "../toolkit/settings/suffixes.ts";
import {evaluateConfig} from "../toolkit/static-config/evaluate.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {checkedRecord} from "../toolkit/static-config/shape.ts";
import {baseOf, defined} from "../toolkit/static-config/values.ts";
import {fumadocsSections, type Sections} from "./fumadocs.ts";
import {fumadocsPrefixes} from "./fumadocs-source.ts";
import {nextContent} from "./next-content.ts";
import {nextraSections} from "./nextra.ts";
import {manifestsIn, sidebarFiles, sidebarsOf, type Tree} from "./sidebars.ts";

/** Types of the settings that are read. */
const SHAPE = {basePath: "string"} as const;

/** Reads `next.config.*`, and sidebars stored as JSON (`sidebarLearn.json`, `manifest.json`). */
export const settings: ReadSettings = ({folder, file, files}) => {
  const content = nextContent(folder);
  if (content === undefined) return null;
  const config = checkedRecord(evaluateConfig(file, files, ["redirects"]), SHAPE, file, files);
  const parent = content.includes("/") ? join(folder, content.slice(0, content.indexOf("/"))) : folder;
  const prefixes = fumadocsPrefixes(folder, join(folder, content), files);
  const manifests = manifestsIn(join(folder, content), files);
  return defined({
    content: join(folder, content),
    locales: suffixLocales(join(folder, content), "en", files),
    base: baseOf(config.basePath),
    icon: ["favicon.ico", "favicon.svg", "favicon-32x32.png"]
      .filter(name => existsSync(join(folder, "public", name)))
      .map(name => `/${name}`)[0],
    ...sectionsIn([...sidebarFiles(parent, files), ...manifests], join(folder, content), prefixes, files),
    ...(/(?:^|\/)app$/.test(content) ? {exclude: ["**/!(page).{md,mdx}"]} : {}),
    known: programUrls(folder),
    redirects: patternRedirects(config.redirects),
    readmes: manifests.some(({readme}) => readme) || undefined,
    rewrites:
      prefixes.size === 0
        ? undefined
        : Object.fromEntries([...prefixes].map(([path, to]) => [`${path}/:path*`, posix.join(to, ":path*")])),
  });
};

function sectionsIn(
  trees: readonly Tree[],
  content: string,
  prefixes: ReadonlyMap<string, string>,
  files: SettingsFiles,
): Sections {
  const sidebar = sidebarsOf(trees);
  if (sidebar !== undefined) return {sidebar};
  return fumadocsSections(content, prefixes, files) ?? nextraSections(content, files) ?? {};
}

/** Returns the URLs of program pages: `pages/errors/[code].tsx` → `/errors/*`. */
function programUrls(folder: string): string[] | undefined {
  const root = ["src/pages", "pages", "src/app", "app"].map(name => join(folder, name)).find(existsSync);
  if (root === undefined) return undefined;
  const isApp = /app$/.test(root);
  const other = isApp ? /$^/ : /(?:^|\/)(?:_|api\/|[45]\d\d)/;
  const urls = readdirSync(root, {recursive: true, withFileTypes: true})
    .map(entry => entryPath(root, entry))
    .filter(path => (isApp ? /(?:^|\/)(?:page|route)\.[jt]sx?$/ : /\.[jt]sx?$/).test(path))
    .filter(path => !other.test(path) && !/(?:^|\/)\[\[?\.\.\./.test(path))
    .map(path => `/${path.replace(/\.[jt]sx?$/, "").replace(/(?:^|\/)(?:index|page|route)$/, "")}`)
    .map(url => url.replaceAll(/\[[^[\]]*\]/g, "*").replaceAll(/\([^()]*\)\//g, ""))
    .filter(url => url !== "/");
  return urls.length > 0 ? [...new Set(urls)].sort() : undefined;
}
