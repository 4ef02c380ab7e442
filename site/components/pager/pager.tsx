import type {Link} from "#schemas/common.ts";
import {messages} from "#site/messages/messages.ts";
import {hrefOf, isExternal} from "../link/link.tsx";

const addressOf = (url: string): string => (isExternal(url) ? url : hrefOf(url));

/** Renders links to the previous and next page; nothing if there is neither. */
export function Pager({previous, next}: {previous?: Link | undefined; next?: Link | undefined}) {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={messages.page.neighbors}>
      {previous && (
        <a rel="prev" href={addressOf(previous.url)}>
          <small>{messages.page.previous}</small>
          <span>{previous.title}</span>
        </a>
      )}
      {next && (
        <a rel="next" href={addressOf(next.url)}>
          <small>{messages.page.next}</small>
          <span>{next.title}</span>
        </a>
      )}
    </nav>
  );
}
