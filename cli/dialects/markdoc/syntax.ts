import type {TemplateLanguage} from "../toolkit/template/scan.ts";
import {type Names, valueNamed} from "../toolkit/template/values.ts";

/** Markdoc syntax: https://markdoc.dev/spec */
export const MARKDOC: TemplateLanguage = {
  signs: [{open: "{%", close: "%}", kind: "tag"}],
  endWords: false,
};

/**
 * Returns the replacement for an annotation of the preceding node (`{% #id .class %}`, `{% title="a.js" %}`
 * after a fence's opening line) or a variable (`{% $name %}`), or `null` for any other tag. See
 * https://markdoc.dev/docs/attributes.
 */
export function annotation(source: string, names: Names, line: string): string | null {
  if (!/^[#.$]|^[\w-]+=/.test(source)) return null;
  if (source.startsWith("$")) return String(valueNamed(source, names) ?? "");
  if (/^[\s>]*(?:`{3}|~{3})/.test(line)) return source.replaceAll(/[`~]/g, "");
  const [id] = /(?<=^|\s)#[\w-]+/.exec(source) ?? [];
  return id === undefined ? "" : `{${id}}`;
}
