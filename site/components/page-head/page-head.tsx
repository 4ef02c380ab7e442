import {fillText} from "#schemas/rules/fill-text.ts";
import {useRoute, useSite} from "#site/app-context.ts";
import {addressOf} from "#site/artifacts/base.ts";
import type {PageFacts, SectionRows} from "#site/artifacts/types.ts";
import {formatDate, messages} from "#site/messages/messages.ts";
import {Breakable} from "../breakable/breakable.tsx";
import {Icon} from "../icon/icon.tsx";
import {hrefOf, Link} from "../link/link.tsx";
import {MarkdownMenu} from "../markdown-menu/markdown-menu.tsx";
import {OnThisPageFolded, type TocEntry} from "../on-this-page/on-this-page.tsx";

/** Renders section, title and page actions. */
export function PageHead({
  page,
  section,
  toc,
}: {
  page: PageFacts;
  section: SectionRows;
  toc: readonly TocEntry[];
}) {
  const inSection = section.name !== "_root" && section.url !== page.url;
  return (
    <div className="doc-head">
      {inSection && (
        <nav className="eyebrow" aria-label={messages.page.breadcrumb}>
          <a href={hrefOf(section.url)}>{section.title}</a>
        </nav>
      )}
      <div className="doc-head__row">
        <h1 tabIndex={-1}>
          {page.title ? <Breakable text={page.title} /> : <span className="sr">{messages.page.loading}</span>}
        </h1>
        <PageLinks page={page} />
      </div>
      <Byline page={page} />
      <FeedLink page={page} section={section} />
      <OnThisPageFolded entries={toc} />
    </div>
  );
}

/** Renders the date of a post, and its authors with links to their pages. */
function Byline({page: {date, authors = [], authorLinks = []}}: {page: PageFacts}) {
  if (!date && authors.length === 0) return null;
  return (
    <p className="doc-head__date">
      {date && <time dateTime={date}>{fillText(messages.page.published, {date: formatDate(date)})}</time>}
      {authors.length > 0 && (
        <span className="doc-head__authors">
          {messages.page.by}
          {authors.map(name => {
            const url = authorLinks.find(({title}) => title === name)?.url;
            return url === undefined ? (
              <span key={name}>{name}</span>
            ) : (
              <a key={name} href={hrefOf(url)}>
                {name}
              </a>
            );
          })}
        </span>
      )}
    </p>
  );
}

/** Renders the link to the feed on the first page of a section ordered by date. */
function FeedLink({page, section}: {page: PageFacts; section: SectionRows}) {
  const {feed} = useSite();
  if (!feed || page.url !== section.url || !section.pages.some(({date}) => date)) return null;
  return (
    <p className="doc-head__date">
      <a className="feed-link" href={addressOf("/feed.xml")} type="application/atom+xml">
        <Icon name="feed" small />
        {messages.page.feed}
      </a>
    </p>
  );
}

function PageLinks({page}: {page: PageFacts}) {
  const {status} = useRoute();
  return (
    <div className="doc-head__links">
      {page.repo && (
        <Link className="quiet" href={page.repo}>
          <Icon name="repo" small />
          {messages.page.repository}
        </Link>
      )}
      {page.edit && (
        <Link className="quiet" href={page.edit}>
          <Icon name="edit" small />
          {messages.page.edit}
        </Link>
      )}
      {status === "ready" && <MarkdownMenu url={page.url} />}
      <button className="quiet" type="button" onClick={() => window.print()}>
        <Icon name="print" small />
        {messages.page.print}
      </button>
    </div>
  );
}
