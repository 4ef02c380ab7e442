import type {SectionRows} from "#site/artifacts/types.ts";
import {formatDate} from "#site/messages/messages.ts";
import {hrefOf} from "../link/link.tsx";
import {datedRows, titleWithoutDate} from "./dated-rows.ts";

/** Renders the pages of a dated section as cards, newest first; nothing on other pages. */
export function Entries({section, current}: {section: SectionRows; current: string}) {
  const rows = datedRows(section, current);
  if (rows.length === 0) return null;
  return (
    <ol className="x entries">
      {rows.map(({url, title, date, description, contributors = []}) => (
        <li className="entry" key={url}>
          <p className="entry__meta">
            <time dateTime={date}>{formatDate(date)}</time>
            {contributors.length > 0 && ` · ${contributors.join(", ")}`}
          </p>
          <h2>
            <a href={hrefOf(url)}>{titleWithoutDate(title, date)}</a>
          </h2>
          {description && <p>{description}</p>}
        </li>
      ))}
    </ol>
  );
}
