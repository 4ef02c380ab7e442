import {useEffect, useState} from "react";
import type {NestedAnchor} from "#schemas/rules/nest-anchors.ts";
import {anchorsOf} from "#site/artifacts/sections.ts";
import type {SectionRow} from "#site/artifacts/types.ts";

/** Headings of a row, or `undefined` if they are not loaded. */
interface RowAnchors {
  anchors: NestedAnchor[] | undefined;
  failed: boolean;
}

/** Returns the headings of a row. Loads them from the page document each time the row is expanded. */
export function useAnchors({url, anchors: own, hasAnchors}: SectionRow, isOpen: boolean): RowAnchors {
  const [loaded, setLoaded] = useState<NestedAnchor[]>();
  const [failed, setFailed] = useState(false);
  const isWanted = isOpen && hasAnchors === true && own === undefined;
  useEffect(() => {
    if (!isWanted) return;
    let isLatest = true;
    setFailed(false);
    anchorsOf(url).then(
      anchors => isLatest && setLoaded(anchors),
      () => isLatest && setFailed(true),
    );
    return () => {
      isLatest = false;
    };
  }, [isWanted, url]);
  return {anchors: own ?? loaded, failed};
}
