import {messages} from "#site/messages/messages.ts";
import {useOffline} from "./use-offline.ts";

/** Says in a corner of the frame that there is no connection, also to assistive tools. */
export function OfflineNote() {
  const offline = useOffline();
  return (
    <div className="offline" role="status">
      {offline && messages.offline}
    </div>
  );
}
