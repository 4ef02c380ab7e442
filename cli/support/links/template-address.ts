import type {Code} from "#cli/report/codes.ts";
import {isObject} from "#schemas/rules/is-object.ts";
import {decode} from "#schemas/rules/percent-encoding.ts";

const PLACEHOLDER = /\{\{[-\s]*([^{}]*?)[-\s]*\}\}|\$\{\s*([^{}]*?)\s*\}|\{%[^{}]*%\}/g;

/** Matches files of a repository at an exact commit or branch, whose names may contain braces. */
const LITERAL = /^https?:\/\/[^/{}]+\/[^{}]*\/(?:blob|tree|raw)\//;

/** URL with its placeholders replaced, or the problem if one has no value. */
export type FilledAddress = {address: string} | {problem: {code: Code; message: string; hint: string}};

/**
 * Replaces placeholders in a URL (`{{version}}`, `{{ site.url }}`, `${base}`) with variables from the config,
 * in any dialect. Reports `link-placeholder` for tags (`{% link x %}`) and for the first placeholder whose
 * value is neither text nor a number.
 */
export function fillAddress(
  address: string,
  variables: Readonly<Record<string, unknown>> | undefined = {},
): FilledAddress {
  if (!/[{%]/.test(address)) return {address};
  const braces = address.replaceAll(/%7b/gi, "{").replaceAll(/%7d/gi, "}");
  let unknown: string | undefined;
  const filled = braces.replaceAll(PLACEHOLDER, (written, moustache?: string, literal?: string) => {
    const name = decode(moustache ?? literal ?? "").trim();
    const value = valueAt(name, variables);
    if (value === undefined) unknown ??= name === "" ? decode(written) : name;
    return value ?? written;
  });
  if (unknown !== undefined && LITERAL.test(address))
    return {address: braces.replaceAll("{", "%7B").replaceAll("}", "%7D")};
  if (unknown !== undefined) return {problem: problemOf(decode(braces), unknown)};
  return {address: filled === braces ? address : filled};
}

/** Returns the text of a variable; dots in its name access nested maps. */
function valueAt(name: string, variables: Readonly<Record<string, unknown>>): string | undefined {
  let value: unknown = variables;
  for (const key of name.replace(/^\$/, "").split(".")) {
    if (!isObject(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

const problemOf = (address: string, name: string): {code: Code; message: string; hint: string} => ({
  code: "link-placeholder",
  message: `\`${address}\` contains a placeholder without a value, so it leads nowhere`,
  hint: /^[\w.-]+$/.test(name)
    ? `Define \`${name}\` in \`variables\` in the config.`
    : "Replace the placeholder with its value.",
});
