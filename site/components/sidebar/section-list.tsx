import {Fragment, startTransition, useEffect, useState} from "react";
import {useApp} from "#site/app-context.ts";
import {addressOf} from "#site/artifacts/base.ts";
import {withLinks} from "#site/artifacts/nearby-rows.ts";
import type {SectionRow, SectionRows} from "#site/artifacts/types.ts";
import {messages} from "#site/messages/messages.ts";
import {Icon} from "../icon/icon.tsx";
import {isExternal, Link} from "../link/link.tsx";
import {groupRows, holds, isGroup, openGroups, type RowGroup} from "./group-rows.ts";
import {OmittedRows} from "./omitted-rows.tsx";
import {SidebarRow} from "./sidebar-row.tsx";
import {useWholeSection} from "./use-whole-section.ts";

/**
 * Reports whether a row is not a page: an external link, a link to a heading, or a page that is not written
 * yet.
 */
const isLink = ({url}: SectionRow): boolean => url === "" || url.includes("#") || isExternal(url);

/**
 * Renders a section's pages by group, each with its headings to unfold, and the link to the printable page.
 */
export function SectionList({section, current}: {section: SectionRows; current: string}) {
  const {Row = SidebarRow} = useApp();
  const [live, setLive] = useState(false);
  useEffect(() => startTransition(() => setLive(true)), []);
  const {shown, showWhole} = useWholeSection(section, current);
  const row = (page: SectionRow) =>
    page.omitted !== undefined ? (
      <OmittedRows key={`${page.url} omitted`} url={page.url} count={page.omitted} onShow={showWhole} />
    ) : isLink(page) ? (
      <li key={`${page.title} ${page.url}`}>
        {page.url === "" ? <span>{page.title}</span> : <Link href={page.url}>{page.title}</Link>}
      </li>
    ) : page.url === current ? (
      <SidebarRow key={page.url} page={page} current live={live} />
    ) : (
      <Row key={page.url} page={page} live={live} />
    );
  const isOpen = openGroups(section.open);
  const entry = (above: readonly (string | null)[]) => (item: SectionRow | RowGroup) => {
    if (!isGroup(item)) return row(item);
    const path = [...above, item.group];
    const first = item.entries[0];
    return (
      <li key={`${item.group}${first && !isGroup(first) ? first.url : ""}`}>
        <details open={isOpen(path) || holds(item, current)}>
          <summary>{item.group}</summary>
          <ul className="side__list">{item.entries.map(entry(path))}</ul>
        </details>
      </li>
    );
  };
  return (
    <>
      {section.print && (
        <a
          className="quiet side__print"
          href={addressOf(section.print)}
          target="_blank"
          rel="nofollow noopener noreferrer"
        >
          <Icon name="print" small />
          {messages.sidebar.print}
        </a>
      )}
      {groupRows(withLinks(shown)).map(({group, entries}, index) => (
        <Fragment key={index}>
          {group !== null && <h2 className="side__group">{group}</h2>}
          <ul className="side__list" aria-label={group ?? undefined}>
            {entries.map(entry([group]))}
          </ul>
        </Fragment>
      ))}
    </>
  );
}
