import {describe, expect, it} from "vitest";
import {visit} from "#site/test-support/engines/visit.ts";

const FORBIDDEN = `for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, {get() { throw new DOMException("no", "SecurityError"); }});`;

describe("the reader's choices", () => {
  it("are kept after a reload: a dismissed announcement and past searches", async () => {
    const {page, go} = await visit("/concepts/");
    await page.click(".banner__close");
    await page.waitForSelector(".banner", {state: "hidden"});
    await page.click(".search-trigger");
    await page.waitForSelector(".search [role=combobox]");
    await page.keyboard.type("caching");
    await page.waitForSelector("[role=option]");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.title.startsWith("Caching"));
    await go(page, "/guides/");
    await expect.poll(() => page.locator(".banner").isVisible()).toBe(false);
    await page.click(".search-trigger");
    await page.waitForSelector(".search__again");
    await expect.poll(() => page.locator(".search__again").textContent()).toContain("caching");
  });

  it("are known in other tabs", async () => {
    const {page, newTab} = await visit("/concepts/");
    await page.click(".banner__close");
    await page.waitForSelector(".banner", {state: "hidden"});
    const other = await newTab("/guides/");
    await expect.poll(() => other.locator(".banner").isVisible()).toBe(false);
  });
});

describe("if storage is forbidden", () => {
  it("pages, navigation and search work, and nothing offers to remember a choice", async () => {
    const {page, problems} = await visit("/concepts/", {before: FORBIDDEN});
    expect(await page.locator(".banner").isVisible()).toBe(true);
    expect(await page.locator(".banner__close").isVisible()).toBe(false);
    await page.click(".docs__side a[href='/concepts/output/']");
    await page.waitForFunction(() => document.title.startsWith("Output"));
    await page.click(".search-trigger");
    await page.waitForSelector(".search [role=combobox]");
    await page.keyboard.type("caching");
    await page.waitForSelector("[role=option]");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.title.startsWith("Caching"));
    await page.goBack();
    await page.waitForFunction(() => document.title.startsWith("Output"));
    expect(problems).toEqual([]);
  });
});
