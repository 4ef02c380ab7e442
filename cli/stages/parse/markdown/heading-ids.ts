import type {Heading} from "mdast";
import type {FileScope} from "../file-scope.ts";

const WRITTEN_ID = /[ \t]*\{#([^\s{}]+)\}[ \t]*$/;

/** Takes a hand-written id (`## Title {#id}`) off a heading and keeps it in `data.id`. */
export function readHeadingId(heading: Heading, scope: FileScope): void {
  const masked = scope.headingIds.get(heading.position?.start.line ?? 0);
  if (masked !== undefined) {
    heading.data = {...heading.data, id: masked};
    return;
  }
  const last = heading.children.at(-1);
  if (last?.type !== "text") return;
  const match = WRITTEN_ID.exec(last.value);
  if (!match || isEscaped(scope.text, heading)) return;
  heading.data = {...heading.data, id: match[1] as string};
  last.value = last.value.slice(0, match.index);
  if (last.value === "") heading.children.pop();
}

/** `\{#x}` is meant as text. */
function isEscaped(text: string, heading: Heading): boolean {
  const source = text.slice(heading.position?.start.offset, heading.position?.end.offset);
  return /\\\{#[^\s{}]+\}\s*$/.test(source.replace(/\n.*$/s, ""));
}
