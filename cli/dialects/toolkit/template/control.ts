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
    if (value !== false) return {from: tag.end, to: present(tokens[next]).from, first: at + 1, last: next};
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

const LOOP = /^([\w-]+)(?:\s*,\s*[\w-]+)?\s+in\s+(\S+)([\s\S]*)/;

/** Head of a loop, such as `item in list reversed limit: 3`. */
export interface Loop {
  name: string;
  list: string;
  /** Returns the selected items, in iteration order. */
  select(items: readonly unknown[]): readonly unknown[];
}

/** Reads the head of a loop. */
export function loopOf(head: string): Loop {
  const [, name = "item", list = "", options = ""] = LOOP.exec(head) ?? [];
  const numberOf = (key: string): number | undefined => {
    const [, digits] = new RegExp(`\\b${key}\\s*:\\s*(\\d+)`).exec(options) ?? [];
    return digits === undefined ? undefined : Number(digits);
  };
  const [first = 0, count = Infinity] = [numberOf("offset"), numberOf("limit")];
  const select = (items: readonly unknown[]): readonly unknown[] => {
    const chosen = items.slice(first, first + count);
    return /\breversed\b/.test(options) ? chosen.toReversed() : chosen;
  };
  return {name, list, select};
}
