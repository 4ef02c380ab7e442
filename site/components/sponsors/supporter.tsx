import {useState} from "react";
import {fillText} from "#schemas/rules/fill-text.ts";
import type {SponsorsList} from "#schemas/sponsors.ts";
import {addressOf} from "#site/artifacts/base.ts";
import {messages} from "#site/messages/messages.ts";
import {Link} from "../link/link.tsx";
import {formatDollars} from "./money.ts";
import type {AmountType} from "./tier-texts.ts";

interface Props {
  /** `null` while the list is loading. */
  supporter: SponsorsList["supporters"][number] | null;
  type: AmountType;
  card: boolean;
  size: number;
  /** Whether to show only the name if there is no picture. */
  bare?: boolean;
}

/** Renders a supporter with the selected amount, as a card with a name or as an avatar. */
export function Supporter({supporter, type, card, size, bare = false}: Props) {
  if (!supporter) {
    return (
      <span className="tier__place">
        {!bare && <span className="mark" />}
        {card && (
          <span>
            <b>&nbsp;</b>
            <small>&nbsp;</small>
          </span>
        )}
      </span>
    );
  }
  const {name, url, total, monthly} = supporter;
  const amount = type === "total" ? total : monthly;
  const tooltip = fillText(messages.sponsors.tooltip, {
    total: formatDollars(total),
    name,
    monthly: formatDollars(monthly),
  });
  return (
    <Link href={url} rel="nofollow" title={tooltip} {...(card ? {} : {"aria-label": tooltip})}>
      <Mark name={name} avatar={supporter.avatar} size={size} letter={!bare} />
      {card && (
        <span>
          <b>{name}</b>
          {(amount > 0 || !bare) && <small>{formatDollars(amount)}</small>}
        </span>
      )}
    </Link>
  );
}

interface MarkProps {
  name: string;
  avatar: string | undefined;
  size: number;
  /** Whether to show the first letter of the name if the picture is missing or can't be loaded. */
  letter: boolean;
}

/** Renders the picture of a supporter. */
function Mark({name, avatar, size, letter}: MarkProps) {
  const [failed, setFailed] = useState(false);
  if (!avatar || failed) {
    if (!letter) return null;
    return (
      <span className="mark mark--letter" aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
    );
  }
  return (
    <img
      className="mark"
      src={addressOf(avatar)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  );
}
