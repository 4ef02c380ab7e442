import {pagesBelow} from "../toolkit/settings/page-files.ts";
import {readText} from "../toolkit/static-config/read-file.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {text} from "../toolkit/static-config/values.ts";

/** Matches pages in template languages: https://www.11ty.dev/docs/languages/ */
const TEMPLATE = /\.(?:njk|liquid|html|hbs|mustache|ejs|haml|pug|webc|11ty\.[cm]?[jt]sx?)$/;
const IN_CODE = /\bpermalink\s*[:=]\s*["'`]([^"'`\n]*)["'`]/;
const PLACEHOLDER = /\{\{[^{}]*\}\}|\{%[^{}%]*%\}|\$\{[^{}]*\}/g;

/**
 * Returns the URLs of pages in template languages as patterns, and their number. Placeholders in a permalink match anything.
 *
 * @param output - name of the folder of the finished site
 */
export function templatePages(
  folder: string,
  output: string | undefined,
  files: SettingsFiles,
): {count: number; urls: string[]; mayBeAny: boolean} {
  const enters = (name: string): boolean => !name.startsWith("_") && name !== output;
  const pages = pagesBelow(folder, "/", files, name => TEMPLATE.test(name), enters);
  const urls = pages.flatMap(({path, file, frontMatter: {permalink}}) => {
    if (permalink === false) return [];
    const isCode = /\.11ty\./.test(path);
    const written = text(permalink) ?? (isCode ? IN_CODE.exec(readText(file, files))?.[1] : undefined);
    const url = written ?? `${path.replace(TEMPLATE, "").replace(/\/index$/, "")}/`;
    return [
      url
        .replaceAll(PLACEHOLDER, "*")
        .replace(/^(?!\/)/, "/")
        .replace(/\/index\.html$/, "/"),
    ];
  });
  const isAny = (url: string): boolean => url.includes("*") && !/[^/*]/.test(url);
  // A pattern without a star would include all URLs below.
  const patterns = urls
    .filter(url => /[^/*]/.test(url))
    .map(url => (url.includes("*") || !url.endsWith("/") ? url : `*${url}`));
  return {count: pages.length, urls: [...new Set(patterns)].sort(), mayBeAny: urls.some(isAny)};
}
