import {fillText} from "#schemas/rules/fill-text.ts";
import {messages} from "#site/messages/messages.ts";
import {hrefOf} from "../link/link.tsx";

interface Props {
  /** URL of the first omitted page. */
  url: string;
  count: number;
  /** Shows all rows of the section and focuses the first link to the given address. */
  onShow: (href: string, column: Element | null) => void;
}

/**
 * Renders the omitted rows of a large section as one link. It shows them in place; without scripts, it leads to the
 * first of them.
 */
export function OmittedRows({url, count, onShow}: Props) {
  const href = hrefOf(url);
  return (
    <li>
      <a
        href={href}
        data-more={count}
        onClick={event => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onShow(href, event.currentTarget.closest("nav"));
        }}
      >
        {fillText(messages.sidebar.more, {count})}
      </a>
    </li>
  );
}
