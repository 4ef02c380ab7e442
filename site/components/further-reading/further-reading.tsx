import type {Link as TitledLink} from "#schemas/common.ts";
import {messages} from "#site/messages/messages.ts";
import {isExternal, Link} from "../link/link.tsx";

/** Host of an address as readers know it. */
function hostOf(url: string): string {
  try {
    return new URL(url).hostname.replace(/^www\./, "");
  } catch {
    return "";
  }
}

/** Texts elsewhere that go on from here. */
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
