import {stripVTControlCharacters} from "node:util";
import {atLine, type FileScope, type RewrittenText, report} from "#core/parse/file-scope.ts";
import {isEmbeddedImage} from "#schemas/rules/addresses.ts";
import {greatest} from "#schemas/rules/long-lists.ts";
import {decode} from "#schemas/rules/percent-encoding.ts";
import {list, record, text} from "../toolkit/static-config/values.ts";

/** Matches the start of a code chunk in R Markdown: ```` ```{r name, option} ````. */
const CHUNK = /^([ \t]*`{3,})\{([A-Za-z]\w*)(?:[\s,][^}\n]*)?\}[ \t]*$/gm;

/** Maximum total length of the attached pictures of a notebook, in characters. */
const MAX_PICTURES = 2_000_000;

/** Maximum length of a line whose place in the file is recorded; longer ones are pictures and programs. */
const MAX_LINE = 10_000;

/** Number of characters that attached pictures may still take. */
interface Room {
  left: number;
}

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
  report(scope, "data-syntax", "the file is not a notebook of format 4, so the page is empty", atLine(1));
  return {text: "", lines: [1]};
}

/** Returns the Markdown of a page file: the text itself, unless it is a notebook. */
export const markdownOf = (file: string, source: string): string =>
  file.endsWith(".ipynb") ? (cellsOf(source) ?? []).map(part => part.join("\n")).join("\n\n") : source;

/** Returns the Markdown lines of each cell and result (https://nbformat.readthedocs.io), or `null` if the file is no notebook. */
function cellsOf(source: string): string[][] | null {
  let notebook: Record<string, unknown>;
  try {
    notebook = record(JSON.parse(source));
  } catch {
    return null;
  }
  if (!Array.isArray(notebook.cells)) return null;
  const {kernelspec, language_info: info} = record(notebook.metadata);
  const name = text(record(info).name) ?? text(record(kernelspec).language) ?? "python";
  const language = /^[\w+#.-]+$/.test(name) ? name : "";
  const room = {left: MAX_PICTURES};
  return notebook.cells.flatMap(cell => markdownOfCell(record(cell), language, room));
}

function markdownOfCell(cell: Record<string, unknown>, language: string, room: Room): string[][] {
  const source = joined(cell.source);
  const tags = new Set(list(record(cell.metadata).tags));
  if (source.trim() === "" || tags.has("remove-cell")) return [];
  if (cell.cell_type === "markdown")
    return [withAttachments(source, record(cell.attachments), room).split("\n")];
  if (cell.cell_type !== "code") return [];
  return [
    ...(tags.has("remove-input") ? [] : [fence(source, language)]),
    ...(tags.has("remove-output") ? [] : list(cell.outputs).flatMap(output => resultOf(record(output)))),
  ];
}

/** Matches the address of an attachment in an image, and what precedes it. */
const ATTACHMENT = /(\]\(<?|\bsrc=["']?)attachment:([^\s)"'<>]+)/g;

/** Replaces `attachment:name` with the picture itself, as long as there is room for it. */
function withAttachments(source: string, attachments: Record<string, unknown>, room: Room): string {
  const pictures = new Map(
    Object.entries(attachments).map(([name, value]) => [name, pictureOf(record(value))]),
  );
  return source.replaceAll(ATTACHMENT, (all: string, before: string, name: string) => {
    const picture = pictures.get(name) ?? pictures.get(decode(name)) ?? null;
    if (picture === null || picture.length > room.left) return all;
    room.left -= picture.length;
    return before + picture;
  });
}

/** Returns the output of a code cell. Pictures and Markdown have priority over text, and text over HTML. */
function resultOf(output: Record<string, unknown>): string[][] {
  const data = record(output.data);
  const picture = pictureOf(data);
  if (picture !== null) return [[`![](${picture})`]];
  const markdown = joined(data["text/markdown"]);
  if (markdown !== "") return [markdown.split("\n")];
  const printed = joined(output.text) || joined(data["text/plain"]) || errorOf(output);
  if (printed.trim() !== "") return [fence(stripVTControlCharacters(printed), "text")];
  // A blank line would end the HTML.
  const html = joined(data["text/html"])
    .split("\n")
    .filter(line => line.trim() !== "");
  return html.length === 0 ? [] : [["<div>", ...html, "</div>"]];
}

/** Returns the name and message of an error that a cell raised, or an empty text. */
const errorOf = ({ename, evalue}: Record<string, unknown>): string =>
  [text(ename), text(evalue)].filter(part => part !== undefined && part !== "").join(": ");

/** Returns the `data:` URL of a bitmap that pages may contain. */
function pictureOf(data: Record<string, unknown>): string | null {
  for (const type of ["image/png", "image/jpeg", "image/gif"]) {
    const url = `data:${type};base64,${joined(data[type]).replaceAll(/\s/g, "")}`;
    if (isEmbeddedImage(url)) return url;
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
    if (line.length > MAX_LINE) continue;
    const written = line.trim().replace(/,$/, "");
    if (!written.startsWith('"')) continue;
    const words = parsedText(written);
    if (words === null) continue;
    const found = places.get(words);
    if (found) found.push(at + 1);
    else places.set(words, [at + 1]);
  }
  for (const found of places.values()) found.reverse();
  let last = 1;
  const lineOf = (line: string): number => {
    const found = places.get(line);
    while (found?.length && (found.at(-1) ?? 0) <= last) found.pop();
    last = found?.pop() ?? last;
    return last;
  };
  const out = cells.flatMap(part => [...part, ""]);
  return {text: out.join("\n"), lines: out.map(lineOf)};
}

/** Returns the text of a JSON string without its line ending, or `null` if it is no JSON string. */
function parsedText(json: string): string | null {
  try {
    return String(JSON.parse(json)).replace(/\n$/, "");
  } catch {
    return null;
  }
}
