import type {PageDocument} from "#schemas/page-document.ts";
import type {Site} from "#schemas/site.ts";
import type {SponsorsIndex} from "#schemas/sponsors.ts";
import {withAddresses} from "./base.ts";
import type {EditionLinks} from "./edition-links.ts";
import {nearbyRows} from "./nearby-rows.ts";
import {pageFacts, withAnchors} from "./page-facts.ts";
import type {SectionRows, View} from "./types.ts";
import {wrapSteps} from "./wrap-steps.ts";

/** Returns the kind of view for a page document. */
export function pageKind(
  page: Pick<PageDocument, "url" | "generated">,
  site: Pick<Site, "splash" | "home">,
): "home" | "page" | "printable" {
  if (page.generated) return "printable";
  return page.url === "/" && (site.splash || site.home) ? "home" : "page";
}

/** View and body of the page for unknown URLs. */
export const notFoundView = ({
  title,
  documentTitle,
  lang,
  html,
}: PageDocument): {view: View; html: string} => ({
  view: {kind: "not-found", custom: {title, documentTitle, lang}},
  html: withAddresses(html),
});

/** Creates the view and body of a page document, identically in the prerenderer and the browser. */
export function pageView(
  document: PageDocument,
  section: SectionRows,
  site: Pick<Site, "splash" | "home">,
  sponsors: SponsorsIndex | null,
  links: EditionLinks | null,
): {view: View; html: string} {
  const kind = pageKind(document, site);
  const page = pageFacts(document, links);
  const rows = withAnchors(nearbyRows(section, document.url), document);
  const html = withAddresses(document.html);
  if (kind === "home") return {view: {kind, page, section: rows, sponsors}, html: wrapSteps(html)};
  return {view: {kind, page, section: rows}, html};
}
