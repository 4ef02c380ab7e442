import {setBase} from "./artifacts/base.ts";
import {shownUrl} from "./artifacts/shown-url.ts";
import type {BootData, SiteFacts, View} from "./artifacts/types.ts";
import {dressBody} from "./components/page-body/dress-body.ts";
import {allTexts} from "./messages/all-texts.ts";
import {clientLanguage} from "./messages/languages.ts";
import {setMessages} from "./messages/messages.ts";
import {renderApp} from "./render-app.tsx";
import {documentTitle, isNoIndex} from "./routes/document-title.ts";
import type {RouterHandle, RouterState} from "./routes/router-state.ts";
import {loadScreen} from "./screens/registry.ts";

/** Loads the code of every screen, so that rendering is synchronous. */
export async function prepare(): Promise<void> {
  await Promise.all((["home", "organization", "vote", "printable", "not-found"] as const).map(loadScreen));
}

/** Uses the texts of a site. Rendering is synchronous, so sites in several languages can take turns. */
const useTexts = ({lang, messages}: SiteFacts): void => setMessages(messages, allTexts[clientLanguage(lang)]);

/** Renders the root element of one route. `html` is the body of the page, or empty. */
export function render(boot: BootData, html: string): string {
  setBase(boot.site.base);
  useTexts(boot.site);
  const url = shownUrl(boot.view);
  const state: RouterState = {
    id: 0,
    url,
    hash: "",
    cause: "start",
    status: "ready",
    view: boot.view,
    html: dressBody(html),
  };
  const router: RouterHandle = {
    getState: () => state,
    getStart: () => state,
    subscribe: () => () => {},
    retry: () => {},
  };
  return renderApp({site: boot.site, router, dev: boot.dev === true});
}

/** Returns the parts of a document's head that depend on the view. */
export function describe(view: View, site: SiteFacts): {title: string; noIndex: boolean} {
  useTexts(site);
  return {title: documentTitle(view, site), noIndex: isNoIndex(view)};
}
