import {useEffect, useState} from "react";
import {useRoute, useSite} from "#site/app-context.ts";
import {documentTitle} from "#site/routes/document-title.ts";

/** Announces the title of a page reached without a full load to assistive technology. */
export function Announcer() {
  const route = useRoute();
  const site = useSite();
  const [text, setText] = useState("");
  const {cause, status, view, url} = route;
  useEffect(() => {
    if ((cause === "push" || cause === "pop") && status === "ready") setText(documentTitle(view, site));
  }, [url, status]);
  return (
    <div className="sr" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  );
}
