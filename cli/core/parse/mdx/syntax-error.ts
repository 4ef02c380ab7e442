import {diagnostic} from "#cli/report/diagnostic.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";

/** A tag that is never closed: the error itself stands where the block around it starts. */
const OPENED = /^Expected a closing tag for `[^`]*` \((\d+):(\d+)/;
/** `(3:4-3:9)`, `(3:4)`, or `, 3:4-3:9)` behind the name of a token. */
const WITHIN = /(?:\(|, )(\d+):(\d+)(?:-\d+:\d+)?\)/;

/**
 * Diagnostic for an error of either engine. The reference throws a VFileMessage, with `line` and `column` or with a
 * place within its text; the native one an Error whose message is `line:column: reason (rule)`.
 */
export function syntaxError(error: unknown, file: string): Diagnostic {
  const {message = String(error), reason, ...place} = error as Partial<Record<string, unknown>>;
  const native = /^(\d+):(\d+): ([\s\S]*?)(?: \(mdx[\w-]*:[\w-]+\))?$/.exec(String(message));
  const opened = native ? null : OPENED.exec(String(message));
  const within = native ?? WITHIN.exec(String(message));
  const line = positive(opened?.[1]) ?? positive(place.line) ?? positive(within?.[1]);
  const column = positive(opened?.[2]) ?? positive(place.column) ?? positive(within?.[2]);
  return diagnostic("mdx-syntax", sentence(String(native?.[3] ?? reason ?? message)), {
    file,
    ...(line !== undefined && {line}),
    ...(column !== undefined && {column}),
  });
}

const positive = (value: unknown): number | undefined => (Number(value) > 0 ? Number(value) : undefined);

/** First letter small, one line, as all messages of the catalog. */
const sentence = (text: string): string => {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.charAt(0).toLowerCase() + line.slice(1);
};
