import {join} from "node:path";
import {lineRedirects} from "../toolkit/settings/redirects.ts";
import {readText} from "../toolkit/static-config/read-file.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {record, text} from "../toolkit/static-config/values.ts";
import {parameterOf} from "./keys.ts";

/** Templates of the home page, by priority, without the extension (the name of the output format). */
const TEMPLATES = ["index", "home", "_default/index", "_default/home", "_default/list"];

/**
 * Reads the redirects that a template of the home page prints to the host's `_redirects` file. Lines with
 * unknown values are ignored, such as those in loops over pages. https://gohugo.io/configuration/output-formats/
 */
export function outputRedirects(
  folder: string,
  config: Record<string, unknown>,
  files: SettingsFiles,
): ReturnType<typeof lineRedirects> {
  const printed = Object.entries(record(config.outputFormats))
    .filter(([, format]) => text(record(format).baseName) === "_redirects")
    .flatMap(([name]) =>
      TEMPLATES.map(template => join(folder, "layouts", `${template}.${name.toLowerCase()}`)),
    )
    .map(file => readText(file, files))
    .find(template => template !== "");
  return lineRedirects(filled(printed ?? "", record(config.params)));
}

/** Replaces actions that print a parameter of the site, or a variable, with the value. */
function filled(template: string, params: Record<string, unknown>): string {
  const variables = new Map<string, string>();
  const find = (expression: string): string | undefined =>
    parameterOf(expression, params) ?? variables.get(expression);
  return template.replaceAll(/\{\{-?([^{}]*?)-?\}\}/g, (written, action: string) => {
    const [, name, expression] = /^\s*(\$\w+)\s*:?=\s*(\S+)\s*$/.exec(action) ?? [];
    const value = find(expression ?? action.trim());
    if (name === undefined) return value ?? written;
    if (value !== undefined) variables.set(name, value);
    return "";
  });
}
