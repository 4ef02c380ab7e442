import type {Diagnostic} from "../../schemas/diagnostic.ts";
import {diagnostic} from "../report/diagnostic.ts";

/**
 * Diagnostic for an error of either engine: the reference throws a VFileMessage with `line`, `column` and `reason`,
 * the native one an Error whose message is `line:column: reason (rule)`.
 */
export function syntaxError(error: unknown, file: string): Diagnostic {
  const {message = String(error), line, column, reason} = error as Partial<Record<string, unknown>>;
  const match = /^(\d+):(\d+): ([\s\S]*?)(?: \(mdx[\w-]*:[\w-]+\))?$/.exec(String(message));
  const place = match
    ? {line: Number(match[1]), column: Number(match[2])}
    : {line: positive(line), column: positive(column)};
  return diagnostic("mdx-syntax", sentence(String(match?.[3] ?? reason ?? message)), {file, ...place});
}

const positive = (value: unknown): number | undefined =>
  typeof value === "number" && value > 0 ? value : undefined;

/** First letter small, one line, as all messages of the catalogue. */
const sentence = (text: string): string => {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.charAt(0).toLowerCase() + line.slice(1);
};
