import {greatest, longestMatch} from "#schemas/rules/long-lists.ts";
import type {LanguageState} from "./translations.ts";

/** Maximum number of files listed per language in the terminal before the rest is counted. */
const LISTED = 20;

/** Formats a table of the languages, and the pages that need work. */
export function humanTranslations(states: readonly LanguageState[], all: boolean): string {
  const rows = [
    ["Language", "Translated", "Missing", "Outdated", "Unknown"],
    ...states.map(({lang, pages, translated, missing, outdated, unknown}) => [
      lang,
      `${translated} of ${pages}`,
      ...[missing, outdated, unknown].map(list => String(list.length)),
    ]),
  ];
  const widths = rows[0]?.map((_, column) => greatest(rows.map(row => row[column]?.length ?? 0))) ?? [];
  const table = rows.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const lists = states.flatMap(state => [
    ...list(
      `${state.lang}: missing`,
      state.missing.map(({original}) => original),
      all,
    ),
    ...list(
      `${state.lang}: outdated`,
      state.outdated.map(page => `${page.translation}  ${changesOf(page)}`),
      all,
    ),
    ...list(
      `${state.lang}: unknown`,
      state.unknown.map(page => `${page.translation}  ${page.reason}`),
      all,
    ),
  ]);
  return `${[...table, ...lists].join("\n")}\n`;
}

function list(title: string, lines: readonly string[], all: boolean): string[] {
  if (lines.length === 0) return [];
  const shown = all ? lines : lines.slice(0, LISTED);
  const rest = lines.length - shown.length;
  return [
    "",
    title,
    ...shown.map(line => `  ${line}`),
    ...(rest > 0 ? [`  ${rest} more; --all lists them`] : []),
  ];
}

const changesOf = ({changes, date}: {changes: number; date: string}): string =>
  `${changes} ${changes === 1 ? "change" : "changes"}${date === "" ? "" : ` since ${date}`}`;

/** Formats the translation report as Markdown for an issue: a table, and task lists. */
export function markdownTranslations(states: readonly LanguageState[]): string {
  const table = [
    "| Language | Translated | Missing | Outdated |",
    "| --- | --- | --- | --- |",
    ...states.map(
      ({lang, label, pages, translated, missing, outdated}) =>
        `| ${escapeMarkdown(label)} (${lang}) | ${translated} of ${pages} | ${missing.length} | ${outdated.length} |`,
    ),
  ].join("\n");
  const sections = states.flatMap(({lang, label, missing, outdated, unknown}) => {
    const tasks = [
      ...outdated.map(page => {
        const changes = changesOf(page);
        return `${code(page.translation)}: ${page.difference === null ? changes : `[${changes}](${page.difference})`}`;
      }),
      ...unknown.map(page => `${code(page.translation)}: ${escapeMarkdown(page.reason)}`),
      ...missing.map(page => `${code(page.original)}: not translated`),
    ];
    return tasks.length === 0
      ? []
      : [`## ${escapeMarkdown(label)} (${lang})`, tasks.map(task => `- [ ] ${task}`).join("\n")];
  });
  return `${[table, ...sections].join("\n\n")}\n`;
}

/** Escapes characters that Markdown and tables would interpret. */
const escapeMarkdown = (text: string): string => text.replaceAll(/[\\`*_[\]<>|&#]/g, "\\$&");

/** Formats inline code, whatever backticks it contains (CommonMark 6.1). */
function code(text: string): string {
  const longest = longestMatch(text, /`+/g);
  const fence = "`".repeat(longest + 1);
  return longest === 0 ? `${fence}${text}${fence}` : `${fence} ${text} ${fence}`;
}
