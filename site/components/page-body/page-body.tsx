import {memo, useEffect, useRef} from "react";
import {BODY_ID} from "#site/artifacts/ids.ts";
import {settleImages} from "../body-images/body-images.ts";
import {watchDiagrams} from "../diagrams/watch-diagrams.ts";
import {startTabs} from "../tabs/tabs.ts";

/**
 * Renders the body of a page. React never reconciles its content, and hydration keeps the prerendered nodes.
 */
export const PageBody = memo(function PageBody({html}: {html: string}) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!body.current) return undefined;
    startTabs(body.current);
    settleImages(body.current);
    return watchDiagrams(body.current);
  }, [html]);
  return (
    <div
      className="prose"
      id={BODY_ID}
      dangerouslySetInnerHTML={{__html: html}}
      suppressHydrationWarning
      ref={body}
    />
  );
});
