import type {Root} from "mdast";
import type {Formula} from "#core/model/nodes.ts";
import {proseLines} from "../blocks/lines.ts";
import type {FileScope} from "../file-scope.ts";

/** Text with formulas replaced by code spans of the same length, and the formulas by offset. */
export interface MaskedMath {
  text: string;
  formulas: Map<number, Pick<Formula, "value" | "display">>;
}

/**
 * Matches code spans, which are skipped; `$$…$$`; `$…$`, whose content neither starts nor ends with white
 * space and is not a word or price.
 */
const SPANS =
  /(?<!\\)(?<!(?<!\\)`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)|(?<![\\$\w])\$\$(?!\$)([^$\n]+)\$\$(?![\w$])|(?<![\\$\w])\$(?![\s$])([^$\n`]+?)(?<![\s\\])\$(?![\w$])/g;
const TEX = /[\\^_=+<>{}|]|^[A-Za-z]$|^[A-Za-z]?\(?\d*[A-Za-z]\)?$/;

/**
 * Replaces formulas with code spans, so that neither Markdown nor MDX parses their content; positions do not
 * change. A block between lines of `$$` becomes a span over these lines.
 */
export function maskMath(text: string): MaskedMath {
  const formulas = new Map<number, Pick<Formula, "value" | "display">>();
  if (!text.includes("$")) return {text, formulas};
  const lines = text.split("\n");
  const starts: number[] = [];
  let offset = 0;
  for (const line of lines) {
    starts.push(offset);
    offset += line.length + 1;
  }
  const fill = (inner: string): string => inner.replaceAll(/\S/g, "x");
  let block: {at: number; column: number} | null = null;
  for (const {index, text: line} of [...proseLines(lines)]) {
    const column = line.search(/\S/);
    if (line.trim() === "$$") {
      if (block === null) block = {at: index, column};
      else {
        const {at, column: first} = block;
        const inner = lines.slice(at + 1, index);
        block = null;
        if (inner.length === 0 || inner.some(part => part.trim() === "" || part.includes("`"))) continue;
        formulas.set((starts[at] ?? 0) + first, {value: inner.join("\n").trim(), display: true});
        for (let i = at + 1; i < index; i++) lines[i] = fill(lines[i] ?? "");
        lines[at] = (lines[at] ?? "").replace("$$", "``");
        lines[index] = line.replace("$$", "``");
      }
      continue;
    }
    if (block !== null) {
      if (line.trim() === "") block = null;
      continue;
    }
    if (!line.includes("$")) continue;
    lines[index] = line.replaceAll(SPANS, (all: string, _ticks, shown?: string, inner?: string, at = 0) => {
      const value = shown ?? inner;
      if (value === undefined || value.includes("`") || (inner !== undefined && !TEX.test(inner))) return all;
      formulas.set((starts[index] ?? 0) + at, {value: value.trim(), display: shown !== undefined});
      const sign = shown === undefined ? "`" : "``";
      return `${sign}${fill(value)}${sign}`;
    });
  }
  return {text: lines.join("\n"), formulas};
}

/** Replaces the code spans of masked formulas with formulas. */
export function readMath(parent: {children: Root["children"]}, {formulas}: FileScope): void {
  if (formulas.size === 0) return;
  for (const [i, child] of parent.children.entries()) {
    const formula =
      child.type === "inlineCode" ? formulas.get(child.position?.start.offset ?? -1) : undefined;
    if (formula) parent.children[i] = {type: "formula", ...formula, position: child.position};
  }
}
