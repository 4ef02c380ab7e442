import {memo} from "react";
import {BODY_ID} from "../../artifacts/boot.ts";

/** The body of a page. React never looks inside: after the prerender the nodes of the document are kept. */
export const PageBody = memo(function PageBody({html}: {html: string}) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the pipeline
    <div className="prose" id={BODY_ID} dangerouslySetInnerHTML={{__html: html}} suppressHydrationWarning />
  );
});
