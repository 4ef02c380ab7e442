import {existsSync, statSync} from "node:fs";
import path from "node:path";
import {cutSnippet} from "#core/parse/blocks/cut-snippet.ts";
import {atLine, type FileScope, report} from "#core/parse/file-scope.ts";
import {locate} from "#core/parse/imports.ts";
import {artifactPath, isWithin, relativePath} from "#schemas/rules/disk-path.ts";
import {plainText} from "#support/files/plain-text.ts";
import type {Token} from "./scan.ts";
import type {TagRule} from "./tag-rule.ts";

type Include = Extract<TagRule, {tag: "include"}>;

const FRONT_MATTER = /^---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?=\n|$)/;

/**
 * Returns the text of a file that a tag includes, or the requested lines or region of it (`file:3:10`,
 * `file:name`). Returns `null` if it is unavailable, which is reported; missing theme files are reported as
 * unknown tags.
 */
export function includeFile(
  written: string,
  rule: Include,
  {name}: Pick<Token, "name">,
  scope: FileScope,
  line: number,
): string | null {
  const [, file = "", lines, region] =
    /^([^\s:]+)(?::(\d+(?::\d*)?|:\d+)(?!\w)|:([\w-]+))?/.exec(written.trim()) ?? [];
  const found = findIncluded(file, rule, scope);
  const place = atLine(line);
  if (found === undefined && rule.isTheme) {
    report(scope, "template-tag", `unknown ${name} \`${file}\``, place);
    return null;
  }
  const target = relativePath(
    scope.folder,
    found ?? path.join(basesOf(rule, scope)[0] ?? scope.folder, file),
  );
  const located = locate(`./${artifactPath(target)}`, true, place, scope);
  if (!located) return null;
  if (++scope.page.parts > MAX_FILES) {
    if (scope.page.parts === MAX_FILES + 1)
      report(scope, "parse-limit", `the page includes more than ${MAX_FILES} files`, place);
    return null;
  }
  const text = plainText(located.bytes).replace(FRONT_MATTER, "");
  const cut = cutSnippet(text, region ?? null, (lines ?? "").replace(":", "-"));
  if (cut === null) {
    report(scope, "snippet-region", `\`${located.path}\` has no region \`${region}\``, place);
    return null;
  }
  const fence = rule.fence === "" ? path.extname(located.path).slice(1) : rule.fence;
  return fence === undefined ? cut : `\`\`\`${fence}\n${cut.replace(/\n$/, "")}\n\`\`\``;
}

/** Returns the absolute path of the file that `includeFile` would insert, or `undefined` if there is none. */
export const findIncluded = (file: string, rule: Include, scope: FileScope): string | undefined =>
  basesOf(rule, scope)
    .map(base => path.join(base, file.replace(/^\/+/, "")))
    .find(isFile);

/** Returns the folders in which files may be. */
function basesOf({folders}: Include, {folder: own, page}: FileScope): string[] {
  const {root, content} = page.context;
  const above = [content, path.dirname(content), root];
  return folders.flatMap(folder =>
    folder === "."
      ? [own]
      : folder.startsWith("^")
        ? upTo(own, content).map(base => path.join(base, folder.slice(1)))
        : above.map(base => path.join(base, folder)),
  );
}

/** Returns a folder and its parents, up to the content folder. */
function upTo(folder: string, content: string): string[] {
  const found = [folder];
  for (let at = folder; isWithin(at, content) && at !== content; ) {
    at = path.dirname(at);
    found.push(at);
  }
  return found;
}

const MAX_FILES = 1000;

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();
