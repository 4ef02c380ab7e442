import {messages} from "#site/messages/messages.ts";
import {Avatar} from "./avatar.tsx";

/** Lists everyone who wrote the page, each linked to a profile on the code host. */
export function Contributors({handles}: {handles: readonly string[]}) {
  if (handles.length === 0) return null;
  return (
    <section className="end" aria-labelledby="dx-contributors">
      <h2 id="dx-contributors">{messages.page.contributors}</h2>
      <ul className="people">
        {[...new Set(handles)].map(handle => (
          <li key={handle}>
            <a
              href={`https://github.com/${handle}`}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={handle}
              title={handle}
            >
              <Avatar handle={handle} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
