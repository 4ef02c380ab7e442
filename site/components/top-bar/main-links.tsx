import type {SiteFacts} from "#site/artifacts/types.ts";
import {isActive} from "#site/routes/is-active.ts";
import {Link} from "../link/link.tsx";

/** Renders the entries of the main navigation as list items. */
export function MainLinks({items, url}: {items: SiteFacts["navigation"]; url: string}) {
  return items.map(item => {
    const active = isActive(url, item.activeFor);
    return (
      <li key={item.url + item.title}>
        <Link href={item.url} {...(active ? {className: "is-active", "aria-current": "true"} : {})}>
          {item.title}
        </Link>
      </li>
    );
  });
}
