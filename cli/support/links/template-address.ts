import type {Code} from "#cli/report/codes.ts";
import {decode} from "#schemas/rules/percent-encoding.ts";

const PLACEHOLDER = /\{\{[-\s]*([^{}]*?)[-\s]*\}\}|\$\{\s*([^{}]*?)\s*\}|\{%[^{}]*%\}/g;

/** An address with its placeholders filled in, or the problem of one that has no value. */
export type FilledAddress = {address: string} | {problem: {code: Code; message: string; hint: string}};

/**
 * Fills placeholders of an address (`{{version}}`, `{{ site.url }}`, `${base}`) from the variables of the config, in any
 * dialect. Reports `link-placeholder` for the first one without a value that is text or a number, and for tags
 * (`{% link x %}`).
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
  if (unknown !== undefined) return {problem: problemOf(decode(braces), unknown)};
  return {address: filled === braces ? address : filled};
}

/** Text of a variable, whose name may lead into maps by dots. */
function valueAt(name: string, variables: Readonly<Record<string, unknown>>): string | undefined {
  let value: unknown = variables;
  for (const key of name.replace(/^\$/, "").split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
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
