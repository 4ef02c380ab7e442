const OPEN = /^[ \t]*\{%-?[ \t]*filter[ \t]+indent\b([^%\n]*)%\}[ \t]*$/;
const CLOSE = /^[ \t]*\{%-?[ \t]*endfilter[ \t]*-?%\}[ \t]*$/;

/** Default width of the `indent` filter. */
const WIDTH = 4;
/** Maximum total width. */
const MAX_WIDTH = 40;

/**
 * Indents the content of `{% filter indent(width=4) %}` blocks of macros, which pages use to insert files into tabs and lists:
 * https://jinja.palletsprojects.com/en/stable/templates/#jinja-filters.indent. The number of lines does not change.
 */
export function indentFilters(text: string): string {
  if (!text.includes("endfilter")) return text;
  const widths: number[] = [];
  const indented = text.split("\n").map(line => {
    const [isOpen, options = ""] = OPEN.exec(line) ?? [];
    if (isOpen !== undefined) {
      widths.push(Math.min(Number(/\d{1,2}/.exec(options)?.[0] ?? WIDTH), MAX_WIDTH));
      return "";
    }
    if (CLOSE.test(line)) return widths.pop() === undefined ? line : "";
    const width = widths.reduce((sum, one) => sum + one, 0);
    return width === 0 || line.trim() === "" ? line : " ".repeat(Math.min(width, MAX_WIDTH)) + line;
  });
  return indented.join("\n");
}
