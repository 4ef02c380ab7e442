import type {Paint} from "../report/human.ts";
import {STATUS_WORDS} from "./progress.ts";
import type {Result} from "./run.ts";

const ORDER: Result["status"][] = ["fetched", "npm", "unchanged", "stale", "failed"];
const NAMES_SHOWN = 4;

/** Formats a table of outcomes: how many sources, why, and what to do. Each reason is listed once. */
export function summary(results: readonly Result[], paint: Paint): string {
  if (results.length === 0) return "";
  const rows = ORDER.flatMap(status => {
    const group = results.filter(result => result.status === status);
    return group.length === 0
      ? []
      : [row(status, group), ...reasons(group).map(text => paint("dim", `    ${text}`))];
  });
  return `\n${rows.join("\n")}\n`;
}

function row(status: Result["status"], group: readonly Result[]): string {
  const names = group.map(({source}) => source.name);
  const shown = names.length <= NAMES_SHOWN || status === "failed" ? names.join(", ") : "";
  return `${STATUS_WORDS[status].padEnd(10)} ${String(group.length).padStart(4)}  ${shown}`.trimEnd();
}

function reasons(group: readonly Result[]): string[] {
  const counts = new Map<string, number>();
  for (const {faults} of group) {
    for (const {message, hint} of faults) {
      const text = hint === undefined ? message : `${message}. ${hint}`;
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  return [...counts].map(([text, count]) => (count > 1 ? `${text} (${count} pages)` : text));
}
