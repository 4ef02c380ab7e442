import {Skeleton} from "#site/components/skeleton/skeleton.tsx";
import {messages} from "#site/messages/messages.ts";

/** Bars in the frame of the list while it is on its way. */
export function VotePlaceholder() {
  return (
    <div className="vote vote--wait">
      <Skeleton label={messages.vote.loading} />
    </div>
  );
}
