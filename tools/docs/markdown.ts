/** Helpers to write the Markdown of generated pages. */

const CODE_SPAN = /((?<!`)(`+)(?!`).*?(?<!`)\2(?!`))/;

/** Escapes prose for a table cell or paragraph: code spans keep their text, everything else is literal. */
export const prose = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .split(CODE_SPAN)
    // Each code span is followed by its delimiter, the second group.
    .map((part, i) => [part.replace(/[\\<>*_[\]|$~{}]/g, "\\$&"), part.replaceAll("|", "\\|"), ""][i % 3])
    .join("");

/** Formats a value as a code span that is safe in a table cell. */
export function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const delimiter = "`".repeat(longest + 1);
  const pad = longest > 0 ? " " : "";
  return `${delimiter}${pad}${text.replaceAll("|", "\\|")}${pad}${delimiter}`;
}

/** Formats a code block whose fence is longer than any fence in its text. */
export function fence(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const delimiter = "`".repeat(longest + 1);
  return `${delimiter}${language}\n${text.replace(/\n?$/, "\n")}${delimiter}`;
}

/** Formats a table; cells are Markdown. Columns without any cell text are omitted. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const used = head.map((_, i) => rows.some(row => row[i]));
  const line = (cells: readonly string[]): string =>
    `| ${cells
      .filter((_, i) => used[i])
      .map(cell => cell || "–")
      .join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Assembles a page from its title, description and blocks. */
export const pageText = (title: string, description: string, blocks: readonly string[]): string =>
  `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${blocks.join("\n\n")}\n`;
