import {useEffect, useRef, useState} from "react";
import type {SponsorsIndex} from "#schemas/sponsors.ts";
import {messages} from "#site/messages/messages.ts";
import {onceInView} from "../contributors/once-in-view.ts";
import {Link} from "../link/link.tsx";
import {Supporter} from "./supporter.tsx";
import {type AmountType, tierHeading, tierRange} from "./tier-texts.ts";
import {useLists} from "./use-lists.ts";

interface Props {
  tier: SponsorsIndex["tiers"][number];
  type: AmountType;
  cards: boolean;
  becomeUrl: string;
}

/**
 * Renders one tier. Its list is loaded when it comes into view; placeholders of the final size and number are
 * shown until then.
 */
export function Tier({tier, type, cards, becomeUrl}: Props) {
  const root = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState(false);
  const lists = useLists([tier.name], type, seen);
  useEffect(() => (root.current ? onceInView(root.current, () => setSeen(true)) : undefined), []);
  const count = tier.counts[type];
  if (count === 0) return null;
  const id = `dx-tier-${tier.name}`;
  const byLot = tier.total.random !== undefined;
  const supporters =
    lists === "failed" ? [] : (lists?.[0]?.supporters ?? Array.from({length: count}, () => null));
  return (
    <section
      className={`tier tier--${tier.name} ${cards ? "tier--card" : "tier--dots"}`}
      style={{"--m": `${markSize(tier.avatar)}px`} as React.CSSProperties}
      aria-labelledby={id}
      ref={root}
    >
      <div>
        <h3 id={id}>{tierHeading(tier, type)}</h3>
        <small>{tierRange(tier, type)}</small>
      </div>
      <div>
        {lists === "failed" && <p role="alert">{messages.sponsors.failed}</p>}
        <ul className="x tier__list">
          {supporters.map((supporter, at) => (
            <li key={supporter ? supporter.url + supporter.name : at}>
              <Supporter supporter={supporter} type={type} card={cards} size={markSize(tier.avatar)} />
            </li>
          ))}
        </ul>
        <p className="tier__become">
          <Link href={becomeUrl}>
            {byLot ? messages.sponsors.becomeBacker : messages.sponsors.becomeSponsor}
          </Link>
        </p>
      </div>
    </section>
  );
}

/** Returns the size of the avatar in CSS pixels, based on the tier's avatar box. */
function markSize({maxHeight}: {maxHeight: number}): number {
  if (maxHeight >= 128) return 72;
  return maxHeight >= 64 ? 48 : Math.max(32, Math.min(40, maxHeight));
}
