import {escapeXml} from "#schemas/rules/markup.ts";

/** One element with text alone; attributes in the order given. */
export function element(name: string, text: string, attributes: Record<string, string> = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${written.join("")}>${escapeXml(text)}</${name}>`;
}
