import {useEffect, useState} from "react";
import {messages} from "../../messages/messages.ts";
import {registerWorker} from "./register-worker.ts";

/** Offers to go over to a newer service worker; pages themselves are always the newest. */
export function UpdatePrompt() {
  const [activate, setActivate] = useState<(() => void) | null>(null);
  useEffect(() => registerWorker(found => setActivate(() => found)), []);
  if (!activate) return null;
  const reload = (): void => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {once: true});
    activate();
  };
  return (
    <div className="update" role="status">
      <p>{messages.update.text}</p>
      <button className="btn" type="button" onClick={reload}>
        {messages.update.action}
      </button>
      <button className="btn btn--ghost" type="button" onClick={() => setActivate(null)}>
        {messages.update.dismiss}
      </button>
    </div>
  );
}
