import {useEffect, useState} from "react";
import {useRoute, useSite} from "#site/app-context.ts";
import {documentTitle} from "#site/routes/document-title.ts";

/** Tells assistive tools the title of a page that was reached without a full load. */
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
