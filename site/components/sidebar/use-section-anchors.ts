import {useCallback, useState} from "react";
import type {NestedAnchor} from "#schemas/section.ts";
import {sectionOfVersion} from "#site/artifacts/sections.ts";
import type {SectionRow, SectionRows} from "#site/artifacts/types.ts";

/** Headings of a row: none, known, or still to be loaded (null). */
export type RowAnchors = NestedAnchor[] | null;

/** Headings of all pages of a section, loaded when a row is first unfolded. */
export function useSectionAnchors(section: SectionRows) {
  const [loaded, setLoaded] = useState<{key: string; anchors: Map<string, NestedAnchor[]>} | null>(null);
  const [failed, setFailed] = useState(false);
  const {name, version} = section;
  const key = `${name}@${version}`;

  const load = useCallback(() => {
    setFailed(false);
    sectionOfVersion(name, version).then(
      document => setLoaded({key, anchors: new Map(document.pages.map(page => [page.url, page.anchors]))}),
      () => setFailed(true),
    );
  }, [key]);

  const anchorsOf = (row: SectionRow): RowAnchors => {
    if (row.anchors) return row.anchors;
    if (!row.more) return [];
    return (loaded?.key === key && loaded.anchors.get(row.url)) || null;
  };
  return {anchorsOf, load, failed};
}
