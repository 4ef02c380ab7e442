import {memo} from "react";
import type {SlotName} from "#schemas/settings/slots.ts";
import {useSite} from "#site/app-context.ts";
import {withSlotAddresses} from "./slot-addresses.ts";

/**
 * Slot with HTML of the project. React ignores its content, which scripts and custom elements may change, and keeps it when
 * another page is shown.
 */
export const Slot = memo(function Slot({name}: {name: Exclude<SlotName, "head">}) {
  const html = useSite().slots?.[name];
  if (!html) return null;
  // Above the top bar, no other landmark contains it.
  const Place = name === "banner" ? "aside" : "div";
  return (
    <Place
      className={`slot slot--${name}`}
      dangerouslySetInnerHTML={{__html: withSlotAddresses(html)}}
      suppressHydrationWarning
    />
  );
});
