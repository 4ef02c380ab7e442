import {pageDocumentPath, sectionPath} from "../../schemas/artifact-paths.ts";
import {withAddresses} from "../artifacts/base.ts";
import {pageFacts, sectionRows} from "../artifacts/page-facts.ts";
import type {View} from "../artifacts/types.ts";
import type {Artifacts} from "./artifacts.ts";
import {slimBody} from "./document/slim-body.ts";
import {wrapSteps} from "./document/wrap-steps.ts";
import {matchScreen} from "./match-screen.ts";
import {documentFile, type PageRoute, pageKind, screenSource} from "./routes.ts";

function pageRoute(artifacts: Artifacts, url: string): PageRoute {
  const {site} = artifacts;
  const hash = artifacts.hashOf(pageDocumentPath(url));
  const section = artifacts.hashOf(sectionPath(artifacts.sectionOf(url)));
  const kind = pageKind({url, generated: artifacts.isPrintable(url)}, site);
  const sponsors = kind === "home" ? artifacts.hashOf("data/sponsors/index.json") : "";
  return {
    site,
    url,
    file: documentFile(url),
    screen: screenSource[kind] ?? null,
    key: [hash, section, sponsors].join(),
    load() {
      const document = artifacts.page(url);
      const page = pageFacts(document);
      const rows = sectionRows(artifacts.section(document.section), url);
      const actual = pageKind(document, site);
      const view: View =
        actual === "home"
          ? {kind: actual, page, section: rows, sponsors: artifacts.sponsors()}
          : {kind: actual, page, section: rows};
      const html = slimBody(withAddresses(document.html));
      return {view, html: actual === "home" ? wrapSteps(html) : html};
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
    key: kind === "organization" ? artifacts.hashOf("data/organization.json") : "",
    load: () => ({view: view(), html: ""}),
  };
}

/** Every document of the site: one per page, one per screen, the frame, and the answer to unknown urls. */
export function listRoutes(artifacts: Artifacts): PageRoute[] {
  const {site} = artifacts;
  const pages = artifacts.pages.filter(url => ["page", "home"].includes(matchScreen(url, site)));
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
  add(null, "404.html", () => ({kind: "not-found"}));
  return [...pages.map(url => pageRoute(artifacts, url)), ...screens];
}
