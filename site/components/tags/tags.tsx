import type {PageFacts} from "#site/artifacts/types.ts";
import {messages} from "#site/messages/messages.ts";
import {hrefOf} from "../link/link.tsx";

/** The tags of a page, which lead to the pages that have the same. */
export function Tags({tags}: {tags: NonNullable<PageFacts["tags"]>}) {
  return (
    <nav className="tags" aria-label={messages.page.tags}>
      <span>{messages.page.tags}</span>
      <ul>
        {tags.map(({title, url}) => (
          <li key={url}>
            <a href={hrefOf(url)}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
