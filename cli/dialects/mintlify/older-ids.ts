import {inlineText} from "#core/model/mdast-text.ts";
import type {SiblingsHook} from "#core/parse/file-scope.ts";
import {GITHUB} from "#support/links/unique-ids.ts";
import {anchor} from "../toolkit/nodes.ts";
import {MINTLIFY} from "./slug.ts";

/** Spellings of heading ids that links use besides the current one. */
const SPELLINGS: readonly ((text: string) => string)[] = [
  // Earlier versions left out dots and colons.
  text => GITHUB.of(text).replaceAll(/-{2,}/g, "-"),
  // Underscores at the ends of names are dropped (`_meta` → `meta`).
  text => MINTLIFY.of(text).replaceAll(/^[_-]+|(?<![_-])[_-]+$/g, ""),
  // Ampersands are kept, which URLs write as `%26` (`A & B` → `a-&-b`).
  text =>
    text
      .toLowerCase()
      .replaceAll(/[\s./-]+/g, "-")
      .replaceAll(/[^\p{L}\p{M}\p{N}_:$&-]/gu, ""),
  // Ampersands are written out (`A & B` → `a-and-b`).
  text => MINTLIFY.of(text.replaceAll("&", " and ")),
  // Symbols outside ASCII are kept, to which apostrophes are converted (`What's new → old` → `what’s-new-→-old`).
  text =>
    text
      .toLowerCase()
      .replaceAll(/(?<=\p{L})'/gu, "’")
      .replaceAll(/[\s./-]+/g, "-")
      .replaceAll(/[^\P{ASCII}a-z\d_:$-]/gu, ""),
  // Slashes of names are kept (`tasks/get`).
  text => text.toLowerCase().split("/").map(MINTLIFY.of).join("/"),
];

/** Types of nodes whose text counts; badges and icons do not. */
const WORDS: ReadonlySet<string> = new Set(["text", "inlineCode", "emphasis", "strong", "delete", "link"]);

/** Adds the other spellings of heading ids that sites of Mintlify accept, because links use them. */
export const addOlderIds: SiblingsHook = ({children}, {page}) => {
  for (const child of children) {
    if (child.type !== "heading" || child.data?.id !== undefined) continue;
    const text = inlineText(child);
    const words = child.children.filter(({type}) => WORDS.has(type)).map(node => inlineText(node));
    for (const id of [...SPELLINGS.map(spell => spell(text)), MINTLIFY.of(words.join(""))]) {
      if (id === "" || id === MINTLIFY.of(text) || page.targets.has(id)) continue;
      page.targets.add(id);
      child.children.push(anchor(id));
    }
  }
};
