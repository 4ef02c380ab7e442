import {addressOf} from "#site/artifacts/base.ts";
import type {PageFacts, View} from "#site/artifacts/types.ts";
import type {PageRoute} from "../routes.ts";

function breadcrumbs(route: PageRoute, origin: string, page: PageFacts): object | null {
  const section = route.site.sections.find(({name}) => name === page.section);
  const steps = [
    {name: route.site.title, url: "/"},
    ...(section ? [{name: section.title, url: section.url}] : []),
    ...(section?.url === page.url ? [] : [{name: page.title, url: page.url}]),
  ];
  if (steps.length < 2) return null;
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({name, url}, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      // The last step may be the page itself.
      ...(url === page.url ? {} : {item: origin + addressOf(encodeURI(url))}),
    })),
  };
}

const article = (page: PageFacts, origin: string, lang: string): object => ({
  "@type": page.date ? "BlogPosting" : "TechArticle",
  headline: page.title,
  ...(page.description ? {description: page.description} : {}),
  url: origin + addressOf(encodeURI(page.url)),
  inLanguage: lang,
  ...(page.date ? {datePublished: page.date} : {}),
  ...(page.updated ? {dateModified: page.updated} : {}),
});

/** Returns structured data about a page for search engines; `null` for screens or if the site has no URL. */
export function jsonLd(route: PageRoute, view: View): object | null {
  const origin = route.site.origin;
  if (!origin || !("page" in view) || view.kind === "printable") return null;
  const context = {"@context": "https://schema.org"};
  if (view.page.url === "/") {
    return {...context, "@type": "WebSite", name: route.site.title, url: origin + addressOf("/")};
  }
  const facts = article(view.page, origin, route.site.lang);
  const crumbs = breadcrumbs(route, origin, view.page);
  return crumbs ? {...context, "@graph": [facts, crumbs]} : {...context, ...facts};
}
