import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {openSite, type SiteUnderTest} from "../test-support/open-site.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe("sidebar", () => {
  it("lists the section: index first, without printable page, groups as headings, a dash as none", async () => {
    const {page} = await site.open("/plugins/banner-plugin/", {javaScriptEnabled: false});
    expect(await page.locator(".docs__side .side__list > li > a").allTextContents()).toEqual([
      "Plugins",
      "HtmlPlugin",
      "BannerPlugin",
      "ModuleConcatenationPlugin",
    ]);
    expect(await page.locator(".docs__side .side__group").allTextContents()).toEqual(["Community", "packer"]);
    await page.context().close();
  });

  it("offers the printable page and the other versions", async () => {
    const {page} = await site.open("/plugins/");
    const print = page.locator(".side__print");
    expect(await print.getAttribute("href")).toBe("/plugins/printable/");
    expect(await print.getAttribute("target")).toBe("_blank");
    expect(await print.getAttribute("rel")).toBe("nofollow noopener noreferrer");
    const button = page.locator(".docs__side .version__btn");
    expect(await button.textContent()).toContain("packer 5");
    await button.focus();
    await page.keyboard.press("Enter");
    const other = page.locator(".docs__side .version .menu a").nth(1);
    await expect.poll(() => other.getAttribute("href")).toBe("https://v4.example.org/");
    await expect.poll(() => other.getAttribute("rel")).toBe("nofollow");
    await page.keyboard.press("Escape");
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe("version__btn");
    await page.context().close();
  });

  it("expands the current page, marks it, and nests its headings", async () => {
    const {page} = await site.open("/plugins/banner-plugin/");
    const row = page.locator('.docs__side [aria-current="page"]');
    expect(await row.textContent()).toBe("BannerPlugin");
    const anchors = page.locator(".docs__side .side__anchors a");
    expect(
      await anchors.evaluateAll(all => all.map(a => [a.textContent, a.closest("ul.x") !== null])),
    ).toEqual([
      ["Usage", false],
      ["Options", true],
    ]);
    await page.click('.docs__side a[href="/plugins/module-concatenation-plugin/"]');
    await expect.poll(() => row.textContent()).toBe("ModuleConcatenationPlugin");
    await expect.poll(() => anchors.allTextContents()).toEqual(["Usage"]);
    await page.context().close();
  });

  it("expands other pages by keyboard, and loads their headings only then", async () => {
    const {page} = await site.open("/plugins/banner-plugin/");
    const button = page.getByRole("button", {name: "Sections of HtmlPlugin"});
    expect(await button.getAttribute("aria-expanded")).toBe("false");
    const asked = page.waitForRequest("**/data/pages/plugins/html-plugin/index.json");
    await button.focus();
    await page.keyboard.press("Space");
    await asked;
    const link = page.locator('.side__anchors a[href="/plugins/html-plugin/#usage"]');
    await link.waitFor();
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
    await link.click();
    await page.waitForFunction(() => document.title.startsWith("HtmlPlugin"));
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("#usage");
    await page.context().close();
  });

  it("has no button for a page without headings", async () => {
    const {page} = await site.open("/concepts/", {javaScriptEnabled: false});
    const row = page.locator('.side__list > li:has(> a[href="/concepts/no-headings/"])');
    expect(await row.locator("button").count()).toBe(0);
    await page.context().close();
  });

  it("scrolls to the top of a page when its title is pressed", async () => {
    const {page} = await site.open("/concepts/output/");
    await page.evaluate(() => scrollTo(0, 600));
    await page.click(".docs__side a[href='/concepts/output/']");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.context().close();
  });
});
