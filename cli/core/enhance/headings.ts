import type {Heading} from "mdast";
import {diagnostic} from "#cli/report/diagnostic.ts";
import type {Anchor} from "#schemas/common.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {present} from "#schemas/rules/present.ts";
import {GITHUB, Ids} from "#support/links/unique-ids.ts";
import type {Dialect} from "../model/dialect.ts";
import {inlineText, oneLine} from "../model/mdast-text.ts";
import {startOf} from "../model/place.ts";
import type {FoundHeading} from "./collect-headings.ts";
import {slugText} from "./slug-text.ts";

/** Prefix of ids in the page layout, which content must not use. */
const RESERVED_PREFIX = /^dx-/i;

/** Returns the title of a heading: its text without markup and badges. */
export const headingTitle = (heading: Heading): string => oneLine(inlineText(heading));

/** Ids and anchors of a page's headings. */
export interface HeadingFacts {
  /** Ids of all levels, in order. */
  ids: string[];
  /** Headings of all levels; see `isAnchor`. */
  anchors: Anchor[];
  diagnostics: Diagnostic[];
}

/**
 * Sets the id of every heading (`data.id`): the hand-written one, which `parse/markdown/heading-ids.ts` has read, else the
 * slug of its text (`slugText`) by the dialect's rule (`headings.slug` in its `index.ts`; GitHub's by default) or by the
 * config's steps, which replace it. `Ids` applies the rule and numbers repeated slugs across all levels.
 * External links rely on hand-written ids, so these win regardless of their position. Ids are never empty and are unique
 * in any Unicode form. A hand-written id that cannot be kept is reported (`heading-id-clash`, `heading-id-reserved`),
 * and so is one that equals the slug of another title (`heading-id-taken`), except in partials, which cannot know the pages that include them.
 */
export function nameHeadings(
  headings: readonly FoundHeading[],
  {slug, steps}: Pick<Dialect["headings"], "slug" | "steps"> = {slug: GITHUB},
): HeadingFacts {
  const given = new Ids(slug, steps);
  const facts: HeadingFacts = {ids: [], anchors: [], diagnostics: []};
  const owners = new Map<string, FoundHeading>();
  for (const found of headings) {
    const id = found.heading.data?.id?.normalize("NFC");
    if (id === undefined) continue;
    if (RESERVED_PREFIX.test(id)) facts.diagnostics.push(reserved(id, found));
    else if (given.take(id)) owners.set(id, found);
    else if (canDiffer(found, present(owners.get(id))))
      facts.diagnostics.push(clash(id, found, present(owners.get(id))));
  }
  const textOf = ({heading}: FoundHeading): string => slugText(heading, steps !== undefined);
  for (const found of headings) {
    const {heading} = found;
    const title = headingTitle(heading);
    const written = heading.data?.id?.normalize("NFC");
    const kept = written !== undefined && owners.get(written)?.heading === heading;
    const id = kept ? written : given.slug(written ?? textOf(found), unreserved);
    const owner = written === undefined ? owners.get(given.base(textOf(found))) : undefined;
    if (owner && canDiffer(found, owner) && given.base(textOf(owner)) !== owner.heading.data?.id)
      facts.diagnostics.push(taken(id, found, owner));
    heading.data = {...heading.data, id};
    facts.ids.push(id);
    if (isAnchor(heading)) facts.anchors.push({title, id, level: heading.depth});
  }
  return facts;
}

/**
 * Reports whether a heading is an anchor: it is not a sentence that contains links. Such headings name other things
 * (`[issue 12](…) - title`), and the index of the reference omits them. A heading that is a single link counts.
 */
function isAnchor(heading: Heading): boolean {
  const mixed =
    heading.children.length > 1 &&
    heading.children.some(({type}) => type === "link" || type === "linkReference");
  return !mixed;
}

const unreserved = (slug: string): string => (RESERVED_PREFIX.test(slug) ? `section-${slug}` : slug);

const lineOf = ({heading}: FoundHeading): number => heading.position?.start.line ?? 1;

/** Reports whether two headings are at different positions of one file, so that its author sees both. */
const canDiffer = (one: FoundHeading, other: FoundHeading): boolean =>
  one.file === other.file && lineOf(one) !== lineOf(other);

const clash = (id: string, found: FoundHeading, first: FoundHeading): Diagnostic =>
  diagnostic(
    "heading-id-clash",
    `the heading id \`${id}\` is used twice, in line ${lineOf(first)} and in line ${lineOf(found)}`,
    startOf(found.heading, found.file),
  );

const taken = (id: string, found: FoundHeading, owner: FoundHeading): Diagnostic =>
  diagnostic(
    "heading-id-taken",
    `the heading "${headingTitle(found.heading)}" has the id \`${id}\`, because line ${lineOf(owner)} uses \`${owner.heading.data?.id}\``,
    startOf(found.heading, found.file),
  );

const reserved = (id: string, {heading, file}: FoundHeading): Diagnostic =>
  diagnostic(
    "heading-id-reserved",
    `the heading id \`${id}\` is reserved for the site`,
    startOf(heading, file),
  );
