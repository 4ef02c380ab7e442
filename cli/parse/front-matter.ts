import {isMap, isScalar, LineCounter, type Pair, parseDocument, type YAMLError} from "yaml";
import type {Diagnostic} from "../../schemas/diagnostic.ts";
import type {FrontMatter} from "../../schemas/front-matter.ts";
import {nearest} from "../lib/nearest.ts";
import type {Code} from "../report/codes.ts";
import {diagnostic} from "../report/diagnostic.ts";
import {FIELDS, type FieldReader, isReserved} from "./front-matter-fields.ts";

/** Front matter of a page: fields that are known and well-formed, other keys, and what is wrong. */
export interface ReadFrontMatter {
  frontMatter: FrontMatter;
  extra: Record<string, unknown>;
  diagnostics: Diagnostic[];
}

/** Alias bombs expand beyond any memory; honest pages use a handful of aliases. */
const MAX_ALIASES = 100;

/**
 * Reads YAML 1.2 front matter (core schema: no dates, `0o` octals; keys are unique). Lines of diagnostics count in the
 * file. A field of the wrong shape is left out, the others are kept. Codes: `front-matter-yaml`, `front-matter-type`,
 * `front-matter-unknown`, `front-matter-reserved`, `related-malformed`.
 *
 * @param firstLine - line of the file in which the YAML starts
 */
export function readFrontMatter(yaml: string, firstLine: number, file: string): ReadFrontMatter {
  const result: ReadFrontMatter = {frontMatter: {}, extra: {}, diagnostics: []};
  const lines = new LineCounter();
  const document = parseDocument(yaml, {
    lineCounter: lines,
    prettyErrors: false,
    strict: true,
    uniqueKeys: true,
  });
  const lineOf = (offset: number): number => firstLine + lines.linePos(offset).line - 1;
  const add = (code: Code, message: string, offset: number, hint?: string): void => {
    const {line, col} = lines.linePos(offset);
    const place = {file, line: firstLine + line - 1, column: Math.max(col, 1)};
    result.diagnostics.push(diagnostic(code, message, hint === undefined ? place : {...place, hint}));
  };
  const bad = new Set<number>();
  for (const error of [...document.errors, ...document.warnings]) {
    bad.add(lineOf(error.pos[0]));
    add("front-matter-yaml", describe(error), error.pos[0]);
  }
  const {contents} = document;
  if (contents === null) return result;
  if (!isMap(contents)) {
    if (document.errors.length === 0)
      add("front-matter-type", "front matter must be a list of keys and values", 0);
    return result;
  }
  for (const pair of contents.items as Pair[]) {
    const key = isScalar(pair.key) ? String(pair.key.value) : String(pair.key);
    const offset = (isScalar(pair.key) && pair.key.range?.[0]) || 0;
    // What stands on a broken line is not what the author meant.
    if (bad.has(lineOf(offset))) continue;
    const field = Object.hasOwn(FIELDS, key) ? FIELDS[key as keyof FrontMatter] : undefined;
    const value = pair.value ?? null;
    if (field) readField(key, field, value, offset);
    else if (isReserved(key)) add("front-matter-reserved", `\`${key}\` is computed and can't be set`, offset);
    else readExtra(key, value, offset);
  }
  return result;

  function readField(key: string, read: FieldReader, value: unknown, offset: number): void {
    const got = read(value, {document, report: (code, message, at) => add(code, message, at ?? offset)});
    if (got.ok) Object.assign(result.frontMatter, {[key]: got.value});
    else add("front-matter-type", `\`${key}\` must be ${got.expected}`, offset);
  }

  function readExtra(key: string, value: unknown, offset: number): void {
    const near = nearest(key, Object.keys(FIELDS));
    const hint = near === undefined ? undefined : `Did you mean \`${near}\`?`;
    add("front-matter-unknown", `the key \`${key}\` is not known`, offset, hint);
    try {
      const plain = (value as {toJS?: (doc: typeof document, options: object) => unknown} | null)?.toJS?.(
        document,
        {
          maxAliasCount: MAX_ALIASES,
        },
      );
      // defineProperty: a key such as `__proto__` is data too.
      Object.defineProperty(result.extra, key, {
        value: toJson(plain),
        enumerable: true,
        writable: true,
        configurable: true,
      });
    } catch (error) {
      if (!(error instanceof ReferenceError)) throw error;
      add("front-matter-yaml", `\`${key}\` uses too many aliases`, offset);
    }
  }
}

/** JSON value of what YAML gives; `.nan` and `.inf` have none. */
const toJson = (value: unknown): unknown =>
  value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown);

const MESSAGES: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: "a key stands twice",
  BLOCK_AS_IMPLICIT_KEY: "a value with `: ` in it must be quoted",
  TAG_RESOLVE_FAILED: "tags are not supported",
};

const describe = (error: YAMLError): string => {
  const line = error.message.split("\n")[0] as string;
  return MESSAGES[error.code] ?? line.charAt(0).toLowerCase() + line.slice(1);
};
