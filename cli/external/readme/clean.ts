import {Fault} from "../fault.ts";
import type {ReadmeContext} from "./context.ts";
import type {Document, ParseMarkdown} from "./document.ts";
import {applyEdits, type Edit} from "./edits.ts";
import {dropHeader} from "./header.ts";
import {dropComments} from "./html/comments.ts";
import {convertHeadings} from "./html/html-headings.ts";
import {dropUnsafeHtml} from "./html/unsafe-html.ts";
import {type BrokenFragment, fixFragments} from "./links/fragments.ts";
import {retargetLinks} from "./links/links.ts";
import {type SubmoduleLink, submoduleLinks} from "./links/submodule-links.ts";
import {dropUnsafeLinks} from "./links/unsafe-links.ts";
import {dropTitle} from "./title-heading.ts";

/** README converted to page content. */
export interface CleanReadme {
  markdown: string;
  broken: BrokenFragment[];
  foreign: SubmoduleLink[];
  removed: RemovedMarkup[];
}

/** Markup that was removed because pages may not contain it. */
export interface RemovedMarkup {
  what: string;
  /** Line in the original README. */
  line: number;
}

type Rule = (document: Document, context: ReadmeContext) => Edit[];

/** Rules within one step never edit the same text. Each step sees the result of the previous ones. */
const SHAPE: readonly (readonly Rule[])[] = [[dropHeader], [dropTitle, dropComments, convertHeadings]];
const SAFETY: readonly Rule[] = [dropUnsafeHtml, dropUnsafeLinks];

/**
 * Maximum number of sanitization rounds. Removing text can join its surroundings into new markup; no
 * legitimate README needs more rounds.
 */
const MAX_ROUNDS = 8;

/**
 * Cleans a README by editing ranges found in its syntax tree; everything else, code in particular, remains
 * byte for byte. The byte order mark and line endings have already been normalized.
 *
 * Throws an `invalid` fault if unsafe markup is nested so that removal never ends.
 */
export function cleanReadme(text: string, context: ReadmeContext, parse: ParseMarkdown): CleanReadme {
  const apply = (document: Document, rules: readonly Rule[]): Document => {
    const edits = rules.flatMap(rule => rule(document, context));
    if (edits.length === 0) return document;
    const changed = applyEdits(document.text, edits);
    return {text: changed, tree: parse(changed)};
  };
  const original = {text, tree: parse(text)};
  let document: Document = original;
  for (const rules of SHAPE) document = apply(document, rules);
  document = apply(madeSafe(document, apply), [retargetLinks]);
  const {edits, broken} = fixFragments(document, original);
  const {markdown, lines} = trimmed(applyEdits(document.text, edits));
  return {
    markdown,
    broken: broken.map(({fragment, line}) => ({fragment, line: line - lines})),
    foreign: submoduleLinks(document, context).map(({path, line}) => ({path, line: line - lines})),
    removed: removedFrom(original, context),
  };
}

/** Maximum number of removed parts that are reported. */
const MAX_REMOVED = 20;

function removedFrom(document: Document, context: ReadmeContext): RemovedMarkup[] {
  const edits = SAFETY.flatMap(rule => rule(document, context)).filter(edit => edit.removes !== undefined);
  return edits
    .sort((a, b) => a.start - b.start)
    .slice(0, MAX_REMOVED)
    .map(({start, removes = ""}) => ({
      what: removes,
      line: document.text.slice(0, start).split("\n").length,
    }));
}

function madeSafe(
  document: Document,
  apply: (document: Document, rules: readonly Rule[]) => Document,
): Document {
  let before = document;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const after = apply(before, SAFETY);
    if (after === before) return after;
    before = after;
  }
  throw new Fault("invalid", "the README contains markup crafted to bypass sanitization");
}

/** Removes blank lines at the start (`lines` is their number) and ends the text with one line ending. */
function trimmed(text: string): {markdown: string; lines: number} {
  const empty = /^(?:[ \t]*\n)*/.exec(text)?.[0] ?? "";
  return {
    markdown: `${text.slice(empty.length).replace(/(?<!\n)\n+$/, "")}\n`,
    lines: empty.split("\n").length - 1,
  };
}
