import type {Organization} from "#schemas/organization.ts";
import {promiseCache} from "../artifacts/cache.ts";
import {fetchJson} from "../artifacts/fetch-json.ts";
import {type LoadedView, loadPage} from "../artifacts/load-page.ts";
import type {SiteFacts, View} from "../artifacts/types.ts";
import {dressBody} from "../components/page-body/dress-body.ts";
import {loadScreen} from "../screens/registry.ts";
import {matchScreen} from "./match-screen.ts";

/** Views kept in memory: enough for moving back and forth, bounded for long sessions. */
const KEPT = 40;

/** A copy that is older, in milliseconds, is requested again when a link is followed. */
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

/** Content and code of urls, loaded from the artifacts of the site. */
export function viewLoader(site: SiteFacts) {
  const views = promiseCache<LoadedView>(url => load(url, site), KEPT);
  return {
    /**
     * Loads what a url shows. `again` makes sure that the content is fresh; moving through the history may show what was
     * there before. Fails with ContentNotFoundError where there is no such page, ChunkLoadError where the code of its screen
     * is gone, or the error of the connection.
     */
    async get(url: string, again: boolean): Promise<LoadedView> {
      const loaded = await views.get(url, again ? FRESH_MS : undefined);
      await loadScreen(loaded.view.kind);
      return loaded;
    },
    /** Puts in what a document came with. */
    set: views.set,
    clear: views.clear,
  };
}
