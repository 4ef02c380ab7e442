import {useSite} from "#site/app-context.ts";
import {Icon, type IconName} from "../icon/icon.tsx";
import {Link} from "../link/link.tsx";

const icons: Record<string, IconName> = {
  repository: "repo",
  social: "social",
  qa: "qa",
  chat: "chat",
  package: "package",
  link: "globe",
};

/** Renders the project's external links as list items. */
export function IconLinks() {
  return useSite().icons.map(({icon, title, url, outline}) => (
    <li key={url}>
      <Link className="icon-btn" href={url} aria-label={title} title={title}>
        {outline ? (
          <svg className="icon-mark" viewBox="0 0 24 24" aria-hidden="true">
            <path d={outline} />
          </svg>
        ) : (
          <Icon name={icons[icon] ?? "arrow"} />
        )}
      </Link>
    </li>
  ));
}
