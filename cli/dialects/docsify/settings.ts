import type {ConfigInput} from "#schemas/config.ts";
import type {ReadSettings} from "../define.ts";
import {chapters} from "../toolkit/order-files/summary.ts";
import {filesBelow} from "../toolkit/settings/page-files.ts";
import {readText} from "../toolkit/static-config/read-file.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {defined, text} from "../toolkit/static-config/values.ts";
import {checkOptions} from "./options.ts";

/**
 * Reads `index.html` with `$docsify`, `_sidebar.md` and `_navbar.md`: https://docsify.js.org/#/configuration
 */
export const settings: ReadSettings = ({folder, file, files}) => {
  const page = readText(file, files);
  checkOptions(file, files);
  const setting = (name: string): string | undefined =>
    text(new RegExp(`\\b${name}\\s*:\\s*(?:"([^"]*)"|'([^']*)')`).exec(page)?.slice(1).find(Boolean));
  const repository = /^(?:https:\/\/github\.com\/)?([\w.-]+)\/([\w.-]+)$/.exec(setting("repo") ?? "");
  return defined({
    content: folder,
    exclude: ["_sidebar", "_navbar", "_coverpage", "_404"].flatMap(part => [`${part}.md`, `**/${part}.md`]),
    title: setting("name") ?? text(/<title>([^<]*)<\/title>/i.exec(page)?.[1]),
    description: text(/<meta\s+name="description"\s+content="([^"]*)"/i.exec(page)?.[1]),
    social: repository
      ? [{icon: "github", url: `https://github.com/${repository[1]}/${repository[2]}`}]
      : undefined,
    known: aliases(page),
    redirects: foreignAliases(page),
    sidebar: sidebarsOf(folder, files),
  });
};

/**
 * Returns URLs that map to files elsewhere, as patterns: `alias: {"/changelog": "https://…"}`, whose keys may
 * be regular expressions.
 */
function aliases(page: string): string[] | undefined {
  const known = [...aliasBlock(page).matchAll(/(["'])([^"'\n]+)\1\s*:/g)]
    .map(([, , key = ""]) => key.replaceAll(/\(?\.[*+]\??\)?/g, "*"))
    .filter(key => /^[\w/*.-]*\/[\w*-]{2,}$/.test(key) && !key.endsWith("/*"))
    .map(key => (key.includes("*") ? `${key}*` : key));
  return known.length > 0 ? known : undefined;
}

/** Returns the aliases of pages on other sites (`".*?/changelog": "https://…"`). */
function foreignAliases(page: string): Record<string, string> | undefined {
  const found = [
    ...aliasBlock(page).matchAll(/(["'])([^"'\n]+)\1\s*:\s*(["'])(https?:\/\/[^"'\n]+)\3/g),
  ].flatMap(([, , key = "", , to = ""]): [string, string][] => {
    const path = key.replace(/^\^?(?:\(?\.\*\??\)?)?(?=\/)/, "").replace(/\$$/, "");
    return /^\/[\w/-]+$/.test(path) && !to.includes("$") ? [[path, to]] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** Returns the source of the alias map, or `""` if there is none. */
const aliasBlock = (page: string): string => /\balias\s*:\s*\{([^{}]*)\}/.exec(page)?.[1] ?? "";

/**
 * Returns the sidebar of the site, or one per folder that has its own. Links in sidebars are relative to the
 * root.
 */
function sidebarsOf(folder: string, files: SettingsFiles): ConfigInput["sidebar"] {
  const found = filesBelow(folder, "/", name => name === "_sidebar.md")
    .map(({path, file}) => [path.replace(/_sidebar\.md$/, ""), chapters(readText(file, files))] as const)
    .filter(([, items]) => items.length > 0);
  const [first] = found;
  return found.length === 1 && first?.[0] === "/"
    ? first[1]
    : found.length > 0
      ? Object.fromEntries(found)
      : undefined;
}
