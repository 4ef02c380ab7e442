import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import {inject} from "vitest";

/** Page with the problems it reported. */
export interface WatchedPage {
  page: Page;
  /** Console errors and warnings, and uncaught errors. */
  problems: string[];
  /** Requested URLs outside the site; no other host is reachable (`chromium.ts`). */
  foreign: string[];
}

/** Page options in addition to Playwright's. */
export interface OpenOptions extends BrowserContextOptions {
  width?: number;
  height?: number;
  /** Whether service workers are allowed; off by default, so that tests don't share caches. */
  serviceWorker?: boolean;
  /** Script that runs first in the page. */
  before?: string;
}

/** Messages that tests cause on purpose. */
const EXPECTED =
  /net::ERR_FAILED|net::ERR_NAME_NOT_RESOLVED|net::ERR_INTERNET_DISCONNECTED|registration blocked by Playwright/;

async function watchedPage(
  context: BrowserContext,
  url: string,
  serviceWorker: boolean,
): Promise<WatchedPage> {
  const problems: string[] = [];
  const foreign: string[] = [];
  // Listens instead of routing: with a route, each request passes through two other processes, and nothing is
  // cached. Pages with a worker keep a route, because they reload as soon as they are online, which the
  // worker may not be yet.
  if (serviceWorker) await context.route("**", route => route.continue());
  context.on("request", request => {
    const address = request.url();
    if (!address.startsWith(url) && /^https?:/.test(address)) foreign.push(address);
  });
  const page = await context.newPage();
  page.on("console", message => {
    // Browsers request it automatically at the root of the host.
    if (message.location().url.endsWith("/favicon.ico")) return;
    if (["error", "warning"].includes(message.type()) && !EXPECTED.test(message.text()))
      problems.push(message.text());
  });
  page.on("pageerror", error => problems.push(String(error)));
  return {page, problems, foreign};
}

/** Site under test. */
export interface SiteUnderTest {
  url: string;
  folder: string;
  browser: Browser;
  /** Opens a URL of the site and waits for hydration. */
  open(path: string, options?: OpenOptions): Promise<WatchedPage>;
  close(): Promise<void>;
}

/** Waits until React has hydrated the document. */
export const alive = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset.alive === "true");

/** Script that records each short text that changes, for {@link hasShown}. */
export const RECORD_TEXTS = `addEventListener("DOMContentLoaded", () => {
  window.texts = [];
  new MutationObserver(changes => {
    for (const {target} of changes) if (target.textContent.length < 200) window.texts.push(target.textContent);
  }).observe(document.body, {subtree: true, childList: true, characterData: true});
});`;

/** Waits until the page shows a text, or has shown it, since notices disappear automatically. */
export const hasShown = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction(
    wanted => (window as unknown as {texts: string[]}).texts.some(shown => shown.includes(wanted)),
    text,
  );

/** Waits until the page has drawn two more frames and handled earlier events. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });

/** Connects to the browser and, unless another site is given, to the shared server (`one-browser.ts`). */
export async function openSite({folder, url} = inject("site")): Promise<SiteUnderTest> {
  const browser = await chromium.connect(inject("browser"));
  return {
    url,
    folder,
    browser,
    async open(path, {width = 1280, height = 800, serviceWorker = false, before, ...options} = {}) {
      const context = await browser.newContext({
        viewport: {width, height},
        serviceWorkers: serviceWorker ? "allow" : "block",
        permissions: ["clipboard-read", "clipboard-write"],
        ...options,
      });
      if (before) await context.addInitScript(before);
      const watched = await watchedPage(context, url, serviceWorker);
      await watched.page.goto(url + path);
      if (options.javaScriptEnabled !== false) await alive(watched.page);
      return watched;
    },
    // Closes only what this file opened; the browser keeps running.
    close: () => browser.close(),
  };
}
