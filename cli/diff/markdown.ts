import {longestMatch} from "#schemas/rules/long-lists.ts";
import type {SiteChanges} from "./changes.ts";
import {lines, type Part, parts} from "./parts.ts";

/** Length above which a list is collapsed, so that a comment stays readable. */
const FOLD_FROM = 12;

/** Formats the changes as Markdown for a pull request. */
export function markdownReport(changes: SiteChanges): string {
  const shown = parts(changes);
  if (shown.length === 0) return "### Documentation\n\nNo changes for readers.\n";
  return `### Documentation\n\n${shown.map(section).join("\n\n")}\n`;
}

function section(part: Part): string {
  const items = lines(part, code).map(line => `- ${line}`);
  const head = `**${part.title}** (${items.length})`;
  return items.length < FOLD_FROM
    ? `${head}\n\n${items.join("\n")}`
    : `<details><summary>${head.replaceAll("**", "")}</summary>\n\n${items.join("\n")}\n\n</details>`;
}

/** Formats inline code, whatever backticks it contains (CommonMark §6.1). */
function code(text: string): string {
  const longest = longestMatch(text, /`+/g);
  const fence = "`".repeat(longest + 1);
  return longest === 0 ? `${fence}${text}${fence}` : `${fence} ${text} ${fence}`;
}
