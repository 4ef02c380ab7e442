import {Icon} from "#site/components/icon/icon.tsx";
import {Link} from "#site/components/link/link.tsx";
import {messages} from "#site/messages/messages.ts";
import type {Proposal} from "./order-proposals.ts";

interface Props {
  proposal: Proposal;
  /** Votes of the leading proposal, which scales the bars. */
  most: number;
  /** Whether any proposal has been counted. */
  counted: boolean;
}

/** Renders one proposal with its votes and the link to its voting thread. */
export function ProposalRow({proposal, most, counted}: Props) {
  const {title, description, url, moved, votes} = proposal;
  const go = moved === undefined ? messages.vote.go : messages.vote.read;
  return (
    <li>
      {counted && (
        <div className="vote__score">
          {votes === undefined ? "–" : votes}
          <span className="sr"> {votes === undefined ? messages.vote.unknown : messages.vote.votes}</span>
        </div>
      )}
      <div>
        <h2>{title}</h2>
        <p>{description}</p>
        {moved !== undefined && <p className="vote__moved">{moved}</p>}
      </div>
      <Link className="quiet vote__go" href={url} aria-label={`${go}: ${title}`}>
        {go} <Icon name="arrow" small />
      </Link>
      {counted && (
        <div className="vote__meter" aria-hidden="true">
          <i style={{inlineSize: `${Math.round(((votes ?? 0) / most) * 1000) / 10}%`}} />
        </div>
      )}
    </li>
  );
}
