import type {EmitFile} from "../../../../model/emit-file.ts";
import {isListed} from "../../../../model/page-facts.ts";
import {addressOf} from "../addresses.ts";
import {pagesInOrder, type SiteContext} from "../context.ts";
import {textFile} from "../text-file.ts";
import {element} from "./xml.ts";

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** Most addresses that one sitemap may hold (sitemaps.org protocol). */
const LIMIT = 50_000;

/**
 * `sitemap.xml` of all pages and screens, without printable pages and app shell; above 50,000 addresses an index of
 * several files. Nothing where the origin is unknown, because a sitemap holds absolute addresses only.
 */
export function sitemapFiles(context: SiteContext, limit = LIMIT): EmitFile[] {
  const {address: origin} = context.deployed;
  if (origin === null) return [];
  const entries = sitemapEntries(context).map(({url, updated}) => {
    const lastmod = updated === undefined ? "" : element("lastmod", updated);
    return `<url>${element("loc", addressOf(origin, url))}${lastmod}</url>`;
  });
  if (entries.length <= limit) return [xmlFile("sitemap.xml", "urlset", entries)];
  const parts: EmitFile[] = [];
  for (let start = 0; start < entries.length; start += limit) {
    const path = `sitemap-${parts.length + 1}.xml`;
    parts.push(xmlFile(path, "urlset", entries.slice(start, start + limit)));
  }
  const index = parts.map(({path}) => `<sitemap>${element("loc", addressOf(origin, `/${path}`))}</sitemap>`);
  return [xmlFile("sitemap.xml", "sitemapindex", index), ...parts];
}

function sitemapEntries(context: SiteContext): {url: string; updated: string | undefined}[] {
  const {arrangement, data} = context;
  const pages = pagesInOrder(arrangement)
    .filter(isListed)
    .map(page => ({
      url: page.url,
      updated: arrangement.updated.get(page.path),
    }));
  const screens = [data.organization && "/organization/", data.vote && "/vote/"].filter(url => url !== null);
  const extra = screens.filter(url => !arrangement.byUrl.has(url)).map(url => ({url, updated: undefined}));
  return [...pages, ...extra];
}

function xmlFile(path: string, root: string, items: string[]): EmitFile {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${items.join("\n")}\n</${root}>\n`;
  return textFile(path, text);
}
