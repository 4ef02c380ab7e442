import type {Server} from "node:http";
import type {Page} from "playwright-core";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {siteHandler, startServer} from "../server/static-server.ts";
import {alive, openSite, type SiteUnderTest} from "../test-support/open-site.ts";

let site: SiteUnderTest;
let server: Server;
let url: string;
let online = true;

beforeAll(async () => {
  site = await openSite();
  const handler = siteHandler(site.folder);
  ({server, url} = await startServer((request, response) => {
    if (online) handler(request, response);
    else response.destroy();
  }, 0));
});
afterAll(async () => {
  await site.close();
  server.close();
});

async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.press("/");
  await page.waitForSelector(".search[open]");
  await page.locator(".search input").fill(query);
}
const option = (page: Page, address: string) =>
  page.locator(`.search [role=option][href^="${address}"]`).first();

describe("search in the site's index", () => {
  it("finds a heading and opens it using only the keyboard", async () => {
    const {page, problems} = await site.open("/guides/caching/");
    await ask(page, "output names");
    const target = option(page, "/concepts/output/#names");
    await target.waitFor();
    for (let presses = 0; presses < 12; presses++) {
      if ((await target.getAttribute("aria-selected")) === "true") break;
      await page.keyboard.press("ArrowDown");
    }
    await page.keyboard.press("Enter");
    await page.waitForURL("**/concepts/output/#names");
    await expect.poll(() => page.locator(".search").isVisible()).toBe(false);
    await page.waitForFunction(() => {
      const top = document.getElementById("names")?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight / 2;
    });
    await expect.poll(() => page.title()).toContain("Output");
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("works offline for any query after it was opened, with visited texts", async () => {
    const context = await site.browser.newContext({serviceWorkers: "allow"});
    const page = await context.newPage();
    await page.goto(`${url}/concepts/`);
    await alive(page);
    await ask(page, "caching");
    await option(page, "/guides/caching/").waitFor();
    const wanted = ["index", "pages/0", "words/0", "terms/0"].map(name => `/data/search/${name}.json`);
    const isKept = (): Promise<boolean> =>
      page.evaluate(async paths => {
        const kept = await Promise.all(paths.map(path => caches.match(path)));
        return kept.every(Boolean);
      }, wanted);
    await expect.poll(isKept).toBe(true);
    await page.keyboard.press("Escape");
    await page.reload();
    await alive(page);
    await ask(page, "caching");
    await option(page, "/guides/caching/").waitFor();

    online = false;
    try {
      await page.reload();
      await alive(page);
      await ask(page, "caching");
      await option(page, "/guides/caching/").waitFor();
      await expect.poll(() => page.locator(".search .hit p").count()).toBeGreaterThan(0);
      await page.locator(".search input").fill("banner plugin");
      await option(page, "/plugins/banner-plugin/").waitFor();
    } finally {
      online = true;
    }
    await context.close();
  });
});
