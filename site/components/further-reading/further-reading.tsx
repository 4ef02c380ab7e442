import type {Link as TitledLink} from "#schemas/common.ts";
import {messages} from "#site/messages/messages.ts";
import {isExternal, Link} from "../link/link.tsx";

/** Returns the host of a URL as readers know it. */
function hostOf(url: string): string {
  try {
    return new URL(url).hostname.replace(/^www\./, "");
  } catch {
    return "";
  }
}

/** Lists further reading on other sites. */
export function FurtherReading({related}: {related: readonly TitledLink[]}) {
  if (related.length === 0) return null;
  return (
    <section className="end" aria-labelledby="dx-further-reading">
      <h2 id="dx-further-reading">{messages.page.further}</h2>
      <ul className="further">
        {related.map(({title, url}) => (
          <li key={url}>
            <Link href={url}>
              {title}
              {isExternal(url) && <small>{hostOf(url)}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
