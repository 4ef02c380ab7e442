import {escapeHtml} from "#schemas/rules/markup.ts";
import {addressOf, setBase} from "#site/artifacts/base.ts";
import {BOOT_ID} from "#site/artifacts/ids.ts";
import {siteFacts} from "#site/artifacts/page-facts.ts";
import type {BootData} from "#site/artifacts/types.ts";
import {rootAttributes} from "#site/messages/direction.ts";
import type {ClientAssets} from "../client-assets.ts";
import type {PageRoute} from "../routes.ts";
import type {DocumentContext} from "./document-context.ts";
import {embeddedView} from "./embedded-view.ts";
import {renderHead} from "./head.ts";
import {scriptJson} from "./script-json.ts";

/** Returns an attribute with the modules that a document needs besides the shared ones. */
function ownModules({screen}: PageRoute, assets: ClientAssets): string {
  const scripts = screen ? assets.screen(screen).scripts : [];
  return scripts.length === 0 ? "" : ` data-modules="${escapeHtml(scripts.map(addressOf).join(" "))}"`;
}

/** Renders a complete HTML document. */
export function renderDocument(route: PageRoute, context: DocumentContext): string {
  const {site} = route;
  const {server, build, devTags} = context;
  setBase(site.base);
  const {view, html} = route.load();
  const boot: BootData = {
    build,
    site: siteFacts(site, context.feed, context.edition),
    view,
    ...(devTags ? {dev: true} : {}),
  };
  const texts = {
    ...server.describe(view, boot.site),
    description: ("page" in view && view.page.description) || site.description,
  };
  const head = renderHead(route, view, texts, context);
  const {site: _, ...embedded} = {...boot, view: embeddedView(view)};
  const root = server.render(boot, html);
  return `<!doctype html>
<html${rootAttributes(site.lang)}>
<head>${head}</head>
<body>
<div id="dx-root">${root}</div>
<script type="application/json" id="${BOOT_ID}"${ownModules(route, context.assets)}>${scriptJson(embedded)}</script>${devTags ?? ""}
</body>
</html>
`;
}
