import {messages as compiled} from "virtual:messages";
import {fillText} from "#schemas/rules/fill-text.ts";
import type {InterfaceTexts, TextGroup} from "#schemas/settings/interface-texts.ts";
import type {Site} from "#schemas/site.ts";

/**
 * Texts in the language that this code was compiled for, with the site's replacements. Read them when
 * rendering, not when a module is loaded, because the replacements are not known then.
 */
export let messages: InterfaceTexts = compiled;

/**
 * Replaces texts by path. Paths that this version does not have are ignored.
 *
 * @param texts all texts of the language; by default, the language that this code was compiled for
 */
export function setMessages(replaced: Site["messages"], texts: InterfaceTexts = compiled): void {
  messages = replaced ? structuredClone(texts) : texts;
  for (const [path, text] of Object.entries(replaced ?? {})) {
    const groups = path.split(".");
    const key = groups.pop() ?? "";
    const group = groups.reduce<string | TextGroup | undefined>(textsIn, messages);
    if (typeof group === "object" && typeof textsIn(group, key) === "string") group[key] = text;
  }
}

const textsIn = (group: string | TextGroup | undefined, key: string): string | TextGroup | undefined =>
  typeof group === "object" && Object.hasOwn(group, key) ? group[key] : undefined;

/** Formats an artifact date (`YYYY-MM-DD`) for readers, independent of the machine. */
export function formatDate(iso: string): string {
  const [year = 0, month = 1, day = 1] = iso.split("-").map(Number);
  return fillText(messages.date, {year, month: Object.values(messages.months)[month - 1] ?? "", day});
}
