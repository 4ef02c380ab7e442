import {useEffect, useRef, useState} from "react";
import type {Anchor} from "#schemas/common.ts";
import {messages} from "#site/messages/messages.ts";
import {useCurrentHeading} from "#site/routes/current-heading.ts";
import {Icon} from "../icon/icon.tsx";
import {keepInView} from "../sidebar/keep-in-view.ts";

/** Heading listed in the table of contents. */
export type TocEntry = Pick<Anchor, "id" | "title" | "level">;

function Entries({entries, marked}: {entries: readonly TocEntry[]; marked: string}) {
  return entries.map(({id, title, level}) => (
    <li key={id}>
      <a
        href={`#${encodeURIComponent(id)}`}
        data-level={level}
        {...(id === marked ? {"aria-current": "location"} : {})}
      >
        {title}
      </a>
    </li>
  ));
}

/**
 * Renders the table of contents beside the content on the widest screens, with the heading in view marked.
 */
export function OnThisPage({entries}: {entries: readonly TocEntry[]}) {
  const current = useCurrentHeading();
  const column = useRef<HTMLElement>(null);
  useEffect(() => keepInView(column.current), [current]);
  if (entries.length === 0) return <div className="docs__toc" />;
  return (
    <aside className="docs__toc toc" aria-labelledby="dx-toc-heading" ref={column}>
      <h2 id="dx-toc-heading">{messages.page.onThisPage}</h2>
      <ol className="x">
        <Entries entries={entries} marked={current} />
      </ol>
    </aside>
  );
}

/**
 * Renders a collapsed table of contents below the title if there is no room for the column. Its entries are
 * created when it is first opened, so that documents don't contain the headings twice.
 */
export function OnThisPageFolded({entries}: {entries: readonly TocEntry[]}) {
  const [opened, setOpened] = useState(false);
  if (entries.length === 0) return null;
  return (
    <details className="toc-inline" onToggle={() => setOpened(true)}>
      <summary>
        {`${messages.page.onThisPage} `}
        <Icon name="chev" small />
      </summary>
      {opened && (
        <ol className="x">
          <Entries entries={entries} marked="" />
        </ol>
      )}
    </details>
  );
}
