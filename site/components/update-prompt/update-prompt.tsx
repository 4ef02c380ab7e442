import {useEffect, useState} from "react";
import {messages} from "#site/messages/messages.ts";
import {registerWorker} from "./register-worker.ts";

/** Offers to reload with a newer service worker. Page content itself is always up to date. */
export function UpdatePrompt() {
  const [reload, setReload] = useState<(() => void) | null>(null);
  useEffect(() => registerWorker(found => setReload(() => found)), []);
  if (!reload) return null;
  return (
    <div className="update" role="status">
      <p>{messages.update.text}</p>
      <button className="btn" type="button" onClick={reload}>
        {messages.update.action}
      </button>
      <button className="btn btn--ghost" type="button" onClick={() => setReload(null)}>
        {messages.update.dismiss}
      </button>
    </div>
  );
}
