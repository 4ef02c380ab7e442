import {readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {proseLines} from "#core/parse/blocks/lines.ts";
import {searchTextPath} from "#schemas/artifact-paths.ts";
import type {PageDocument} from "#schemas/page-document.ts";
import {plainText} from "#schemas/rules/plain-text.ts";
import type {SearchText} from "#schemas/search.ts";

/** Words of a source page that are missing in one of its outputs. */
export interface MissingWords {
  /** Path of the source, relative to the project. */
  path: string;
  output: "page" | "search text" | "Markdown copy";
  words: string[];
}

/**
 * Markup without visible words: comments, tags with their attributes, expressions, link targets, names of
 * blocks.
 */
const SYNTAX = [
  /^\uFEFF?(?:---|\+\+\+)[ \t]*\n[\s\S]*?\n(?:---|\+\+\+)[ \t]*(?:\n|$)/,
  /<!--[\s\S]*?(?:-->|$)/g,
  /<\?xml\b[^<>]*>|<!DOCTYPE\b[^<>]*>|<!\[CDATA\[|\]\]>/g,
  /<(script|style|template)\b[\s\S]*?<\/\1>/gi,
  /<\/?[a-z][^<>]*>/gi,
  /^(?:import|export)[ \t][^\n]*(?:\n(?=\S)[^\n]*)*/gm,
  /\{[^{}\n]*\}|\{[^{}]*="[^{}]*\}/g,
  /%[\w-]+%/g,
  /(?<=\])\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)/g,
  /^ {0,3}\[[^\]\n]+\]:[^\n]*/gm,
  /(?<=\])\[[^\]\n]*\]/g,
  /\[\^[^\]\n]+\]/g,
  /^[ \t>]*\[![\w-]+\]/gm,
  /^[ \t]*:{3,}[^\n]*/gm,
  /^[ \t]*(?:!{3}\+?|\?{3}\+?|={3})[ \t][^\n]*/gm,
  /<?\b[a-z][a-z0-9+.-]*:\/\/[^\s>]*/gi,
  /&(?:#\w+|\w+);/g,
];

const WORD = /[\p{L}\p{N}]{2,}/gu;
const DIRECTION = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

const wordsOf = (text: string): Set<string> =>
  new Set(text.normalize("NFKC").replaceAll(DIRECTION, "").toLowerCase().match(WORD));

/** Returns the words of a source file that readers see, outside code. */
export function sourceWords(source: string): Set<string> {
  const lines = source.replaceAll(/\r\n?/g, "\n").split("\n");
  let text = [...proseLines(lines)].map(line => line.text).join("\n");
  for (const pattern of SYNTAX) text = text.replace(pattern, match => (match.endsWith("\n") ? "\n" : " "));
  return wordsOf(text);
}

/** Lists the words of source pages that are missing in their page, search text or Markdown copy. */
export function missingWords(project: string, artifacts: string): MissingWords[] {
  const documents = readdirSync(artifacts, {recursive: true, encoding: "utf8"})
    .map(path => path.replaceAll("\\", "/"))
    .filter(path => /(?:^|\/)data\/pages\/(?:.*\/)?index\.json$/.test(path))
    .sort();
  return documents.flatMap(path => {
    const page = JSON.parse(readFileSync(join(artifacts, path), "utf8")) as PageDocument;
    const source = page.path && !page.generated ? textOf(join(project, page.path)) : null;
    if (source === null) return [];
    const wanted = [...sourceWords(source)];
    const edition = path.replace(/data\/pages\/.*$/, "");
    const copy = textOf(join(artifacts, `${edition}${page.url.slice(1, -1) || "index"}.md`));
    const outputs = {
      page: `${page.title} ${page.description} ${page.html.replaceAll(/<[^>]*?\s(?:alt|title)="([^"]*)"[^>]*>/g, " $1 ").replaceAll(/<[^>]*>/g, "")}`,
      "search text": `${page.title} ${page.description} ${searchTextOf(join(artifacts, edition, searchTextPath(page.url)))}`,
      ...(copy === null ? {} : {"Markdown copy": copy}),
    };
    return Object.entries(outputs).flatMap(([output, text]): MissingWords[] => {
      const there = text.normalize("NFKC").replaceAll(DIRECTION, "").toLowerCase();
      const words = wanted.filter(word => !there.includes(word));
      return words.length === 0 ? [] : [{path: page.path, output: output as MissingWords["output"], words}];
    });
  });
}

const searchTextOf = (file: string): string =>
  plainText((JSON.parse(readFileSync(file, "utf8")) as SearchText).passages);

function textOf(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
