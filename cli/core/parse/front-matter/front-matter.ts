import type {Code} from "#cli/report/codes.ts";
import {diagnostic} from "#cli/report/diagnostic.ts";
import {isSlip, nearest} from "#cli/report/nearest.ts";
import type {Dialect} from "#core/model/dialect.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {FrontMatter} from "#schemas/front-matter.ts";
import {present} from "#schemas/rules/present.ts";
import {jsonWithoutControls} from "#support/files/plain-text.ts";
import {aliasedFields} from "./aliases.ts";
import {FIELDS, type FieldReader, isReserved, terms} from "./fields.ts";
import {tooLong} from "./limits.ts";
import {readPlainFrontMatter} from "./plain.ts";
import {readToml} from "./toml.ts";
import {readYaml} from "./yaml.ts";
import {
  scalarsIn,
  toJson,
  type YamlEntry,
  type YamlFrontMatter,
  type YamlScalar,
  type YamlValue,
} from "./yaml-value.ts";

/** Front matter of a page: valid known fields, other keys, and diagnostics. */
export interface ReadFrontMatter {
  frontMatter: FrontMatter;
  extra: Record<string, unknown>;
  diagnostics: Diagnostic[];
}

/**
 * Parses YAML 1.2 or TOML front matter and validates each field. Diagnostics have line numbers of the file. A
 * field of the wrong shape is omitted and the others are kept; `null` is equivalent to a missing field.
 * Codes: `front-matter-yaml`, `front-matter-type`, `front-matter-unknown`, `front-matter-reserved`,
 * `front-matter-comment`, `related-malformed`.
 *
 * @param firstLine - line of the file in which the YAML starts
 */
export function readFrontMatter(
  yaml: string,
  firstLine: number,
  file: string,
  {fields, known: others, isForeign}: Dialect["frontMatter"] = {fields: {}, known: []},
  format: "yaml" | "toml" = "yaml",
): ReadFrontMatter {
  const {entries, faults, isMap} = tooLong(yaml) ?? (format === "toml" ? readToml(yaml) : readAnyYaml(yaml));
  const diagnostics: Diagnostic[] = [];
  const add = (code: Code, message: string, at: {line: number; column: number}, hint?: string): void => {
    const place = {file, line: firstLine + at.line, column: at.column};
    diagnostics.push(diagnostic(code, message, hint === undefined ? place : {...place, hint}));
  };
  const hint = format === "toml" ? "Put texts in quotes, and write one `key = value` per line." : undefined;
  for (const fault of faults) {
    add("front-matter-yaml", fault.message, fault, hint);
    if (fault.isRead) diagnostics.push({...present(diagnostics.pop()), severity: "warning"});
  }
  if (!isMap && faults.length === 0)
    add("front-matter-type", "front matter must be keys and values", {line: 0, column: 1});
  const known: [string, unknown][] = [];
  const extra: [string, unknown][] = [];
  const own = new Set([...others, ...Object.keys(fields).map(path => path.split(".")[0])]);
  for (const entry of entries) {
    const {key} = entry;
    // Text after another tool's value is a comment for that tool too.
    if (!others.includes(key)) for (const scalar of scalarsIn(entry.value)) if (scalar.cut) addCut(scalar);
    // Several tools have a key of this name with another meaning.
    const isTheirs = key === "layout" && others.includes(key);
    const read = Object.hasOwn(FIELDS, key) && !isTheirs ? FIELDS[key as keyof FrontMatter] : undefined;
    if (read) readField(read, entry);
    else if (own.has(key) || LISTED.has(key)) {
      if (!isForeign && !own.has(key) && TERMS.has(key)) checkTerms(entry);
      extra.push([key, toJson(entry.value)]);
    } else if (isReserved(key)) addReserved(entry);
    else {
      addUnknown(entry);
      extra.push([key, toJson(entry.value)]);
    }
  }
  const aliased = aliasedFields(entries, fields);
  return {
    ...jsonWithoutControls({
      frontMatter: {...aliased, ...Object.fromEntries(known)},
      extra: Object.fromEntries(extra),
    }),
    diagnostics,
  };

  /**
   * Reports an unknown key. It is only information if the key may be the project's own, which is common in
   * pages of other tools.
   */
  function addUnknown(entry: YamlEntry): void {
    const {key} = entry;
    const near = nearest(key, Object.keys(FIELDS));
    add("front-matter-unknown", `unknown key \`${key}\``, entry, near && `Did you mean \`${near}\`?`);
    if (isForeign && !isSlip(key, near)) soften();
  }

  /** Reports a key that can't be set. Other tools leave its meaning to the project, so there it is only information. */
  function addReserved(entry: YamlEntry): void {
    add("front-matter-reserved", `\`${entry.key}\` is computed and can't be set`, entry);
    if (isForeign) soften();
  }

  /** Turns the last diagnostic into information. */
  function soften(): void {
    diagnostics.push({...present(diagnostics.pop()), severity: "info"});
  }

  function addCut(scalar: YamlScalar): void {
    add("front-matter-comment", `\`${scalar.source}\` ends before the \`#\`, which starts a comment`, scalar);
  }

  function checkTerms(entry: YamlEntry): void {
    const result = terms(entry.value);
    if ("expected" in result)
      add(
        "front-matter-type",
        `\`${entry.key}\` must be ${result.expected}`,
        entry,
        `Write \`${entry.key}: [one, two]\`.`,
      );
  }

  function readField(read: FieldReader, entry: YamlEntry): void {
    if (isNull(entry.value, Boolean(isForeign))) return;
    const result = read(entry.value);
    const isOdd = "expected" in result || (result.left ?? []).length > 0;
    const isUsual = USUAL.has(entry.key) && !isOtherText(entry);
    if (isOdd && (own.has(entry.key) || (isForeign && !isUsual))) {
      // In another tool, the project defines the meaning of this key.
      extra.push([entry.key, toJson(entry.value)]);
      if (isForeign === "maybe" && "expected" in result && !own.has(entry.key)) {
        add("front-matter-type", `\`${entry.key}\` must be ${result.expected}`, entry);
        soften();
      }
      return;
    }
    if ("expected" in result) {
      add("front-matter-type", `\`${entry.key}\` must be ${result.expected}`, entry);
      if (result.isTheirs) soften();
      return;
    }
    known.push([entry.key, result.value]);
    for (const {item, message} of result.removed ?? []) add("head-removed", message, item);
    for (const item of result.left ?? [])
      add("related-malformed", `an entry of \`${entry.key}\` has no title or URL`, item);
  }
}

/** Keys without their own field that lists, bylines and `permalinks` read. */
const LISTED: ReadonlySet<string> = new Set(["tags", "authors", "author", "categories"]);

/** Keys among them whose values are strings. */
const TERMS: ReadonlySet<string> = new Set(["tags", "categories"]);

/** Keys with the same meaning in every tool. */
const USUAL: ReadonlySet<string> = new Set([
  "title",
  "description",
  "date",
  "draft",
] satisfies (keyof FrontMatter)[]);

/** Reports whether the value of a `date` is text without any digits, which is not a mistyped date. */
const isOtherText = ({key, value}: YamlEntry): boolean =>
  key === "date" && value.kind === "scalar" && typeof value.value === "string" && !/\d/.test(value.value);

const readAnyYaml = (yaml: string): YamlFrontMatter => readPlainFrontMatter(yaml) ?? readYaml(yaml);

/** Reports whether a value is `null`. An empty value counts only in pages of another tool; in ours, it is more likely a mistake. */
const isNull = (value: YamlValue, isForeign: boolean): boolean =>
  value.kind === "scalar" &&
  (value.value === null ? isForeign || value.source !== "" : isForeign && isBlank(value.value));

const isBlank = (value: unknown): boolean => typeof value === "string" && value.trim() === "";
