import type {TextHook} from "#core/parse/file-scope.ts";
import {rewriteProse} from "../toolkit/text/rewrite-prose.ts";

/** Fills in substitutions (`{{name}}`) of the config and the front matter, outside code. */
export const fillSubstitutions: TextHook = ({text, page}) => {
  if (!text.includes("{{")) return null;
  const {myst, substitutions} = page.frontMatter as {myst?: {substitutions?: object}; substitutions?: object};
  const values: Record<string, unknown> = {
    ...page.context.dialectSettings.variables,
    ...substitutions,
    ...myst?.substitutions,
  };
  return rewriteProse(text, line =>
    line.replaceAll(/`[^`\n]*`|\{\{[ \t]*(\w[\w.-]*)[ \t]*\}\}/g, (all, name?: string) => {
      const value = name !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;
      return typeof value === "string" || typeof value === "number"
        ? String(value).replaceAll("\n", " ")
        : all;
    }),
  );
};
