import {setBase} from "../../artifacts/base.ts";
import {BOOT_ID} from "../../artifacts/ids.ts";
import {siteFacts} from "../../artifacts/page-facts.ts";
import type {BootData, SiteFacts, View} from "../../artifacts/types.ts";
import type {ClientAssets} from "../client-assets.ts";
import type {PageRoute} from "../routes.ts";
import {escapeHtml, scriptJson} from "./escape.ts";
import {renderHead} from "./head.ts";
import {sprite} from "./sprite.ts";

/** The part of the site that was built for the prerender (`site/entry-server.tsx`). */
export interface ServerBundle {
  prepare(): Promise<void>;
  render(boot: BootData, html: string): string;
  describe(view: View, site: SiteFacts): {title: string; noIndex: boolean};
}

/** What all documents share. */
export interface DocumentContext {
  server: ServerBundle;
  assets: ClientAssets;
  build: string;
  feed: boolean;
  /** For the development server: elements by which the document listens to it. */
  devTags?: string;
}

/** One complete HTML document. */
export function renderDocument(
  route: PageRoute,
  {server, assets, build, feed, devTags}: DocumentContext,
): string {
  const {site} = route;
  setBase(site.base);
  const {view, html} = route.load();
  const boot: BootData = {build, site: siteFacts(site), view, ...(devTags ? {dev: true} : {})};
  const texts = {
    ...server.describe(view, boot.site),
    description: ("page" in view && view.page.description) || site.description,
  };
  const head = renderHead(route, view, texts, assets, feed);
  const root = server.render(boot, html);
  return `<!doctype html>
<html lang="${escapeHtml(site.lang)}">
<head>${head}</head>
<body>${sprite}
<div id="root">${root}</div>
<script type="application/json" id="${BOOT_ID}">${scriptJson(boot)}</script>${devTags ?? ""}
</body>
</html>
`;
}
