import {useId, useState} from "react";
import {fillText} from "#schemas/rules/fill-text.ts";
import type {SectionRow} from "#site/artifacts/types.ts";
import {messages} from "#site/messages/messages.ts";
import {Breakable} from "../breakable/breakable.tsx";
import {hrefOf} from "../link/link.tsx";
import {AnchorList} from "./anchor-list.tsx";
import {useAnchors} from "./use-anchors.ts";

interface Props {
  page: SectionRow;
  current?: boolean;
  /** Whether scripts run, without which the button has no effect. */
  live?: boolean;
}

/**
 * Renders one page: a link, and a button that unfolds its headings. The current page is unfolded initially. `readRows`
 * reads rows from this HTML.
 */
export function SidebarRow({page, current = false, live = false}: Props) {
  const [open, setOpen] = useState(current);
  const [wasCurrent, setWasCurrent] = useState(current);
  const id = `dx-${useId()}`;
  if (wasCurrent !== current) {
    setWasCurrent(current);
    setOpen(current);
  }
  const {anchors, failed} = useAnchors(page, open && !current);
  // The headings of the current page are included in its document.
  const missing = open && !current && anchors === undefined;
  const unfolds = page.hasAnchors || page.anchors !== undefined;

  return (
    <li className={unfolds ? "deep" : undefined}>
      <a href={hrefOf(page.url)} {...(current ? {"aria-current": "page"} : {})}>
        <Breakable text={page.title} />
        {page.badge && <span className="badge">{page.badge}</span>}
      </a>
      {unfolds && live && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open && (missing || anchors) ? id : undefined}
          aria-label={fillText(messages.sidebar.sectionsOf, {title: page.title})}
          onClick={() => setOpen(!open)}
        />
      )}
      {open && anchors && anchors.length > 0 && (
        <ul className="side__anchors" id={live ? id : undefined}>
          <AnchorList anchors={anchors} url={page.url} current={current} />
        </ul>
      )}
      {missing && (
        <p className="side__wait" id={id} role="status">
          {failed ? messages.sidebar.failed : messages.sidebar.loading}
        </p>
      )}
    </li>
  );
}
