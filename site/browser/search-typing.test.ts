import type {Page} from "playwright-core";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {openSite, type SiteUnderTest} from "../test-support/open-site.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const QUERY = "output.publicPath";

/** Opens a page whose files matching a pattern are held back until released. */
async function openHeld(pattern: RegExp): Promise<{page: Page; release: () => void}> {
  const {page} = await site.open("/guides/", {javaScriptEnabled: true});
  let release = (): void => {};
  const held = new Promise<void>(done => {
    release = done;
  });
  await page.context().route(pattern, async route => {
    await held;
    await route.continue().catch(() => {});
  });
  return {page, release};
}

const field = (page: Page): Promise<string> => page.locator(".search[open] input").inputValue();

describe("text typed into search", () => {
  const openers = {
    "Ctrl K": (page: Page) => page.keyboard.press("Control+k"),
    slash: (page: Page) => page.keyboard.press("/"),
    click: (page: Page) => page.click(".search-trigger", {noWaitAfter: true}),
  };

  describe.each([20, 60, 120])("at %i ms per key is complete", delay => {
    it.each(Object.entries(openers))("before the client has loaded: %s", async (_, opened) => {
      const {page, release} = await openHeld(/\/entry-client-[^/]*\.js$/);
      await page.goto(`${site.url}/guides/caching/`, {waitUntil: "commit"});
      await page.waitForSelector(".search-trigger");
      await opened(page);
      await page.keyboard.type(QUERY.slice(0, 8), {delay});
      release();
      await page.keyboard.type(QUERY.slice(8), {delay});
      await page.waitForSelector(".search[open] [role=combobox]");
      await expect.poll(() => field(page)).toBe(QUERY);
      await page.context().close();
    });

    it.each(Object.entries(openers))("while the dialog is loading: %s", async (_, opened) => {
      const {page, release} = await openHeld(/\/search-dialog-[^/]*\.js$/);
      await page.goto(`${site.url}/guides/caching/`);
      await page.waitForFunction(() => document.documentElement.dataset.alive === "true");
      await opened(page);
      await page.keyboard.type(QUERY.slice(0, 8), {delay});
      release();
      await page.keyboard.type(QUERY.slice(8), {delay});
      await page.waitForSelector(".search[open] [role=combobox]");
      await expect.poll(() => field(page)).toBe(QUERY);
      await page.context().close();
    });

    it.each(Object.entries(openers))("when the dialog was opened before: %s", async (_, opened) => {
      const {page} = await site.open("/guides/caching/");
      await page.keyboard.press("/");
      await page.waitForSelector(".search[open] [role=combobox]");
      await page.keyboard.type("old");
      await page.keyboard.press("Escape");
      await opened(page);
      await page.keyboard.type(QUERY, {delay});
      await expect.poll(() => field(page)).toBe(QUERY);
      await page.context().close();
    });
  });

  it("handles Enter pressed before the index has loaded", async () => {
    const {page, release} = await openHeld(/\/data\/search\//);
    await page.goto(`${site.url}/guides/`);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("caching");
    await page.keyboard.press("Enter");
    release();
    await page.waitForURL("**/guides/caching/");
    await page.context().close();
  });

  it("handles Enter pressed before the client has loaded", async () => {
    const {page, release} = await openHeld(/\/entry-client-[^/]*\.js$/);
    await page.goto(`${site.url}/guides/`, {waitUntil: "commit"});
    await page.waitForSelector(".search-trigger");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("caching");
    await page.keyboard.press("Enter");
    release();
    await page.waitForURL("**/guides/caching/");
    await page.context().close();
  });

  it("is kept if the dialog can't be loaded, which is reported with a retry", async () => {
    const {page} = await site.open("/guides/");
    await page.context().route(/\/search-dialog-[^/]*\.js$/, route => route.abort());
    await page.keyboard.press("/");
    await page.keyboard.type("caching");
    const alert = page.locator(".search[open]").getByRole("alert");
    await alert.waitFor();
    await expect.poll(() => field(page)).toBe("caching");
    await page.keyboard.type("!");
    await page.context().unroute(/\/search-dialog-[^/]*\.js$/);
    await alert.getByRole("button").click();
    // In Chromium, a failed module fails again until the page is reloaded, so the text must be kept.
    await expect.poll(() => field(page)).toBe("caching!");
    await page.context().close();
  });

  it("is kept if the index can't be loaded, and is answered on retry", async () => {
    const {page} = await site.open("/guides/");
    await page.context().route(/\/data\/search\//, route => route.abort());
    await page.keyboard.press("/");
    await page.keyboard.type("caching");
    const alert = page.locator(".search[open]").getByRole("alert");
    await alert.waitFor();
    await expect.poll(() => field(page)).toBe("caching");
    await page.context().unroute(/\/data\/search\//);
    await alert.getByRole("button").click();
    await page.getByRole("option").first().waitFor();
    await expect.poll(() => field(page)).toBe("caching");
    await page.context().close();
  });

  it("returns focus to its previous position", async () => {
    const {page} = await site.open("/guides/caching/");
    await page.focus(".brand");
    await page.keyboard.press("/");
    await page.waitForSelector(".search[open] [role=combobox]");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain("brand");
    await page.context().close();
  });
});

describe("results", () => {
  it("show page and section, lead to the page itself, and are counted for screen readers", async () => {
    const {page} = await site.open("/");
    await page.keyboard.press("/");
    await page.keyboard.type("caching", {delay: 20});
    const first = page.getByRole("option").first();
    await first.waitFor();
    await expect.poll(() => first.getAttribute("href")).toBe("/guides/caching/");
    await expect.poll(() => first.locator("small").textContent()).toBe("Guides");
    await expect.poll(() => first.getAttribute("aria-selected")).toBe("true");
    await expect
      .poll(() => page.locator(".search output").textContent())
      .toMatch(/^\d+ results? in \d+ pages?$/);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/guides/caching/");
    await page.context().close();
  });
});
