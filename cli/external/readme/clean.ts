import {dropComments} from "./comments.ts";
import type {Document, ParseMarkdown} from "./document.ts";
import {applyEdits, type Edit} from "./edits.ts";
import {type BrokenFragment, mendFragments} from "./fragments.ts";
import {dropHeader} from "./header.ts";
import {convertHeadings} from "./html-headings.ts";
import type {LinkContext} from "./link-target.ts";
import {retargetLinks} from "./links.ts";
import {dropTitle} from "./title-heading.ts";

/** A README made fit to be a page. */
export interface CleanReadme {
  markdown: string;
  broken: BrokenFragment[];
}

type Rule = (document: Document, context: LinkContext) => Edit[];

/**
 * The rules, in order. Rules of one step don't touch each other's places; a later step sees what the earlier ones left.
 */
const STEPS: readonly (readonly Rule[])[] = [
  [dropHeader],
  [dropTitle, dropComments, convertHeadings],
  [retargetLinks],
];

/**
 * Cleans a README up by edits at places that its tree names; everything between them, code above all, stays byte for byte.
 * Byte order mark and line ends were made plain before.
 */
export function cleanReadme(text: string, context: LinkContext, parse: ParseMarkdown): CleanReadme {
  const original = {text, tree: parse(text)};
  let document: Document = original;
  for (const rules of STEPS)
    document = edited(
      document,
      rules.flatMap(rule => rule(document, context)),
      parse,
    );
  const {edits, broken} = mendFragments(document, original);
  return {markdown: trimmed(applyEdits(document.text, edits)), broken};
}

function edited(document: Document, edits: Edit[], parse: ParseMarkdown): Document {
  if (edits.length === 0) return document;
  const text = applyEdits(document.text, edits);
  return {text, tree: parse(text)};
}

/** No empty lines at the start, one line end at the end. */
const trimmed = (text: string): string => `${text.replace(/^(?:[ \t]*\n)+/, "").replace(/\n+$/, "")}\n`;
