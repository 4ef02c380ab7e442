import {useCallback, useState} from "react";
import type {NestedAnchor} from "../../../schemas/section.ts";
import {sectionDocuments} from "../../artifacts/sections.ts";
import type {SectionRow, SectionRows} from "../../artifacts/types.ts";

/** Headings of a row: none, known, or still to be loaded (null). */
export type RowAnchors = NestedAnchor[] | null;

/** Headings of all pages of a section, loaded when a row is first unfolded. */
export function useSectionAnchors(section: SectionRows) {
  const [loaded, setLoaded] = useState<{name: string; anchors: Map<string, NestedAnchor[]>} | null>(null);
  const [failed, setFailed] = useState(false);
  const {name} = section;

  const load = useCallback(() => {
    setFailed(false);
    sectionDocuments.get(name).then(
      document => setLoaded({name, anchors: new Map(document.pages.map(page => [page.url, page.anchors]))}),
      () => setFailed(true),
    );
  }, [name]);

  const anchorsOf = (row: SectionRow): RowAnchors => {
    if (row.anchors) return row.anchors;
    if (!row.more) return [];
    return (loaded?.name === name && loaded.anchors.get(row.url)) || null;
  };
  return {anchorsOf, load, failed};
}
