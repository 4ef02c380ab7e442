import type {PageFacts} from "#site/artifacts/types.ts";
import {messages} from "#site/messages/messages.ts";
import {hrefOf} from "../link/link.tsx";

/** Renders the tags of a page, linked to the pages with the same tag. */
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
