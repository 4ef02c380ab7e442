import {NOT_FOUND, pageDocumentPath} from "#schemas/artifact-paths.ts";
import type {PageDocument} from "#schemas/page-document.ts";
import {composedHtml} from "#schemas/rules/printable/composed-html.ts";
import {sectionRows} from "../artifacts/page-facts.ts";
import {notFoundView, pageKind, pageView} from "../artifacts/page-view.ts";
import type {View} from "../artifacts/types.ts";
import {matchScreen} from "../routes/match-screen.ts";
import type {Artifacts} from "./artifacts.ts";
import {documentFile, type PageRoute, screenSource} from "./routes.ts";

/** Returns a page document with its body; the body of a printable page is composed of its pages. */
const composed = (document: PageDocument, {page}: Artifacts): PageDocument =>
  document.printable
    ? {...document, html: composedHtml(document, document.printable.pages.map(page))}
    : document;

function pageRoute(artifacts: Artifacts, url: string): PageRoute {
  const {site} = artifacts;
  const section = artifacts.sectionVersion(artifacts.sectionOf(url));
  const kind = pageKind({url, generated: artifacts.isPrintable(url)}, site);
  const pages = kind === "printable" ? (artifacts.page(url).printable?.pages ?? []) : [];
  const hashes = [url, ...pages].map(one => artifacts.hashOf(pageDocumentPath(one)));
  const links = artifacts.linksOf(url);
  const sponsors = kind === "home" ? artifacts.hashOf("data/sponsors/index.json") : "";
  return {
    site,
    url,
    file: documentFile(url),
    screen: screenSource[kind] ?? null,
    links,
    key: [...hashes, section, sponsors, ...(links ? [JSON.stringify(links)] : [])].join(),
    load() {
      const document = composed(artifacts.page(url), artifacts);
      const name = document.section;
      const rows = sectionRows(artifacts.section(name), artifacts.sectionVersion(name));
      return pageView(document, rows, site, kind === "home" ? artifacts.sponsors() : null, links);
    },
  };
}

function screenRoute(artifacts: Artifacts, url: string | null, file: string, view: () => View): PageRoute {
  const kind = view().kind;
  return {
    site: artifacts.site,
    url,
    file,
    screen: screenSource[kind] ?? null,
    links: null,
    key: kind === "organization" ? artifacts.hashOf("data/organization.json") : "",
    load: () => ({view: view(), html: ""}),
  };
}

/** The answer to unknown URLs: the content's page, or the site's. */
function notFoundRoute(artifacts: Artifacts): PageRoute {
  const route = screenRoute(artifacts, null, "404.html", () => ({kind: "not-found"}));
  if (!artifacts.site.screens.notFound) return route;
  return {
    ...route,
    key: artifacts.hashOf(NOT_FOUND),
    load: () => notFoundView(artifacts.notFound()),
  };
}

/** Reports whether a URL is that of a page, and not of a screen in its place. */
const isPage = (url: string, {site}: Artifacts): boolean => ["page", "home"].includes(matchScreen(url, site));

/**
 * Lists every document of the site: one per page, one per screen, the app shell, and the "not found" page.
 */
export const listRoutes = (artifacts: Artifacts): PageRoute[] => [
  ...artifacts.pages.filter(url => isPage(url, artifacts)).map(url => pageRoute(artifacts, url)),
  ...screenRoutes(artifacts),
  notFoundRoute(artifacts),
];

/** Finds the document of a URL; without one, that of the "not found" page, which has no URL. */
export function findRoute(artifacts: Artifacts, url: string): PageRoute {
  if (artifacts.pages.includes(url) && isPage(url, artifacts)) return pageRoute(artifacts, url);
  return screenRoutes(artifacts).find(route => route.url === url) ?? notFoundRoute(artifacts);
}

function screenRoutes(artifacts: Artifacts): PageRoute[] {
  const {site} = artifacts;
  const screens: PageRoute[] = [];
  const add = (url: string | null, file: string, view: () => View): void => {
    screens.push(screenRoute(artifacts, url, file, view));
  };
  if (site.screens.organization) {
    add("/organization/", "organization/index.html", () => ({
      kind: "organization",
      organization: artifacts.organization(),
    }));
  }
  if (site.screens.vote) add("/vote/", "vote/index.html", () => ({kind: "vote"}));
  add("/app-shell/", "app-shell/index.html", () => ({kind: "shell"}));
  return screens;
}
