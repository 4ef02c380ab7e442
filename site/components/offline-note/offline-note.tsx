import {messages} from "#site/messages/messages.ts";
import {useOffline} from "./use-offline.ts";

/** Announces in a corner of the page that there is no connection, also to assistive technology. */
export function OfflineNote() {
  const offline = useOffline();
  return (
    <div className="offline" role="status">
      {offline && messages.offline}
    </div>
  );
}
