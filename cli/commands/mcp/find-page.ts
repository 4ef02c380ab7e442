import {existsSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {nearest} from "#cli/report/nearest.ts";
import {PAGES, pageDocumentPath} from "#schemas/artifact-paths.ts";
import type {Pages} from "#schemas/pages.ts";
import {decode} from "#schemas/rules/percent-encoding.ts";
import type {Site} from "#schemas/site.ts";

/** Reads a JSON document of the artifacts. */
export const readJson = <T>(out: string, path: string): T =>
  JSON.parse(readFileSync(join(out, path), "utf8"));

/**
 * Finds the page that a URL leads to on the site: root-relative, or absolute with origin and base path. Redirects are
 * followed. Throws an error that names the most similar page, or the new URL if it is on another site.
 *
 * @returns URL of the page, and the decoded ID of one of its headings, or an empty string
 */
export function findPage(out: string, address: string): {url: string; id: string} {
  const {base, redirects} = readJson<Site>(out, "data/site.json");
  const isComplete = /^https?:\/\//.test(address);
  const path = address.replace(/^https?:\/\/[^/]*/, "");
  const {url, id} = parts(path);
  const below = base === "/" || !url.startsWith(base) ? undefined : url.slice(base.length - 1);
  const candidates = [isComplete ? below : undefined, url, below].filter(found => found !== undefined);
  for (const candidate of candidates) {
    if (exists(out, candidate)) return {url: candidate, id};
    const redirect = redirects.find(({from}) => parts(from).url === candidate);
    if (redirect === undefined) continue;
    const target = parts(redirect.to);
    if (redirect.to.startsWith("/") && exists(out, target.url)) return {url: target.url, id: target.id || id};
    throw new Error(`${candidate} has moved to ${redirect.to}.`);
  }
  const urls = readJson<Pages>(out, PAGES).pages.map(page => page.url);
  const near = nearest(below ?? url, urls);
  throw new Error(`There is no page ${url}.${near === undefined ? "" : ` Did you mean ${near}?`}`);
}

/** Splits a root-relative link, with or without slashes at the ends, into the URL of a page and the ID of a heading. */
function parts(link: string): {url: string; id: string} {
  const [path = "", id = ""] = link.split("#");
  const names = decode(path.replace(/\?.*$/s, "")).split("/").filter(Boolean);
  return {url: names.length === 0 ? "/" : `/${names.join("/")}/`, id: decode(id)};
}

const exists = (out: string, url: string): boolean =>
  !url.split(/[\\/]/).includes("..") && existsSync(join(out, pageDocumentPath(url)));
