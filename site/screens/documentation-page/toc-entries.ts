import type {PageFacts} from "../../artifacts/types.ts";
import type {TocEntry} from "../../components/on-this-page/on-this-page.tsx";
import {messages} from "../../messages/messages.ts";

/** Headings of the body below level 1, then the blocks that end the page. */
export function tocEntries(page: PageFacts): TocEntry[] {
  const entries: TocEntry[] = page.anchors.filter(anchor => anchor.level > 1);
  const end: TocEntry[] = [];
  if (page.related.length > 0) end.push({id: "further-reading", title: messages.page.further, level: 2});
  if (page.contributors.length > 0)
    end.push({id: "contributors", title: messages.page.contributors, level: 2});
  const taken = new Set(entries.map(entry => entry.id));
  return entries.length === 0 ? [] : [...entries, ...end.filter(entry => !taken.has(entry.id))];
}
