import {useSite} from "#site/app-context.ts";
import {addressOf} from "#site/artifacts/base.ts";
import {messages} from "#site/messages/messages.ts";
import {isActive} from "#site/routes/is-active.ts";

/** Renders the sections below the active entry of the main navigation; nothing if it has none. */
export function SectionTabs({url}: {url: string}) {
  const item = useSite().navigation.find(
    entry => entry.children.length > 0 && isActive(url, entry.activeFor),
  );
  if (!item) return null;
  return (
    <nav className="tabs" aria-label={messages.bar.sections}>
      <div className="shell tabs__in">
        {item.children.map(child => (
          <a
            key={child.url}
            href={addressOf(child.url)}
            {...(isActive(url, [child.url]) ? {className: "is-active", "aria-current": "true"} : {})}
          >
            {child.title}
          </a>
        ))}
      </div>
    </nav>
  );
}
