import {useEffect, useState} from "react";
import {fillText} from "#schemas/rules/fill-text.ts";
import {messages} from "#site/messages/messages.ts";
import {Icon} from "../icon/icon.tsx";
import {forgetRecent, readRecent} from "./recent-searches.ts";

interface Props {
  shown: boolean;
  onChoose: (query: string) => void;
}

/** Lists recent searches, which can be rerun or removed; shows a hint if there are none. */
export function RecentSearches({shown, onChoose}: Props) {
  const [queries, setQueries] = useState<string[]>([]);
  useEffect(() => {
    if (shown) setQueries(readRecent());
  }, [shown]);
  if (queries.length === 0) return <p className="search__empty">{messages.search.start}</p>;
  return (
    <section className="search__recent" aria-labelledby="dx-recent-searches">
      <h2 id="dx-recent-searches">{messages.search.recent}</h2>
      <ul className="x">
        {queries.map(query => (
          <li key={query}>
            <button className="search__again" type="button" onClick={() => onChoose(query)}>
              <Icon name="clock" small />
              {query}
            </button>
            <button
              className="icon-btn"
              type="button"
              aria-label={fillText(messages.search.forget, {query})}
              onClick={() => setQueries(forgetRecent(query))}
            >
              <Icon name="close" small />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
