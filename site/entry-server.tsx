import {renderToString} from "react-dom/server";
import {App} from "./app.tsx";
import type {BootData} from "./artifacts/types.ts";
import type {RouterHandle, RouterState} from "./routes/router.ts";
import {loadScreen} from "./screens/registry.ts";

/** Loads the code of every screen, so that rendering needs no waiting. */
export async function prepare(): Promise<void> {
  await Promise.all((["home", "organization", "vote", "printable", "not-found"] as const).map(loadScreen));
}

/** HTML of the root element for one route. `html` is the body of the page, empty where there is none. */
export function render(boot: BootData, url: string, html: string): string {
  const state: RouterState = {id: 0, url, hash: "", cause: "start", status: "ready", view: boot.view, html};
  const router: RouterHandle = {
    getState: () => state,
    getStart: () => state,
    subscribe: () => () => {},
    retry: () => {},
  };
  return renderToString(<App site={boot.site} router={router} dev={boot.dev === true} />);
}

export {documentTitle, isNoIndex} from "./routes/document-title.ts";
