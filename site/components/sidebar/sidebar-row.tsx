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
}

/**
 * Renders one page: a link, and a button that unfolds its headings. The current page is unfolded initially.
 */
export function SidebarRow({page, current = false}: Props) {
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

  return (
    <li>
      <div className="side__row">
        <a href={hrefOf(page.url)} {...(current ? {"aria-current": "page"} : {})}>
          <Breakable text={page.title} />
          {page.badge && <span className="badge side__badge">{page.badge}</span>}
        </a>
        {(page.hasAnchors || page.anchors) && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open && (missing || anchors) ? id : undefined}
            aria-label={fillText(messages.sidebar.sectionsOf, {title: page.title})}
            onClick={() => setOpen(!open)}
          />
        )}
      </div>
      {open && anchors && anchors.length > 0 && (
        <ul className="side__anchors" id={id}>
          <AnchorList anchors={anchors} url={page.url} current={current} level={2} />
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
