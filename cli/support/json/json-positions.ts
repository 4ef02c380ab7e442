import type {z} from "zod";
import type {Code} from "#cli/report/codes.ts";
import {diagnostic} from "#cli/report/diagnostic.ts";
import {rangesOf} from "#core/model/text-range.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {duplicateKeys, nodeAt, readJsonTree} from "./json-tree.ts";
import {describeIssues} from "./schema-issues.ts";

/** Diagnostic codes to use for each kind of error. */
export interface JsonCodes {
  syntax: Code;
  value: Code;
  unknownKey: Code;
}

/** Diagnostic codes for data files. */
const DATA_CODES: JsonCodes = {syntax: "data-syntax", value: "data-value", unknownKey: "data-value"};

/** Diagnostic codes for the config file. */
export const CONFIG_CODES: JsonCodes = {
  syntax: "config-syntax",
  value: "config-value",
  unknownKey: "config-unknown-key",
};

/** Validated value with defaults filled in, or its errors. */
export type JsonResult<T> = {value: T} | {diagnostics: Diagnostic[]};

/**
 * Parses JSON and validates it against a schema. Every diagnostic has the file, line and column of the value,
 * or of the key if that is unknown or duplicated. Comments and trailing commas are errors (RFC 8259).
 *
 * @param text contents of the file; a byte order mark is ignored
 * @param file file name for diagnostics, relative to the project root
 */
export function validateJson<T>(
  text: string,
  schema: z.ZodType<T>,
  file: string,
  codes: JsonCodes = DATA_CODES,
): JsonResult<T> {
  const source = text.replace(/^\uFEFF/, "");
  let rangeOf: ReturnType<typeof rangesOf> | undefined;
  const finding = (
    code: Code,
    message: string,
    offset: number,
    length: number,
    hint?: string,
  ): Diagnostic => {
    rangeOf ??= rangesOf(source);
    const place = {file, ...rangeOf(offset, length)};
    return diagnostic(code, message, hint === undefined ? place : {...place, hint});
  };
  const {root, fault} = readJsonTree(source);
  if (fault || !root) {
    const {message, offset, length} = fault ?? {message: "The file is empty", offset: 0, length: 0};
    return {diagnostics: [finding(codes.syntax, message, offset, length)]};
  }
  const twice = [...duplicateKeys(root)].map(key =>
    finding(
      codes.value,
      `The key "${key.value}" appears twice`,
      key.offset,
      key.length,
      "Remove one of them.",
    ),
  );
  // `JSON.parse` treats `__proto__` as a plain key.
  const input: unknown = JSON.parse(source);
  const result = schema.safeParse(input);
  if (result.success && twice.length === 0) return {value: result.data};
  const faults = describeIssues(result.error?.issues ?? [], schema, input).map(issue => {
    const node = nodeAt(root, issue.path, issue.key);
    const code = issue.kind === "unknown-key" ? codes.unknownKey : codes.value;
    return finding(code, issue.message, node.offset, node.length, issue.hint);
  });
  return {diagnostics: [...twice, ...faults]};
}
