import type {TextHook} from "#core/parse/file-scope.ts";

const VARIABLE = /\{\{[ \t]*([\w.-]+)[ \t]*\}\}/g;

/**
 * Replaces `{{name}}` with values from the config, in text and code:
 * https://www.mintlify.com/docs/organize/settings-reference#variables
 */
export const fillVariables: TextHook = ({text, page}) => {
  const {variables = {}} = page.context.dialectSettings;
  if (!text.includes("{{") || Object.keys(variables).length === 0) return null;
  const filled = text.replaceAll(VARIABLE, (all, name: string) => {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    return typeof value === "string" || typeof value === "number"
      ? String(value).replaceAll(/[<{]/g, "\\$&").replaceAll("\n", " ")
      : all;
  });
  return {text: filled, lines: text.split("\n").map((_, i) => i + 1)};
};
