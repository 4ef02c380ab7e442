import {escapeXml} from "#schemas/rules/markup.ts";

/** Writes an element that contains only text. Attributes keep their order. */
export function element(name: string, text: string, attributes: Record<string, string> = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${written.join("")}>${escapeXml(text)}</${name}>`;
}
