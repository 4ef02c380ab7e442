import {messages as chosen} from "virtual:messages";
import type {Messages} from "./en.ts";

/** Texts of the language that the site is built in; the others are not in the bundle. */
export const messages: Messages = chosen;

/** A date of an artifact (`YYYY-MM-DD`) as readers write it, the same on every machine. */
export function formatDate(iso: string): string {
  const [year, month, day] = iso.split("-").map(Number);
  return messages.date(year ?? 0, month ?? 1, day ?? 1);
}
