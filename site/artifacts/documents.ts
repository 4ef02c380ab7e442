import {addressOf} from "./base.ts";
import {readBodyHtml, readBootData} from "./boot.ts";
import {promiseCache} from "./cache.ts";
import {ContentNotFoundError} from "./errors.ts";
import {TIMEOUT_MS} from "./fetch-json.ts";
import type {View} from "./types.ts";

/** What a document of the site holds: the view of its route and the body. */
export interface LoadedView {
  view: View;
  html: string;
  /** Deploy that the document belongs to. */
  build: string;
}

/** Documents kept in memory: enough for moving back and forth, bounded for long sessions. */
const KEPT = 40;

/** A copy that is older, in milliseconds, is asked for again when a link is followed. */
export const FRESH_MS = 15_000;

/**
 * Loads the document of a url and takes out what it shows. Every route is one complete document, so following a link
 * needs one request, and what a reader sees is the same with and without a full load. `no-cache` lets the browser
 * keep its copy but ask whether it still holds.
 *
 * Fails with ContentNotFoundError where the server knows no such page, or answers with something that is not a
 * document of this site (a redirect for old addresses, a file); with Error for a broken or slow connection.
 */
async function loadDocument(url: string): Promise<LoadedView> {
  const response = await fetch(addressOf(url.split("/").map(encodeURIComponent).join("/")), {
    cache: "no-cache",
    headers: {accept: "text/html"},
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 404 || response.status === 410) throw new ContentNotFoundError(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  if (!response.headers.get("content-type")?.includes("html")) throw new ContentNotFoundError(url);
  const parsed = new DOMParser().parseFromString(await response.text(), "text/html");
  try {
    const {view, build} = readBootData(parsed);
    return {view, build, html: readBodyHtml(parsed)};
  } catch {
    throw new ContentNotFoundError(url);
  }
}

/** Documents by url. */
export const documents = promiseCache<LoadedView>(loadDocument, KEPT);
