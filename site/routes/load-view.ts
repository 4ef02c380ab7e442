import type {Organization} from "#schemas/organization.ts";
import {promiseCache} from "../artifacts/cache.ts";
import {fetchJson} from "../artifacts/fetch-json.ts";
import {type LoadedView, loadNotFound, loadPage} from "../artifacts/load-page.ts";
import type {SiteFacts, View} from "../artifacts/types.ts";
import {dressBody} from "../components/page-body/dress-body.ts";
import {loadScreen} from "../screens/registry.ts";
import {matchScreen} from "./match-screen.ts";

/** Number of views kept in memory: enough for moving back and forth, bounded for long sessions. */
const KEPT = 40;

/** Maximum age in milliseconds before a view is requested again when a link is followed. */
const FRESH_MS = 15_000;

const screen = (view: View): LoadedView => ({view, html: "", build: null});

async function load(url: string, site: SiteFacts): Promise<LoadedView> {
  switch (matchScreen(url, site)) {
    case "organization":
      return screen({
        kind: "organization",
        organization: await fetchJson<Organization>("data/organization.json"),
      });
    case "vote":
      return screen({kind: "vote"});
    case "shell":
      return screen({kind: "shell"});
    default: {
      const loaded = await loadPage(url, site);
      return {...loaded, html: dressBody(loaded.html)};
    }
  }
}

/** Creates a loader that returns the content and code of URLs from the site's artifacts. */
export function viewLoader(site: SiteFacts) {
  const views = promiseCache<LoadedView>(url => load(url, site), KEPT);
  return {
    /**
     * Loads the view of a URL. `again` requires fresh content; history navigation may show cached content.
     * Throws `ContentNotFoundError` if there is no such page, `ChunkLoadError` if the screen's code is gone,
     * or the connection error.
     */
    async get(url: string, again: boolean): Promise<LoadedView> {
      const loaded = await views.get(url, again ? FRESH_MS : undefined);
      await loadScreen(loaded.view.kind);
      return loaded;
    },
    /** Loads what an unknown URL shows. */
    async notFound(): Promise<Pick<LoadedView, "view" | "html">> {
      const [{view, html}] = await Promise.all([loadNotFound(site), loadScreen("not-found").catch(() => {})]);
      return {view, html: dressBody(html)};
    },
    /** Stores the content that a document contained. */
    set: views.set,
    clear: views.clear,
  };
}
