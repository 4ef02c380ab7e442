import {diagnostic} from "#cli/report/diagnostic.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {isObject} from "#schemas/rules/is-object.ts";

/** Matches the error for an unclosed tag, whose own position is the start of the surrounding block. */
const OPENED = /^Expected a closing tag for `[^`]*` \((\d+):(\d+)/;
/** Matches `(3:4-3:9)`, `(3:4)`, or `, 3:4-3:9)` after the name of a token. */
const WITHIN = /(?:\(|, )(\d+):(\d+)(?:-\d+:\d+)?\)/;

/**
 * Creates the diagnostic for an error of either engine. The reference throws a `VFileMessage` with `line` and
 * `column` or with a position in its text, the native one an `Error` whose message is `line:column: reason
 * (rule)`.
 */
export function syntaxError(error: unknown, file: string): Diagnostic {
  const fields: Record<string, unknown> = isObject(error) ? error : {};
  const {message = String(error), reason, ...place} = fields;
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

/** Formats a message like all others in the catalog: first letter in lowercase, on a single line. */
const sentence = (text: string): string => {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.charAt(0).toLowerCase() + line.slice(1);
};
