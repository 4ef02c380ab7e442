import {useEffect, useState} from "react";
import {useRoute, useSite} from "#site/app-context.ts";
import type {SectionRow, View} from "#site/artifacts/types.ts";
import {hrefOf} from "#site/components/link/link.tsx";
import {PageBody} from "#site/components/page-body/page-body.tsx";
import {directionOf} from "#site/messages/direction.ts";
import {messages} from "#site/messages/messages.ts";
import {findSimilar} from "./similar-pages.ts";

type Custom = Extract<View, {kind: "not-found"}>["custom"];

/** Renders the page for unknown URLs, of the content or of the site, with pages whose URLs are similar. */
export function Screen({custom}: {custom?: Custom}) {
  const {url, html} = useRoute();
  if (custom) {
    return (
      <main id="dx-main" className="lost lost--custom">
        <article lang={custom.lang} dir={custom.lang && directionOf(custom.lang)}>
          <h1 tabIndex={-1}>{custom.title}</h1>
          <PageBody html={html} />
        </article>
        <Suggestions url={url} />
      </main>
    );
  }
  return (
    <main id="dx-main" className="lost">
      <h1 tabIndex={-1}>{messages.notFound.heading}</h1>
      <p>{messages.notFound.text}</p>
      <a className="btn" href={hrefOf("/")}>
        {messages.notFound.action}
      </a>
      <Suggestions url={url} />
    </main>
  );
}

function Suggestions({url}: {url: string}) {
  const {sections} = useSite();
  const [pages, setPages] = useState<SectionRow[]>([]);
  useEffect(() => {
    let current = true;
    findSimilar(url, sections).then(
      found => current && setPages(found),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [url, sections]);
  if (pages.length === 0) return null;
  return (
    <nav className="lost__similar" aria-labelledby="dx-similar">
      <h2 id="dx-similar">{messages.notFound.suggestions}</h2>
      <ul className="x">
        {pages.map(page => (
          <li key={page.url}>
            <a href={hrefOf(page.url)}>{page.title}</a> <small>{page.url}</small>
          </li>
        ))}
      </ul>
    </nav>
  );
}
