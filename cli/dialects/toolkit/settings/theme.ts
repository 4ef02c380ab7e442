import type {ConfigInput} from "#schemas/config.ts";
import {list, record, text} from "../static-config/values.ts";

/** Returns the icon from a list of head elements, written as `[tag, attributes]` or `{tag, attrs}`. */
export function iconOf(head: unknown): string | undefined {
  for (const entry of list(head)) {
    const [tag, attributes] = Array.isArray(entry) ? entry : [record(entry).tag, record(entry).attrs];
    const {rel, href} = record(attributes);
    if (tag === "link" && /(?:^|\s)icon$/.test(String(rel))) return text(href);
  }
  return undefined;
}

/** Reads the project's social links, from a list of `{icon, link}` or a map of names. */
export function socialLinks(value: unknown): ConfigInput["social"] {
  const entries = Array.isArray(value)
    ? value.map(entry => {
        const {icon, label, link, href, content} = record(entry);
        return [text(icon) ?? text(label), text(link) ?? text(href) ?? text(content)] as const;
      })
    : Object.entries(record(value)).map(([name, link]) => [name, text(link)] as const);
  const found = entries.flatMap(([icon, url]) =>
    url && /^https?:/.test(url) ? [{icon: icon ?? "link", url}] : [],
  );
  return found.length > 0 ? found : undefined;
}
