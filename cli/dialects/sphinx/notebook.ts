import {atLine, type FileScope, type RewrittenText, report} from "#core/parse/file-scope.ts";
import {isEmbeddedBitmap} from "#schemas/rules/addresses.ts";
import {greatest} from "#schemas/rules/long-lists.ts";
import {list, record, text} from "../toolkit/static-config/values.ts";

/** Matches the start of a code chunk in R Markdown: ```` ```{r name, option} ````. */
const CHUNK = /^([ \t]*`{3,})\{([A-Za-z]\w*)(?:[\s,][^}\n]*)?\}[ \t]*$/gm;

/**
 * Converts a notebook to Markdown: text as written, code and printed results as fences, and small pictures. R Markdown already
 * is Markdown except for the names of its chunks. Reports a notebook that is not JSON as `data-syntax`.
 */
export function readNotebook(scope: FileScope): RewrittenText | null {
  const lines = scope.text.split("\n");
  if (scope.path.endsWith(".Rmd"))
    return {text: scope.text.replaceAll(CHUNK, "$1$2"), lines: lines.map((_, at) => at + 1)};
  if (!scope.path.endsWith(".ipynb")) return null;
  const cells = cellsOf(scope.text);
  if (cells !== null) return withLines(cells, lines);
  report(scope, "data-syntax", "the notebook is not valid JSON, so the page is empty", atLine(1));
  return {text: "", lines: [1]};
}

/** Returns the Markdown of a page file: the text itself, unless it is a notebook. */
export const markdownOf = (file: string, source: string): string =>
  file.endsWith(".ipynb") ? (cellsOf(source) ?? []).map(part => part.join("\n")).join("\n\n") : source;

/** Returns the Markdown lines of each cell and result (https://nbformat.readthedocs.io), or `null` if the JSON is invalid. */
function cellsOf(source: string): string[][] | null {
  let notebook: Record<string, unknown>;
  try {
    notebook = record(JSON.parse(source));
  } catch {
    return null;
  }
  const {kernelspec, language_info: info} = record(notebook.metadata);
  const language = text(record(info).name) ?? text(record(kernelspec).language) ?? "python";
  return list(notebook.cells).flatMap(cell => markdownOfCell(record(cell), language));
}

function markdownOfCell(cell: Record<string, unknown>, language: string): string[][] {
  const source = joined(cell.source);
  const tags = new Set(list(record(cell.metadata).tags));
  if (source.trim() === "" || tags.has("remove-cell")) return [];
  if (cell.cell_type === "markdown") return [withAttachments(source, record(cell.attachments)).split("\n")];
  if (cell.cell_type !== "code") return [];
  return [
    ...(tags.has("remove-input") ? [] : [fence(source, language)]),
    ...(tags.has("remove-output") ? [] : list(cell.outputs).flatMap(output => resultOf(record(output)))),
  ];
}

/** Replaces `attachment:name` with the picture itself. */
const withAttachments = (source: string, attachments: Record<string, unknown>): string =>
  Object.entries(attachments).reduce((written, [name, value]) => {
    const picture = pictureOf(record(value));
    return picture === null ? written : written.replaceAll(`attachment:${name}`, () => picture);
  }, source);

/** Returns what a code cell printed: a picture or Markdown if it has one, else text. */
function resultOf(output: Record<string, unknown>): string[][] {
  const data = record(output.data);
  const picture = pictureOf(data);
  if (picture !== null) return [[`![](${picture})`]];
  const markdown = joined(data["text/markdown"]);
  if (markdown !== "") return [markdown.split("\n")];
  const printed = joined(output.text) || joined(data["text/plain"]) || (text(output.evalue) ?? "");
  return printed.trim() === "" ? [] : [fence(printed, "text")];
}

/** Returns the `data:` URL of a bitmap that pages may contain. */
function pictureOf(data: Record<string, unknown>): string | null {
  for (const type of ["image/png", "image/jpeg", "image/gif"]) {
    const url = `data:${type};base64,${joined(data[type]).replaceAll(/\s/g, "")}`;
    if (isEmbeddedBitmap(url)) return url;
  }
  return null;
}

const joined = (value: unknown): string =>
  typeof value === "string"
    ? value
    : list(value)
        .filter(part => typeof part === "string")
        .join("");

/** Wraps code in a fence that is longer than any sequence of backticks in it. */
function fence(code: string, language: string): string[] {
  const runs = [...code.matchAll(/`+/g)].map(([run]) => run.length);
  const marks = "`".repeat(Math.max(3, greatest(runs, 0) + 1));
  return [marks + language, ...code.replace(/\n$/, "").split("\n"), marks];
}

/** Joins cells with blank lines, and finds the line of the file that contains each line. */
function withLines(cells: readonly string[][], file: readonly string[]): RewrittenText {
  const places = new Map<string, number[]>();
  for (const [at, line] of file.entries()) {
    const written = /^\s*("(?:[^"\\]|\\.)*"),?\s*$/.exec(line)?.[1];
    if (written === undefined) continue;
    const words = parsedText(written);
    const found = places.get(words);
    if (found) found.push(at + 1);
    else places.set(words, [at + 1]);
  }
  for (const found of places.values()) found.reverse();
  let last = 1;
  const lineOf = (line: string): number => {
    const found = places.get(line);
    while (found?.length && (found.at(-1) as number) <= last) found.pop();
    last = found?.pop() ?? last;
    return last;
  };
  const out = cells.flatMap(part => [...part, ""]);
  return {text: out.join("\n"), lines: out.map(lineOf)};
}

/** Returns the text of a JSON string without its line ending. */
function parsedText(json: string): string {
  try {
    return String(JSON.parse(json)).replace(/\n$/, "");
  } catch {
    return "";
  }
}
