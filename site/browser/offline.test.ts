import {readdirSync} from "node:fs";
import {join} from "node:path";
import type {Page} from "playwright-core";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {alive, type OpenOptions, openSite, type SiteUnderTest} from "../test-support/open-site.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const kept = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async address => (await caches.match(address)) !== undefined, path);

/** Returns the files of the search index, which are cached last. */
const searchFiles = (): string[] =>
  readdirSync(join(site.folder, "data/search"), {recursive: true, encoding: "utf8"})
    .filter(file => file.endsWith(".json"))
    .map(file => `/data/search/${file}`);

/** Visits one page, waits until everything cached during idle time is stored, and goes offline. */
async function firstVisit(path: string, last = searchFiles(), options: OpenOptions = {}) {
  const opened = await site.open(path, {...options, serviceWorker: true});
  for (const file of last) await expect.poll(() => kept(opened.page, file)).toBe(true);
  await opened.page.context().setOffline(true);
  return opened;
}

async function go(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await alive(page);
}

describe("offline after one visit", () => {
  it("the front page, each section and the visited page are available, and the layout indicates that it is offline", async () => {
    const {page, problems} = await firstVisit("/concepts/output/");
    await page.getByText("You are offline").waitFor();
    for (const [path, title] of [
      ["/", "packer"],
      ["/guides/", "Guides | packer"],
      ["/plugins/", "Plugins | packer"],
      ["/blog/", "Blog | packer"],
      ["/concepts/output/", "Output | packer"],
    ] as const) {
      await go(page, path);
      await page.waitForFunction(text => document.title === text, title);
      await expect.poll(() => page.getByRole("alert").count(), {message: path}).toBe(0);
      await page.getByText("You are offline").waitFor();
    }
    await page.click(".docs__side a[href='/concepts/']");
    await page.waitForFunction(() => document.title === "Concepts | packer");
    await page.context().setOffline(false);
    await expect.poll(() => page.getByText("You are offline").count()).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("a page that was not visited shows its title, its sidebar and available pages, and loads when back online", async () => {
    const {page} = await firstVisit("/concepts/");
    await go(page, "/guides/caching/");
    const alert = page.getByRole("alert");
    await alert.waitFor();
    await expect.poll(() => alert.textContent()).toContain("You can read the pages that you visited");
    await expect.poll(() => page.locator("h1").textContent()).toBe("Caching");
    await expect
      .poll(() => page.locator(".docs__side .side__list > li > a").allTextContents())
      .toContain("Getting Started");
    await expect.poll(() => page.locator(".docs__side [aria-current=page]").textContent()).toBe("Caching");
    await page.context().setOffline(false);
    await page.waitForSelector("#dx-body");
    await expect.poll(() => page.title()).toBe("Caching | packer");
    await page.context().close();
  });

  it("search finds pages", async () => {
    const {page} = await firstVisit("/concepts/");
    await page.keyboard.press("/");
    await page.locator("dialog[open] input").fill("caching");
    await page.locator("[role=option]").first().waitFor();
    await expect
      .poll(() => page.locator("[role=option]").first().getAttribute("href"))
      .toContain("/guides/caching/");
    await page.context().close();
  });

  it("unknown paths show the not-found page at their own URL, and files get no layout", async () => {
    const {page} = await firstVisit("/concepts/");
    for (const path of ["/guides/nothing/", "/nothing/", "/guides/no/such/"]) {
      await go(page, path);
      await page.getByText("Page Not Found").waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    await go(page, "/guides/index.html#x");
    await page.waitForFunction(() => document.title === "Guides | packer");
    expect(page.url()).toBe(`${site.url}/guides/#x`);
    for (const path of ["/index.json", "/llms.txt", "/sitemap.xml", "/guides/x.json"]) {
      await page.goto(site.url + path).catch(() => {});
      expect(
        await page.evaluate(() => document.querySelector("#dx-root") !== null).catch(() => false),
        path,
      ).toBe(false);
    }
    await page.context().close();
  });

  it("readers who reduce data usage have only loaded the visited page", async () => {
    const {page} = await site.open("/concepts/output/", {
      before: "Object.defineProperty(navigator, 'connection', {value: {saveData: true}})",
      serviceWorker: true,
    });
    await expect.poll(() => kept(page, "/data/pages/concepts/output/index.json")).toBe(true);
    // Files are requested one after the other, so another one would have arrived by now.
    for (const file of ["/data/pages.json", "/data/site.json"])
      await page.evaluate(address => fetch(address).then(answer => answer.text()), file);
    expect(await kept(page, "/data/search/index.json")).toBe(false);
    expect(await kept(page, "/data/pages/guides/index.json")).toBe(false);
    await page.context().close();
  });
});
