import {memo} from "react";
import type {SlotName} from "#schemas/settings/slots.ts";
import {useSite} from "#site/app-context.ts";
import {withSlotAddresses} from "./slot-addresses.ts";

/**
 * HTML of the project at a place of the site. React never looks inside: scripts and custom elements may change it, and it
 * stays when another page is shown.
 */
export const Slot = memo(function Slot({name}: {name: Exclude<SlotName, "head">}) {
  const html = useSite().slots?.[name];
  if (!html) return null;
  // Above the top bar there is no landmark around it.
  const Place = name === "banner" ? "aside" : "div";
  return (
    <Place
      className={`slot slot--${name}`}
      dangerouslySetInnerHTML={{__html: withSlotAddresses(html)}}
      suppressHydrationWarning
    />
  );
});
