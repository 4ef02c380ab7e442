import {useEffect, useRef} from "react";
import type {SectionRows} from "../../artifacts/types.ts";
import {messages} from "../../messages/messages.ts";
import {VersionSwitch} from "../version-switch/version-switch.tsx";
import {SectionList} from "./section-list.tsx";

/** The pages of the current section, beside the content on wide screens. */
export function Sidebar({section, current}: {section: SectionRows; current: string}) {
  const root = useRef<HTMLElement>(null);

  // Once per section the current row is brought into view, inside the sidebar only.
  useEffect(() => {
    const side = root.current;
    const row = side?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!side || !row) return;
    const middle = row.offsetTop - side.clientHeight / 2;
    if (row.offsetTop + row.offsetHeight > side.scrollTop + side.clientHeight) side.scrollTop = middle;
  }, [section.name]);

  return (
    <nav className="docs__side" aria-label={messages.bar.pages(section.title)} ref={root}>
      <VersionSwitch />
      <SectionList section={section} current={current} />
    </nav>
  );
}
