import type {EmitFile} from "#core/model/emit-file.ts";
import {isListed} from "#core/model/page-status.ts";
import {escapeXml} from "#schemas/rules/markup.ts";
import {addressOf} from "../addresses.ts";
import {pagesInOrder, type SiteContext} from "../context.ts";
import {editionEntries, type SitemapEntry} from "../editions/sitemap-entries.ts";
import {textFile} from "../text-file.ts";
import {element} from "./xml.ts";

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const ALTERNATES = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Maximum number of URLs in one sitemap (sitemaps.org protocol). */
const LIMIT = 50_000;

/**
 * Plans `sitemap.xml` with all pages and screens, without printable pages and the app shell. More than 50,000 URLs become an
 * index of several files. Returns none if the origin is unknown, because sitemaps need absolute URLs. The edition at the
 * site root lists the pages of all editions, each with its translations.
 */
export function sitemapFiles(context: SiteContext, limit = LIMIT): EmitFile[] {
  const {address: origin} = context.deployed;
  if (origin === null) return [];
  const found = sitemapEntries(context);
  const entries = found.map(({url, updated, alternates}) => {
    const lastmod = updated === undefined ? "" : element("lastmod", updated);
    const links = alternates.map(
      ({lang, url: other}) =>
        `<xhtml:link rel="alternate" hreflang="${escapeXml(lang)}" href="${escapeXml(addressOf(origin, other))}"/>`,
    );
    return `<url>${element("loc", addressOf(origin, url))}${lastmod}${links.join("")}</url>`;
  });
  const more = found.some(({alternates}) => alternates.length > 0) ? ALTERNATES : "";
  if (entries.length <= limit) return [xmlFile("sitemap.xml", "urlset", entries, more)];
  const parts: EmitFile[] = [];
  for (let start = 0; start < entries.length; start += limit) {
    const path = `sitemap-${parts.length + 1}.xml`;
    parts.push(xmlFile(path, "urlset", entries.slice(start, start + limit), more));
  }
  const index = parts.map(({path}) => `<sitemap>${element("loc", addressOf(origin, `/${path}`))}</sitemap>`);
  return [xmlFile("sitemap.xml", "sitemapindex", index), ...parts];
}

function sitemapEntries(context: SiteContext): SitemapEntry[] {
  const {arrangement, data, editions, listings} = context;
  const pages =
    editions && listings
      ? editionEntries(editions.all, listings)
      : pagesInOrder(arrangement)
          .filter(isListed)
          .map(page => ({
            url: page.url,
            updated: arrangement.changes.get(page.path)?.date ?? undefined,
            alternates: [],
          }));
  const screens = [data.organization && "/organization/", data.vote && "/vote/"].filter(url => url !== null);
  const extra = screens
    .filter(url => !arrangement.byUrl.has(url))
    .map(url => ({url, updated: undefined, alternates: []}));
  return [...pages, ...extra];
}

function xmlFile(path: string, root: string, items: string[], more = ""): EmitFile {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}"${more}>\n${items.join("\n")}\n</${root}>\n`;
  return textFile(path, text);
}
