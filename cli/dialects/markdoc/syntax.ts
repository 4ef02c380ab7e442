import type {TemplateLanguage} from "../toolkit/template/scan.ts";
import {type Names, valueNamed} from "../toolkit/template/values.ts";

/** https://markdoc.dev/spec */
export const MARKDOC: TemplateLanguage = {
  signs: [{open: "{%", close: "%}", kind: "tag"}],
  endWords: false,
};

/**
 * Returns what replaces an annotation of the node before it (`{% #id .class %}`, `{% title="a.js" %}` behind the line that
 * opens a fence) or a variable (`{% $name %}`); null for any other tag. See https://markdoc.dev/docs/attributes.
 */
export function annotation(source: string, names: Names, line: string): string | null {
  if (!/^[#.$]|^[\w-]+=/.test(source)) return null;
  if (source.startsWith("$")) return String(valueNamed(source, names) ?? "");
  if (/^[\s>]*(?:`{3}|~{3})/.test(line)) return source.replaceAll(/[`~]/g, "");
  const [id] = /(?<=^|\s)#[\w-]+/.exec(source) ?? [];
  return id === undefined ? "" : `{${id}}`;
}
