import {useEffect} from "react";
import {fillText} from "#schemas/rules/fill-text.ts";
import {useRoute, useRouter} from "#site/app-context.ts";
import {withAddresses} from "#site/artifacts/base.ts";
import type {PageFacts, SectionRows} from "#site/artifacts/types.ts";
import {Contributors} from "#site/components/contributors/contributors.tsx";
import {Entries} from "#site/components/entries/entries.tsx";
import {FurtherReading} from "#site/components/further-reading/further-reading.tsx";
import {LoadError} from "#site/components/load-error/load-error.tsx";
import {OnThisPage} from "#site/components/on-this-page/on-this-page.tsx";
import {PageBody} from "#site/components/page-body/page-body.tsx";
import {PageHead} from "#site/components/page-head/page-head.tsx";
import {Pager} from "#site/components/pager/pager.tsx";
import {Sidebar} from "#site/components/sidebar/sidebar.tsx";
import {Skeleton} from "#site/components/skeleton/skeleton.tsx";
import {Slot} from "#site/components/slot/slot.tsx";
import {Tags} from "#site/components/tags/tags.tsx";
import {VersionNotice} from "#site/components/version-switch/version-notice.tsx";
import {directionOf} from "#site/messages/direction.ts";
import {formatDate, messages} from "#site/messages/messages.ts";
import {watchHeadings} from "#site/routes/current-heading.ts";
import {useMarkedWords} from "#site/routes/use-marked-words.ts";
import {tocEntries} from "./toc-entries.ts";

/** Start of a list of posts in the body of a page. */
const POST_LIST = '<ul class="posts"';

/** Renders a documentation page: sidebar, content in its three states, table of contents. */
export function DocumentationPage({page, section}: {page: PageFacts; section: SectionRows}) {
  const {id, status, html} = useRoute();
  const ready = status === "ready";
  useMarkedWords(id, ready);
  const isBlank = page.layout === "blank";
  const toc = ready ? tocEntries(page, section) : [];
  return (
    <div
      className={["docs", page.standalone && "docs--alone", page.layout && `docs--${page.layout}`]
        .filter(Boolean)
        .join(" ")}
    >
      {!page.standalone && <Sidebar section={section} current={page.url} />}
      <main className="docs__main" id="dx-main">
        <div className="docs__body">
          {page.banner && (
            <div
              className="page-banner"
              role="note"
              dangerouslySetInnerHTML={{__html: withAddresses(page.banner)}}
            />
          )}
          <VersionNotice />
          {page.lang && (
            <p className="aside untranslated">
              <span className="aside__icon" aria-hidden="true" />
              {messages.page.untranslated}
            </p>
          )}
          <Slot name="before-content" />
          <article lang={page.lang} dir={page.lang && directionOf(page.lang)}>
            {isBlank ? (
              <h1 className="sr" tabIndex={-1}>
                {page.title}
              </h1>
            ) : (
              <PageHead page={page} section={section} toc={toc} />
            )}
            <Content key={page.url} />
            {ready && !isBlank && !html.includes(POST_LIST) && (
              <Entries section={section} current={page.url} />
            )}
          </article>
          <Pager previous={page.previous} next={page.next} />
          {ready && !isBlank && <PageEnd page={page} />}
          <Slot name="after-content" />
        </div>
      </main>
      <OnThisPage entries={toc} />
      <HeadingWatch entries={toc} url={page.url} />
    </div>
  );
}

function Content() {
  const {status, html} = useRoute();
  const router = useRouter();
  if (status === "loading") return <Skeleton />;
  if (status === "failed") return <LoadError onRetry={router.retry} />;
  return <PageBody html={html} />;
}

function PageEnd({page}: {page: PageFacts}) {
  return (
    <>
      {page.tags && <Tags tags={page.tags} />}
      <FurtherReading related={page.related} />
      <Contributors handles={page.contributors} />
      {page.updated && (
        <p className="updated">
          <time dateTime={page.updated}>
            {fillText(messages.page.updated, {date: formatDate(page.updated)})}
          </time>
        </p>
      )}
    </>
  );
}

/** Tracks the scroll position in a separate component, so that only the marked links re-render. */
function HeadingWatch({entries, url}: {entries: readonly {id: string}[]; url: string}) {
  const key = `${url}#${entries.length}`;
  useEffect(() => watchHeadings(entries.map(entry => entry.id)), [key]);
  return null;
}
