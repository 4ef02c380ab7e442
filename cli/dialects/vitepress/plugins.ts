import {insertSnippet} from "#core/parse/blocks/snippets.ts";
import type {MarkerHook, TextHook} from "#core/parse/file-scope.ts";
import {readDefinitions} from "../toolkit/markdown-extra/definitions.ts";
import {readText} from "../toolkit/static-config/read-file.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";

/** Variable that is set if the config uses `markdown-it-deflist`. */
const DEFINITIONS = "markdown_it_deflist";

/** Returns the variables that name the plug-ins of a config. */
export const pluginVariables = (file: string, files: SettingsFiles): Record<string, boolean> | undefined =>
  readText(file, files).includes("markdown-it-deflist") ? {[DEFINITIONS]: true} : undefined;

/** Converts definition lists if the project has the plug-in for them: https://github.com/markdown-it/markdown-it-deflist */
export const definitionLists: TextHook = scope =>
  scope.page.context.dialectSettings.variables?.[DEFINITIONS] === true ? readDefinitions(scope) : null;

const INCLUDE = /^([ \t]*)!!![ \t]*include[ \t]*\(([^()\n]+)\)[ \t]*!!![ \t]*$/;

/**
 * Finds lines that include a page, relative to the project (`!!!include(docs/part.md)!!!`):
 * https://github.com/camelaissani/markdown-it-include
 */
export const bangIncludes: MarkerHook = text =>
  text.includes("!!!")
    ? line => {
        const [, indent, written = ""] = INCLUDE.exec(line) ?? [];
        if (indent === undefined) return null;
        const file = `@${written.trim().replace(/^\.?\/+/, "")}`;
        const snippet = {file, region: null, lines: "", info: ""};
        return {
          mask: `${indent}___`,
          marker: {role: "alone", make: (node, scope) => insertSnippet(snippet, true, node, scope)},
        };
      }
    : null;
