import {addressOf, pathOf} from "../artifacts/base.ts";
import type {SiteFacts} from "../artifacts/types.ts";
import {documentTitle, isNoIndex} from "./document-title.ts";
import type {RouterState} from "./router-state.ts";

function set(document: Document, selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/** Updates title, description, canonical URL and robots rule for the current page. */
export function updateHead(document: Document, state: RouterState, site: SiteFacts): void {
  const {view} = state;
  document.title = documentTitle(view, site);
  if ("page" in view && state.status === "ready")
    set(document, 'meta[name="description"]', "content", view.page.description);
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const url = ("page" in view && view.page.canonical) || state.url;
  if (canonical) canonical.href = new URL(pathOf(url), canonical.href).href;
  const robots = document.head.querySelector('meta[name="robots"]');
  if (!isNoIndex(view)) robots?.remove();
  else if (!robots) {
    const meta = document.createElement("meta");
    meta.name = "robots";
    meta.content = "noindex,nofollow";
    document.head.append(meta);
  }
  for (const element of document.head.querySelectorAll("[data-page]")) element.remove();
  for (const {tag, attributes} of ("page" in view && view.page.head) || []) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries({...attributes, "data-page": ""}))
      element.setAttribute(name, name === "href" ? addressOf(value) : value);
    document.head.append(element);
  }
}
