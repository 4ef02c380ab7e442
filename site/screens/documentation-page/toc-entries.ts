import type {NestedAnchor} from "#schemas/rules/nest-anchors.ts";
import type {PageFacts, SectionRows} from "#site/artifacts/types.ts";
import type {TocEntry} from "#site/components/on-this-page/on-this-page.tsx";
import {messages} from "#site/messages/messages.ts";

const flatten = (anchors: readonly NestedAnchor[], level: number): TocEntry[] =>
  anchors.flatMap(({title, id, children}) => [{title, id, level}, ...flatten(children ?? [], level + 1)]);

/**
 * Returns the entries of the table of contents: the headings from the page's sidebar row, then the blocks at
 * the end of the page.
 */
export function tocEntries(page: PageFacts, section: SectionRows): TocEntry[] {
  const row = section.pages.find(({url}) => url === page.url);
  if (!page.outline) return [];
  const [from, to] = page.outline;
  const entries = flatten(row?.anchors ?? [], 2).filter(({level}) => level >= from && level <= to);
  if (entries.length === 0) return [];
  const end: TocEntry[] = [];
  if (page.related.length > 0) end.push({id: "dx-further-reading", title: messages.page.further, level: 2});
  if (page.contributors.length > 0)
    end.push({id: "dx-contributors", title: messages.page.contributors, level: 2});
  return [...entries, ...end];
}
