import {join} from "node:path";
import type {DialectSettings} from "#core/model/page-context.ts";
import {as} from "../toolkit/rules.ts";
import {filesBelow, readText} from "../toolkit/static-config/read-file.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {record, text} from "../toolkit/static-config/values.ts";
import type {TagRule} from "../toolkit/template/tag-rule.ts";
import {type OwnTemplate, ownTemplate} from "./own-templates.ts";

/** Variable that maps each of the project's shortcodes to its meaning (`ownShortcodes`). */
export const OWN = "hugo_shortcodes";

/** Folders of shortcode templates: https://gohugo.io/templates/shortcode/ */
const FOLDERS = ["layouts/shortcodes", "layouts/_shortcodes"];

const FILE = "file|path|src|0";

/** Rules for shortcodes with a recognized template, by meaning. */
const RULES: Readonly<Record<string, TagRule>> = {
  nothing: "nothing",
  content: "content",
  code: {tag: "code", lang: "lang|language|0"},
  codeFile: {tag: "include", file: FILE, folders: [".", ""], literal: true, fence: ""},
  file: {tag: "include", file: FILE, folders: [".", "", "content"], literal: true, inCode: true},
  part: as("Tab"),
};

/**
 * Returns the meanings of the project's own shortcodes. Supports templates that print text or a parameter of the site
 * (`=v1.2`), print an argument with a prefix (`$0 /docs/`), arrange arguments and content in HTML, highlight code or
 * insert a file. Templates are not run.
 */
export function ownShortcodes(
  folder: string,
  {params, address}: {params: Record<string, unknown>; address: string},
  files: SettingsFiles,
): {[OWN]?: Record<string, string>} {
  const found = FOLDERS.flatMap(each =>
    filesBelow(join(folder, each), files)
      .filter(path => path.endsWith(".html"))
      .flatMap(path => {
        const meaning = meaningOf(readText(join(folder, each, path), files), params, address);
        return meaning === undefined ? [] : [[path.slice(0, -".html".length), meaning] as const];
      }),
  );
  return found.length > 0 ? {[OWN]: Object.fromEntries(found)} : {};
}

function meaningOf(template: string, params: Record<string, unknown>, address: string): string | undefined {
  const [first = "", ...others] = template.split(/\{\{-?\s*\/\*/);
  // A comment ends in the text before the next one, so that this takes linear time.
  const written = [first, ...others.map(part => part.replace(/^[\s\S]*?\*\/\s*-?\}\}/, ""))].join("").trim();
  const [, action = ""] = /^\{\{-?([^{}]*?)-?\}\}$/.exec(written) ?? [];
  // One of several parts, which the shortcode around them names.
  if (/\.Parent\.Get\s+(?:\$|\.Ordinal)/.test(written) && written.includes(".Inner")) return "part";
  const own = ownTemplate(written, params, address);
  if (own) return meaningOfHtml(own);
  const isCode = /\{\{-?\s*(?:transform\.H|h)ighlight\s|\|\s*(?:transform\.H|h)ighlight\s/.test(written);
  if (isCode && written.includes(".Inner")) return "code";
  if (isCode && /[Rr]eadFile/.test(written)) return "codeFile";
  return /^\.Get\s+\S+\s*\|\s*(?:os\.R|r)eadFile(?:\s*\|\s*safeHTML)?$/.test(action.trim())
    ? "file"
    : undefined;
}

/** Elements for search engines and browsers, which readers do not see. */
const INVISIBLE = /^(?:<(?:meta|link)\b[^<>]*>\s*)+$/i;

function meaningOfHtml({html, hasContent}: OwnTemplate): string {
  if (INVISIBLE.test(html)) return "nothing";
  if (html === "<slot/>") return "content";
  const [, prefix = "", argument] = /^([^{}<>]*)\{(\w+)\}$/.exec(html) ?? [];
  if (argument !== undefined && !hasContent) return `$${argument} ${prefix}`;
  return hasContent || /[<{]/.test(html) ? html : `=${html}`;
}

/** Returns the rule for a meaning. */
function ruleFor(meaning: string): TagRule | undefined {
  if (meaning.startsWith("=")) return {tag: "text", literal: meaning.slice(1), inCode: true};
  const [, value, prefix = ""] = /^\$(\w+) (.*)$/s.exec(meaning) ?? [];
  if (value !== undefined) return {tag: "text", value, prefix, inCode: true};
  return Object.hasOwn(RULES, meaning) ? RULES[meaning] : {template: meaning};
}

/** Returns the rules of the project's own shortcodes. */
export function ownRules({variables}: DialectSettings): Readonly<Record<string, TagRule>> {
  const own = record(variables?.[OWN]);
  return Object.fromEntries(
    Object.entries(own).flatMap(([name, value]) => {
      const rule = ruleFor(text(value) ?? "");
      return rule === undefined ? [] : [[name, rule]];
    }),
  );
}
