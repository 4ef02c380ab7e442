import type {z} from "zod";
import type {Code} from "#cli/report/codes.ts";
import {diagnostic} from "#cli/report/diagnostic.ts";
import {rangeOf} from "#core/model/text-range.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {duplicateKeys, nodeAt, readJsonTree} from "./json-tree.ts";
import {describeIssues} from "./schema-issues.ts";

/** Which codes of the catalog the findings get. */
export interface JsonCodes {
  syntax: Code;
  value: Code;
  unknownKey: Code;
}

/** Codes of the data files. */
const DATA_CODES: JsonCodes = {syntax: "data-syntax", value: "data-value", unknownKey: "data-value"};

/** Codes of the config file. */
export const CONFIG_CODES: JsonCodes = {
  syntax: "config-syntax",
  value: "config-value",
  unknownKey: "config-unknown-key",
};

/** The value with defaults filled in, or what is wrong with it. */
export type JsonResult<T> = {value: T} | {diagnostics: Diagnostic[]};

/**
 * Reads a JSON file and validates it by a schema. Every finding has file, line and column of the value (or of the
 * key, where the key is unknown or given twice). Comments and trailing commas are errors (RFC 8259).
 *
 * @param text text of the file; a byte order mark is left out
 * @param file name of the file in the findings, relative to the project root
 */
export function validateJson<T>(
  text: string,
  schema: z.ZodType<T>,
  file: string,
  codes: JsonCodes = DATA_CODES,
): JsonResult<T> {
  const source = text.replace(/^\uFEFF/, "");
  const finding = (
    code: Code,
    message: string,
    offset: number,
    length: number,
    hint?: string,
  ): Diagnostic => {
    const place = {file, ...rangeOf(source, offset, length)};
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
      `The key "${key.value}" is given twice`,
      key.offset,
      key.length,
      "Remove one of them.",
    ),
  );
  // JSON.parse, because it keeps a key named __proto__ a plain key.
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
