import {useEffect, useRef, useState} from "react";
import type {SponsorsIndex} from "#schemas/sponsors.ts";
import {messages} from "#site/messages/messages.ts";
import {onceInView} from "../contributors/once-in-view.ts";
import {Supporter} from "./supporter.tsx";
import type {AmountType} from "./tier-texts.ts";
import {useLists} from "./use-lists.ts";

/** Size of the avatars in CSS pixels. */
const SIZE = 48;

interface Props {
  tiers: SponsorsIndex["tiers"];
  type: AmountType;
}

/**
 * Renders supporters of all tiers as one list, highest tier first. The list is loaded when in view;
 * placeholders of the same size are shown until then.
 */
export function FewSupporters({tiers, type}: Props) {
  const root = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => (root.current ? onceInView(root.current, () => setSeen(true)) : undefined), []);
  const names = tiers.filter(({counts}) => counts[type] > 0).map(({name}) => name);
  const lists = useLists(names, type, seen);
  if (lists === "failed") return <p role="alert">{messages.sponsors.failed}</p>;
  const count = tiers.reduce((sum, {counts}) => sum + counts[type], 0);
  const supporters = lists?.flatMap(list => list.supporters) ?? Array.from({length: count}, () => null);
  return (
    <ul className="x tier__list tier__list--few" ref={root}>
      {supporters.map((supporter, at) => (
        <li key={supporter ? supporter.url + supporter.name : at}>
          <Supporter supporter={supporter} type={type} card size={SIZE} bare />
        </li>
      ))}
    </ul>
  );
}
