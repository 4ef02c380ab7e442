import type {Heading, PhrasingContent} from "mdast";
import type {HeadingIdSyntax} from "../../../model/dialect.ts";
import type {FileScope} from "../file-scope.ts";

/** Id at the end of a heading's text, by its spelling. */
const IN_TEXT: Readonly<Partial<Record<HeadingIdSyntax, RegExp>>> = {
  braces: /(?:(?<![ \t])[ \t]*)?\{#([^\s{}]+)\}[ \t]*$/,
  "escaped-braces": /(?:(?<![ \t])[ \t]*)?\{#([^\s{}]+)\}[ \t]*$/,
  attributes:
    /(?:(?<![ \t])[ \t]*)?\{:?[ \t]*(?:[^\s{}]+[ \t]+)*?(?:#|id=["']?)([^\s{}"']+)["']?(?:[ \t]+[^{}]*)?\}[ \t]*$/,
};
/** `{/*id*\/}`, a comment of MDX. */
const COMMENT = /^\s*\/\*\s*#?([\w-][^\s*]*)\s*\*\/\s*$/;

/** Takes a hand-written id (`## Title {#id}`, and what the dialect has besides) off a heading and keeps it in `data.id`. */
export function readHeadingId(heading: Heading, scope: FileScope): void {
  const {ids} = scope.page.context.dialect.headings;
  const masked = maskedId(heading, scope);
  if (masked !== undefined) {
    heading.data = {...heading.data, id: masked};
    return;
  }
  const last = heading.children.at(-1) as PhrasingContent | undefined;
  if (last?.type === "mdxTextExpression" && ids.includes("comment")) {
    const id = COMMENT.exec(last.value)?.[1];
    if (id !== undefined) takeId(heading, id, "");
  }
  if (last?.type !== "text") return;
  const escaped = isEscaped(scope.text, heading);
  for (const syntax of ids) {
    const match = IN_TEXT[syntax]?.exec(last.value);
    if (!match || (escaped && syntax !== "escaped-braces")) continue;
    takeId(heading, match[1] as string, last.value.slice(0, match.index));
    return;
  }
}

/** The id that was masked in one of the lines of a heading: it stands in the last one of a setext heading. */
function maskedId({position}: Heading, {headingIds}: FileScope): string | undefined {
  if (!position || headingIds.size === 0) return undefined;
  for (let line = position.end.line; line >= position.start.line; line--)
    if (headingIds.has(line)) return headingIds.get(line);
  return undefined;
}

/** Keeps the id; `rest` is what stays of the last text. */
function takeId(heading: Heading, id: string, rest: string): void {
  heading.data = {...heading.data, id};
  const last = heading.children.pop() as PhrasingContent;
  if (rest !== "") heading.children.push({...last, type: "text", value: rest} as PhrasingContent);
  const end = heading.children.at(-1);
  if (end?.type === "text") end.value = end.value.trimEnd();
}

/** `\{#x}` is meant as text. */
function isEscaped(text: string, heading: Heading): boolean {
  const source = text.slice(heading.position?.start.offset, heading.position?.end.offset);
  return /\\\{#[^\s{}]+\}\s*$/.test(source.replace(/\n.*$/s, ""));
}
