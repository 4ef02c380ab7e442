import {longestMatch} from "#schemas/rules/long-lists.ts";
import {present} from "#schemas/rules/present.ts";
import {FIXABLE} from "../report/codes/check.ts";
import type {CodeEntry} from "../report/codes/entry.ts";
import {CODES, type Code, isCode} from "../report/codes.ts";
import {EXAMPLES} from "./examples/all.ts";

/**
 * Generates the documentation of all rules from catalog and examples, one section each, in the order of the
 * catalog.
 */
export function ruleList(): string {
  return Object.keys(CODES)
    .filter(isCode)
    .filter(code => EXAMPLES.has(code))
    .map(code => ruleSection(code, CODES[code]))
    .join("\n");
}

function ruleSection(code: Code, {severity, optional, summary, help}: CodeEntry): string {
  const {wrong, right, dialect, file = "", beside = {}} = present(EXAMPLES.get(code));
  const marks = [
    optional ? `off by default (${severity})` : severity,
    FIXABLE.has(code) ? "fixed by `--fix`" : "",
    dialect === undefined ? "" : `in dialects such as \`${dialect}\``,
  ];
  const others = Object.entries(beside).map(
    ([path, text]) => `Beside it, \`${path}\`:\n\n${fence(text, path)}\n`,
  );
  return [
    `#### \`${code}\`\n`,
    `${marks.filter(Boolean).join(", ")}. ${summary} ${help}\n`,
    `Wrong${file === "" ? "" : `, \`${file}\``}:\n\n${fence(wrong, file)}\n`,
    ...others,
    ...(right === wrong ? [] : [`Right:\n\n${fence(right, file)}\n`]),
  ].join("\n");
}

/** Wraps a text in a code fence longer than any fence inside it. */
function fence(text: string, file: string): string {
  const longest = longestMatch(text, /^`{3,}/gm, 2);
  const marks = "`".repeat(longest + 1);
  const language = file.endsWith(".json") ? "json" : file.endsWith(".mdx") ? "mdx" : "markdown";
  // The default front matter does not illustrate a rule.
  const shown = text.replace(/^---\ntitle: Page\n---\n\n/, "").trimEnd();
  return `${marks}${language}\n${shown}\n${marks}`;
}
