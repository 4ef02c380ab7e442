import {Skeleton} from "#site/components/skeleton/skeleton.tsx";
import {messages} from "#site/messages/messages.ts";

/** Renders placeholder bars while the list is loading. */
export function VotePlaceholder() {
  return (
    <div className="vote vote--wait">
      <Skeleton label={messages.vote.loading} />
    </div>
  );
}
