import {messages as chosen} from "virtual:messages";
import type {Messages} from "./en.ts";

/** Texts of the language that the site is built in; others are not bundled. */
export const messages: Messages = chosen;

/** Formats an artifact date (`YYYY-MM-DD`) for readers, independent of the machine. */
export function formatDate(iso: string): string {
  const [year, month, day] = iso.split("-").map(Number);
  return messages.date(year ?? 0, month ?? 1, day ?? 1);
}
