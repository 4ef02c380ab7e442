import "../../styles/home/sponsors.css";
import {useEffect, useState} from "react";
import type {SponsorsIndex} from "../../../schemas/sponsors.ts";
import {messages} from "../../messages/messages.ts";
import {Segmented} from "../segmented/segmented.tsx";
import {Tier} from "./tier.tsx";
import type {AmountType} from "./tier-texts.ts";

/** How many ranks, from the top, show their supporters as cards with a name; the others show marks only. */
const CARD_TIERS = 3;

/** Everyone who pays for the project, by rank. Which amounts come first is drawn by lot, in the browser. */
export function Sponsors({index}: {index: SponsorsIndex}) {
  const [type, setType] = useState<AmountType>("total");
  const {monthlyChance} = index;
  useEffect(() => {
    if (Math.random() < monthlyChance) setType("monthly");
  }, [monthlyChance]);
  return (
    <section className="support" id="dx-sponsors" aria-labelledby="dx-support-heading">
      <div className="shell">
        <div className="support__head">
          <div>
            <h2 id="dx-support-heading">{messages.sponsors.heading}</h2>
            <p>{messages.sponsors.intro}</p>
          </div>
          <Segmented
            label={messages.sponsors.amounts}
            value={type}
            options={[
              {value: "monthly", label: messages.sponsors.monthly, title: messages.sponsors.monthlyHint},
              {value: "total", label: messages.sponsors.total},
            ]}
            onChange={setType}
          />
        </div>
        {index.tiers.map((tier, at) => (
          <Tier key={tier.name} tier={tier} type={type} cards={at < CARD_TIERS} becomeUrl={index.becomeUrl} />
        ))}
      </div>
    </section>
  );
}
