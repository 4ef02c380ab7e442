import {useEffect} from "react";
import {messages} from "#site/messages/messages.ts";
import {Icon} from "../icon/icon.tsx";
import {useOffline} from "../offline-note/use-offline.ts";

interface Props {
  text?: string;
  onRetry: () => void;
}

/** Renders an error message with a retry button. Retries automatically when the connection is back. */
export function LoadError({text, onRetry}: Props) {
  const offline = useOffline();
  useEffect(() => {
    addEventListener("online", onRetry);
    return () => removeEventListener("online", onRetry);
  }, [onRetry]);
  return (
    <div className="fail" role="alert">
      <Icon name="alert" />
      <div>
        <p>{text ?? (offline ? messages.page.notKept : messages.page.failed)}</p>
        <small>{offline && !text ? messages.page.kept : messages.page.failedHint}</small>
        <button className="btn" type="button" onClick={onRetry}>
          {messages.page.retry}
        </button>
      </div>
    </div>
  );
}
