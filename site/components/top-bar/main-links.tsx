import {useSite} from "../../app-context.ts";
import {isActive} from "../../routes/is-active.ts";
import {Link} from "../link/link.tsx";

/** The entries of the main navigation as list items. */
export function MainLinks({url}: {url: string}) {
  return useSite().navigation.map(item => {
    const active = isActive(url, item.activeFor);
    return (
      <li key={item.url}>
        <Link href={item.url} {...(active ? {className: "is-active", "aria-current": "true"} : {})}>
          {item.title}
        </Link>
      </li>
    );
  });
}
