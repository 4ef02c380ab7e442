import {useCallback, useEffect, useState} from "react";
import {fillText} from "#schemas/rules/fill-text.ts";
import {greatest} from "#schemas/rules/long-lists.ts";
import type {Vote} from "#schemas/vote.ts";
import {fetchJson} from "#site/artifacts/fetch-json.ts";
import {LoadError} from "#site/components/load-error/load-error.tsx";
import {Segmented} from "#site/components/segmented/segmented.tsx";
import {formatDate, messages} from "#site/messages/messages.ts";
import {type Order, orderProposals} from "./order-proposals.ts";
import {ProposalRow} from "./proposal-row.tsx";
import {VotePlaceholder} from "./vote-placeholder.tsx";

/** Renders the voting app: proposals with their votes, and links to the threads where votes are cast. */
export function VoteApp() {
  const [vote, setVote] = useState<Vote | "failed" | null>(null);
  const load = useCallback(() => {
    setVote(null);
    fetchJson<Vote>("data/vote.json").then(setVote, () => setVote("failed"));
  }, []);
  useEffect(load, [load]);
  if (vote === null) return <VotePlaceholder />;
  if (vote === "failed") return <LoadError text={messages.vote.failed} onRetry={load} />;
  return <Proposals vote={vote} />;
}

function Proposals({vote}: {vote: Vote}) {
  const counted = vote.proposals.some(proposal => proposal.votes !== undefined);
  const [order, setOrder] = useState<Order>("votes");
  const most = greatest(
    vote.proposals.map(proposal => proposal.votes ?? 0),
    1,
  );
  return (
    <>
      <p className="vote__intro">{vote.introduction}</p>
      <div className="filters">
        {counted && (
          <Segmented
            label={messages.vote.order}
            value={order}
            options={[
              {value: "votes", label: messages.vote.mostVotes},
              {value: "title", label: messages.vote.byTitle},
            ]}
            onChange={setOrder}
          />
        )}
        {vote.counted && <small>{fillText(messages.vote.counted, {date: formatDate(vote.counted)})}</small>}
      </div>
      <section className={counted ? "vote" : "vote vote--uncounted"} aria-label={messages.vote.ideas}>
        {counted && (
          <div className="vote__head" aria-hidden="true">
            <span>{messages.vote.votes}</span>
            <span>{messages.vote.idea}</span>
          </div>
        )}
        <ol className="x vote__list">
          {orderProposals(vote.proposals, order).map(proposal => (
            <ProposalRow key={proposal.id} proposal={proposal} most={most} counted={counted} />
          ))}
        </ol>
      </section>
    </>
  );
}
