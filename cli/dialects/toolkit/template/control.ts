import {present} from "#schemas/rules/present.ts";
import type {Token} from "./scan.ts";
import {holds, type Names, valueNamed} from "./values.ts";

/** Range of a text, and the tags in it. */
export interface Stretch {
  from: number;
  to: number;
  first: number;
  last: number;
}

const MAX_ITEMS = 1000;

/**
 * Returns the branch of a condition to render: the first one whose condition is true or unknown, or `null`.
 *
 * @param start - index of the tag that opens the condition
 * @param end - index of the tag that closes it
 */
export function branchOf(tokens: readonly Token[], start: number, end: number, names: Names): Stretch | null {
  let at = start;
  while (at < end) {
    const tag = present(tokens[at]);
    const next = nextBranch(tokens, at, end);
    const isTrue =
      tag.name === "else" && tag.rest === "" ? true : holds(tag.rest.replace(/^if\s/, ""), names);
    const value = tag.name === "unless" && isTrue !== undefined ? !isTrue : isTrue;
    if (value !== false) return {from: tag.end, to: present(tokens[next]).start, first: at + 1, last: next};
    at = next;
  }
  return null;
}

/** Returns the index of the next `else` or `elsif` of the same condition, or of its end. */
function nextBranch(tokens: readonly Token[], from: number, end: number): number {
  for (let i = from + 1; i < end; i++) {
    const {name, partner, closing} = present(tokens[i]);
    if (partner !== null && !closing) i = partner;
    else if (name === "else" || name === "elsif" || name === "elif") return i;
  }
  return end;
}

/** Returns the items of a loop: a list, or the pairs of a map. Returns `null` if they are unknown. */
export function itemsOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS);
  if (typeof value === "object" && value !== null) return Object.entries(value).slice(0, MAX_ITEMS);
  return null;
}

/** Assigns a value (`name = value`), or the content of a tag to the name given in the tag. */
export function setName(names: Record<string, unknown>, source: string, content: string | null): void {
  const [, name = "", value = ""] = /^([\w-]+)\s*=\s*([\s\S]*)$/.exec(source) ?? [];
  if (name !== "") names[name] = valueNamed(value, names);
  else if (content !== null) names[source] = content.trim();
}

const LOOP = /^([\w-]+)(?:\s*,\s*[\w-]+)?\s+in\s+(\S+)/;

/** Returns the names in the head of a loop, such as `item in list`. */
export function loopOf(head: string): {name: string; list: string} {
  const [, name = "item", list = ""] = LOOP.exec(head) ?? [];
  return {name, list};
}
