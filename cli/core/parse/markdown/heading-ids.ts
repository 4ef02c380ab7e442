import type {Heading, PhrasingContent, Text} from "mdast";
import {present} from "#schemas/rules/present.ts";
import type {FileScope} from "../file-scope.ts";

/**
 * Extracts a hand-written id (`## Title {#id}`, or another notation of the dialect) from a heading into
 * `data.id`.
 */
export function readHeadingId(heading: Heading, scope: FileScope): void {
  const {ids} = scope.page.context.dialect.headings;
  const masked = maskedId(heading, scope);
  if (masked !== undefined) {
    heading.data = {...heading.data, id: masked};
    return;
  }
  const last: PhrasingContent | undefined = heading.children.at(-1);
  if (last?.type === "mdxTextExpression")
    for (const rule of ids) {
      const id = rule.isExpression ? rule.pattern.exec(last.value)?.[1] : undefined;
      if (id !== undefined) {
        takeId(heading, id, "");
        return;
      }
    }
  if (last?.type !== "text" || last.data?.evaluated) return;
  const escaped = isEscaped(scope.text, last);
  for (const {pattern, isExpression, isEscapable} of ids) {
    const match = isExpression || (escaped && !isEscapable) ? null : pattern.exec(last.value);
    if (!match) continue;
    takeId(heading, match[1], last.value.slice(0, match.index));
    return;
  }
}

/** Stores the id; `rest` is the remainder of the last text. */
function takeId(heading: Heading, id: string | undefined, rest: string): void {
  if (id !== undefined) heading.data = {...heading.data, id};
  const last = present(heading.children.pop());
  if (rest !== "") heading.children.push({...last, type: "text", value: rest});
  const end = heading.children.at(-1);
  if (end?.type === "text") end.value = end.value.trimEnd();
}

/** Returns the id that was extracted before MDX was parsed, from any line of the heading. */
function maskedId({position}: Heading, {headingIds}: FileScope): string | undefined {
  if (!position || headingIds.size === 0) return undefined;
  for (let {line} = position.end; line >= position.start.line; line--) {
    const id = headingIds.get(line);
    if (id !== undefined) return id;
  }
  return undefined;
}

/**
 * Reports whether braces are escaped: `\{#x}`, `{\#x}` and `&#123;#x}` are text. An escaped backslash escapes
 * nothing.
 */
function isEscaped(text: string, {position}: Text): boolean {
  const source = text.slice(position?.start.offset, position?.end.offset);
  // Substituted text has no brace in the source.
  if (!source.includes("{")) return /&[#\w]+;/.test(source);
  const brace = /(?<!\\)(\\*)\{(?!\\)[^{}]*\}%?\s*$/.exec(source);
  return brace === null || (brace[1] ?? "").length % 2 === 1;
}
