import "#site/styles/home/sponsors.css";
import {useEffect, useState} from "react";
import type {SponsorsIndex} from "#schemas/sponsors.ts";
import {messages} from "#site/messages/messages.ts";
import {Link} from "../link/link.tsx";
import {Segmented} from "../segmented/segmented.tsx";
import {FewSupporters} from "./few-supporters.tsx";
import {Tier} from "./tier.tsx";
import type {AmountType} from "./tier-texts.ts";

/** Number of top tiers that show supporters as cards with a name; the others show only avatars. */
const CARD_TIERS = 3;

/**
 * Maximum number of supporters shown as one list, because tiers of one or two each would be mostly headings.
 */
const FEW = 12;

type Tiers = SponsorsIndex["tiers"];

const known = (tiers: Tiers, type: AmountType): number =>
  tiers.reduce((sum, {counts}) => sum + counts[type], 0);

/** Returns the tiers by amount. Recent donors are in one of them as well. */
const byAmount = (tiers: Tiers): Tiers => tiers.filter(({total}) => total.maxAgeDays === undefined);

/**
 * Renders all sponsors of the project by tier. Whether monthly or total amounts are shown first is chosen
 * randomly in the browser.
 */
export function Sponsors({index}: {index: SponsorsIndex}) {
  const [type, setType] = useState<AmountType>("total");
  const {monthlyChance, becomeUrl} = index;
  useEffect(() => {
    if (Math.random() < monthlyChance) setType("monthly");
  }, [monthlyChance]);
  const ranks = byAmount(index.tiers);
  const all = Math.max(known(ranks, "total"), known(ranks, "monthly"));
  return (
    <section className="support" id="dx-sponsors" aria-labelledby="dx-support-heading">
      <div className="shell">
        <div className="support__head">
          <div>
            <h2 id="dx-support-heading">{messages.sponsors.heading}</h2>
            <p>{messages.sponsors.intro}</p>
          </div>
          {all > 0 && (
            <Segmented
              label={messages.sponsors.amounts}
              value={type}
              options={[
                {value: "monthly", label: messages.sponsors.monthly, title: messages.sponsors.monthlyHint},
                {value: "total", label: messages.sponsors.total},
              ]}
              onChange={setType}
            />
          )}
        </div>
        {all > FEW
          ? index.tiers.map((tier, at) => (
              <Tier key={tier.name} tier={tier} type={type} cards={at < CARD_TIERS} becomeUrl={becomeUrl} />
            ))
          : all > 0 && <FewSupporters tiers={ranks} type={type} />}
        {all <= FEW && (
          <p className="support__become">
            <Link className="btn btn--ghost" href={becomeUrl}>
              {messages.sponsors.becomeSponsor}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}
