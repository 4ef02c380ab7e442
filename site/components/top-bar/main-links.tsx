import type {SiteFacts} from "#site/artifacts/types.ts";
import {isActive} from "#site/routes/is-active.ts";
import {Link} from "../link/link.tsx";

type Item = SiteFacts["navigation"][number];
type Entry = NonNullable<Item["menu"]>[number];

/** Class and state of an entry that leads to the shown page, or above it. */
const stateOf = (isHere: boolean) =>
  isHere ? ({className: "is-active", "aria-current": "true"} as const) : {};

/** Renders the entries of the main navigation as list items. Menus open in the bar; elsewhere they are groups of links. */
export function MainLinks({items, url, inBar}: {items: readonly Item[]; url: string; inBar?: boolean}) {
  return items.map(item => {
    const {title, menu, activeFor} = item;
    const key = item.url + title;
    if (menu && inBar) return <Menu key={key} title={title} entries={menu} url={url} activeFor={activeFor} />;
    if (menu) return <Group key={key} title={title} entries={menu} url={url} />;
    return (
      <li key={key}>
        <Link href={item.url} {...stateOf(isActive(url, activeFor))}>
          {title}
        </Link>
      </li>
    );
  });
}

interface MenuProps {
  title: string;
  entries: readonly Entry[];
  url: string;
}

/** A disclosure, which needs no script to open; `watchMenus` closes it. A navigation makes a new one. */
function Menu({activeFor, ...menu}: MenuProps & {activeFor: string[]}) {
  return (
    <li>
      <details className="bar__more" key={menu.url}>
        <summary className={isActive(menu.url, activeFor) ? "is-active" : undefined}>{menu.title}</summary>
        <ul className="menu">
          <Entries {...menu} />
        </ul>
      </details>
    </li>
  );
}

function Group(menu: MenuProps) {
  return (
    <li className="nav-group">
      <span aria-hidden="true">{menu.title}</span>
      <ul className="x" aria-label={menu.title}>
        <Entries {...menu} />
      </ul>
    </li>
  );
}

const Entries = ({entries, url}: MenuProps) =>
  entries.map(entry =>
    "items" in entry ? (
      <Group key={entry.title} title={entry.title} entries={entry.items} url={url} />
    ) : (
      <li key={entry.url + entry.title}>
        <Link href={entry.url} {...stateOf(isActive(url, [entry.url]))}>
          {entry.title}
        </Link>
      </li>
    ),
  );
