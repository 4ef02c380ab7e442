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

/** A README made fit to be a page. */
export interface CleanReadme {
  markdown: string;
  broken: BrokenFragment[];
  foreign: SubmoduleLink[];
  removed: RemovedMarkup[];
}

/** Markup that was taken out because pages may not hold it. */
export interface RemovedMarkup {
  what: string;
  /** Line in the README as it is in its repository. */
  line: number;
}

type Rule = (document: Document, context: ReadmeContext) => Edit[];

/** Rules of one step don't touch each other's places; a later step sees what the earlier ones left. */
const SHAPE: readonly (readonly Rule[])[] = [[dropHeader], [dropTitle, dropComments, convertHeadings]];
const SAFETY: readonly Rule[] = [dropUnsafeHtml, dropUnsafeLinks];

/** What is taken out may have kept apart what now is one; no honest README needs more rounds. */
const MAX_ROUNDS = 8;

/**
 * Cleans a README up by edits at places that its tree names; everything between them, code above all, stays byte for byte.
 * Byte order mark and line ends were made plain before.
 *
 * @throws an `invalid` fault where unsafe markup is woven so that it never ends
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

/** Enough to know that a README is not as it should be. */
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
  throw new Fault("invalid", "the README holds markup that is made to get past clean-up");
}

/** No empty lines at the start (their number is `lines`), one line end at the end. */
function trimmed(text: string): {markdown: string; lines: number} {
  const empty = /^(?:[ \t]*\n)*/.exec(text)?.[0] ?? "";
  return {
    markdown: `${text.slice(empty.length).replace(/(?<!\n)\n+$/, "")}\n`,
    lines: empty.split("\n").length - 1,
  };
}
