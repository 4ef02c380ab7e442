import type {Organization} from "../../schemas/organization.ts";
import type {SponsorsIndex} from "../../schemas/sponsors.ts";
import {fetchJson} from "../artifacts/fetch-json.ts";
import {pageDocuments, sectionDocuments} from "../artifacts/load-page.ts";
import {pageFacts} from "../artifacts/page-facts.ts";
import type {SiteFacts, View} from "../artifacts/types.ts";
import {loadScreen} from "../screens/registry.ts";
import {matchScreen} from "./match.ts";

/** What a navigation shows once everything for it is here. */
export interface LoadedView {
  view: View;
  html: string;
}

async function loadPageView(url: string, screen: "home" | "page", site: SiteFacts): Promise<LoadedView> {
  const document = await pageDocuments.get(url);
  const [section, sponsors] = await Promise.all([
    sectionDocuments.get(document.section),
    screen === "home" && site.screens.sponsors
      ? fetchJson<SponsorsIndex>("data/sponsors/index.json").catch(() => null)
      : null,
  ]);
  const page = pageFacts(document);
  if (screen === "home") return {view: {kind: "home", page, section, sponsors}, html: document.html};
  return {view: {kind: "page", page, section}, html: document.html};
}

async function loadData(url: string, site: SiteFacts): Promise<LoadedView> {
  const screen = matchScreen(url, site);
  switch (screen) {
    case "organization":
      return {
        view: {kind: "organization", organization: await fetchJson<Organization>("data/organization.json")},
        html: "",
      };
    case "vote":
    case "shell":
      return {view: {kind: screen}, html: ""};
    default:
      return loadPageView(url, screen, site);
  }
}

/**
 * Loads data and code of a url. Fails with ContentNotFoundError where there is no such page, ChunkLoadError
 * where the code of its screen is gone, or the error of the connection.
 */
export async function loadView(url: string, site: SiteFacts): Promise<LoadedView> {
  const screen = matchScreen(url, site);
  const code = screen === "page" || screen === "shell" ? undefined : loadScreen(screen);
  const [loaded] = await Promise.all([loadData(url, site), code]);
  await loadScreen(loaded.view.kind);
  return loaded;
}
