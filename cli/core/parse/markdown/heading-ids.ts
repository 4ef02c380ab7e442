import type {Heading, PhrasingContent, Text} from "mdast";
import type {FileScope} from "../file-scope.ts";

/** Takes a hand-written id (`## Title {#id}`, and what the dialect has besides) off a heading and keeps it in `data.id`. */
export function readHeadingId(heading: Heading, scope: FileScope): void {
  const {ids} = scope.page.context.dialect.headings;
  const masked = maskedId(heading, scope);
  if (masked !== undefined) {
    heading.data = {...heading.data, id: masked};
    return;
  }
  const last = heading.children.at(-1) as PhrasingContent | undefined;
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

/** Keeps the id; `rest` is what stays of the last text. */
function takeId(heading: Heading, id: string | undefined, rest: string): void {
  if (id !== undefined) heading.data = {...heading.data, id};
  const last = heading.children.pop() as PhrasingContent;
  if (rest !== "") heading.children.push({...last, type: "text", value: rest} as PhrasingContent);
  const end = heading.children.at(-1);
  if (end?.type === "text") end.value = end.value.trimEnd();
}

/** The id that was taken off before MDX was parsed, from whichever line of the heading. */
function maskedId({position}: Heading, {headingIds}: FileScope): string | undefined {
  if (!position || headingIds.size === 0) return undefined;
  for (let {line} = position.end; line >= position.start.line; line--) {
    const id = headingIds.get(line);
    if (id !== undefined) return id;
  }
  return undefined;
}

/** `\{#x}`, `{\#x}` and `&#123;#x}` are meant as text; a backslash that is itself escaped escapes nothing. */
function isEscaped(text: string, {position}: Text): boolean {
  const source = text.slice(position?.start.offset, position?.end.offset);
  // Text that was put in for something else has no brace in the source.
  if (!source.includes("{")) return /&[#\w]+;/.test(source);
  const brace = /(?<!\\)(\\*)\{(?!\\)[^{}]*\}%?\s*$/.exec(source);
  return brace === null || (brace[1] as string).length % 2 === 1;
}
