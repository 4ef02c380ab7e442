import {type RefObject, useEffect, useRef} from "react";
import {fillText} from "#schemas/rules/fill-text.ts";
import {useSite} from "#site/app-context.ts";
import type {SectionRows} from "#site/artifacts/types.ts";
import {messages} from "#site/messages/messages.ts";
import {useCurrentHeading} from "#site/routes/current-heading.ts";
import {Slot} from "../slot/slot.tsx";
import {VersionSwitch} from "../version-switch/version-switch.tsx";
import {keepInView} from "./keep-in-view.ts";
import {SectionList} from "./section-list.tsx";

/** Renders the pages of the current section beside the content on wide screens. */
export function Sidebar({section, current}: {section: SectionRows; current: string}) {
  const root = useRef<HTMLElement>(null);
  const {title} = useSite();

  return (
    <nav
      className="docs__side"
      aria-label={fillText(messages.bar.pages, {section: section.title || title})}
      ref={root}
    >
      <Slot name="sidebar-start" />
      <VersionSwitch />
      <SectionList section={section} current={current} />
      <Slot name="sidebar-end" />
      <Follow column={root} page={current} />
    </nav>
  );
}

/**
 * Keeps the current row in view while the reader scrolls. A separate component, so that no row re-renders.
 */
function Follow({column, page}: {column: RefObject<HTMLElement | null>; page: string}) {
  const heading = useCurrentHeading();
  useEffect(() => keepInView(column.current), [page, heading, column]);
  return null;
}
