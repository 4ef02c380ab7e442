import {chromium} from "playwright-core";
import {inject} from "vitest";
import {launchFirefox} from "./firefox.ts";
import type {Page} from "./page.ts";
import {remotePage} from "./remote-page.ts";
import {launchWebKit, type RemoteBrowser} from "./webkit.ts";

export type EngineName = "chromium" | "firefox" | "webkit";

/** User preferences reported to pages. */
export interface Wishes {
  reducedMotion?: boolean | undefined;
}

/** Opens blank pages in one engine. The returned function closes all pages of the visit. */
export type OpenPages = (
  size: {width: number; height: number},
  wishes: Wishes,
) => Promise<{newPage(): Promise<Page>; close(): Promise<void>}>;

/** Browsers of this worker by their settings; they end with it. */
const browsers = new Map<string, Promise<RemoteBrowser>>();

function remoteBrowser(name: "firefox" | "webkit", {reducedMotion = false}: Wishes): Promise<RemoteBrowser> {
  const key = `${name} ${reducedMotion}`;
  const launch = (): Promise<RemoteBrowser> =>
    name === "firefox"
      ? launchFirefox(inject("program"), {"ui.prefersReducedMotion": Number(reducedMotion)})
      : launchWebKit(inject("program"), {"gtk-enable-animations": String(!reducedMotion)});
  const browser = browsers.get(key) ?? launch();
  browsers.set(key, browser);
  return browser;
}

const remote =
  (name: "firefox" | "webkit"): OpenPages =>
  async ({width, height}, wishes) => {
    const browser = await remoteBrowser(name, wishes);
    const pages: Page[] = [];
    return {
      async newPage() {
        const page = remotePage(await browser.open(width, height));
        pages.push(page);
        return page;
      },
      async close() {
        for (const page of pages) await page.close();
      },
    };
  };

const viaPlaywright: OpenPages = async (viewport, {reducedMotion}) => {
  const browser = await chromium.connect(inject("browser"));
  const context = await browser.newContext({
    viewport,
    reducedMotion: reducedMotion ? "reduce" : "no-preference",
  });
  return {newPage: async () => (await context.newPage()) as unknown as Page, close: () => browser.close()};
};

/** Functions that open pages, by engine. */
export const engines: Readonly<Record<EngineName, OpenPages>> = {
  chromium: viaPlaywright,
  firefox: remote("firefox"),
  webkit: remote("webkit"),
};
