import {useSite} from "#site/app-context.ts";
import {messages} from "#site/messages/messages.ts";
import {Icon} from "../icon/icon.tsx";

/** Renders the two buttons that open search: a field on wide screens, an icon on narrow ones. */
export function SearchTrigger({onOpen}: {onOpen: () => void}) {
  if (useSite().search.provider === "none") return null;
  return (
    <>
      <button className="search-trigger" type="button" aria-haspopup="dialog" onClick={onOpen}>
        <Icon name="search" small />
        <span>{messages.search.placeholder}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <button
        className="icon-btn bar__search-icon"
        type="button"
        aria-label={messages.search.open}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <Icon name="search" />
      </button>
    </>
  );
}
