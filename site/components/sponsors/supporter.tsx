import {useState} from "react";
import type {SponsorsList} from "../../../schemas/sponsors.ts";
import {addressOf} from "../../artifacts/base.ts";
import {messages} from "../../messages/messages.ts";
import {Link} from "../link/link.tsx";
import {formatDollars} from "./money.ts";
import type {AmountType} from "./tier-texts.ts";

interface Props {
  /** Null while the list is on its way. */
  supporter: SponsorsList["supporters"][number] | null;
  type: AmountType;
  card: boolean;
  size: number;
}

/** A supporter with the amount that is looked at: as a card with a name, or as a mark that tells it. */
export function Supporter({supporter, type, card, size}: Props) {
  if (!supporter) {
    return (
      <span className="tier__place">
        <span className="mark" />
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
  const tooltip = messages.sponsors.tooltip(formatDollars(total), name, formatDollars(monthly));
  return (
    <Link href={url} rel="nofollow" title={tooltip} {...(card ? {} : {"aria-label": tooltip})}>
      <Mark name={name} avatar={supporter.avatar} size={size} />
      {card && (
        <span>
          <b>{name}</b>
          <small>{formatDollars(type === "total" ? total : monthly)}</small>
        </span>
      )}
    </Link>
  );
}

/** The picture of a supporter; the first letter of the name where there is none or it can't be loaded. */
function Mark({name, avatar, size}: {name: string; avatar: string | null; size: number}) {
  const [failed, setFailed] = useState(false);
  if (!avatar || failed) {
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
