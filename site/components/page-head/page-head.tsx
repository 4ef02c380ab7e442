import type {PageFacts, SectionRows} from "../../artifacts/types.ts";
import {formatDate, messages} from "../../messages/messages.ts";
import {Breakable} from "../breakable/breakable.tsx";
import {Icon} from "../icon/icon.tsx";
import {hrefOf, Link} from "../link/link.tsx";
import {OnThisPageFolded, type TocEntry} from "../on-this-page/on-this-page.tsx";

/** Section, title and what can be done with the page. */
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
      {page.date && (
        <p className="doc-head__date">
          <time dateTime={page.date}>{messages.page.published(formatDate(page.date))}</time>
        </p>
      )}
      <OnThisPageFolded entries={toc} />
    </div>
  );
}

function PageLinks({page}: {page: PageFacts}) {
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
      <button className="quiet" type="button" onClick={() => window.print()}>
        <Icon name="print" small />
        {messages.page.print}
      </button>
    </div>
  );
}
