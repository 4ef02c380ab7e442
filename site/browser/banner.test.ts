import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {openSite, type SiteUnderTest} from "../test-support/open-site.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe("banner", () => {
  it("is one line at 390 px and wider, with space above and below at every width", async () => {
    const {page} = await site.open("/concepts/", {width: 390});
    for (const width of [320, 360, 390, 430, 600, 768, 1024, 1440]) {
      await page.setViewportSize({width, height: 800});
      const {lines, above, below, links} = await page.locator(".banner").evaluate(banner => {
        const text = banner.querySelector("p") as HTMLElement;
        const box = banner.getBoundingClientRect();
        const {top, bottom, height} = text.getBoundingClientRect();
        return {
          lines: Math.round(height / Number.parseFloat(getComputedStyle(text).lineHeight)),
          above: top - box.top,
          below: box.bottom - bottom,
          links: [...text.querySelectorAll("a")].filter(link => link.checkVisibility()).length,
        };
      });
      if (width >= 390) expect(lines, `${width}`).toBe(1);
      expect(Math.min(above, below), `${width}`).toBeGreaterThanOrEqual(5);
      expect(links, `${width}`).toBe(width < 768 ? 1 : 2);
    }
    await page.context().close();
  });

  it("closes by keyboard, stores 3, moves focus, and stays closed", async () => {
    const {page} = await site.open("/concepts/");
    const close = page.getByRole("button", {name: "Dismiss announcement"});
    await close.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".banner").isVisible()).toBe(false);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("notification-dismissed"))).toBe("3");
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe("brand");
    await page.reload();
    expect(await page.locator(".banner").isVisible()).toBe(false);
    await page.context().close();
  });

  it("does not flash for readers who closed it, even without the client", async () => {
    const {page} = await site.open("/concepts/", {
      before: 'localStorage.setItem("notification-dismissed", "3")',
    });
    await page.route("**/assets/*.js", route => route.abort());
    await page.goto(`${site.url}/guides/`);
    expect(await page.locator(".banner").isVisible()).toBe(false);
    await page.context().close();
  });

  it("is shown for any other stored value", async () => {
    const {page} = await site.open("/concepts/", {
      before: 'localStorage.setItem("notification-dismissed", "2")',
    });
    expect(await page.locator(".banner").isVisible()).toBe(true);
    await page.context().close();
  });

  it("links to the announcement and the documentation of the older version", async () => {
    const {page} = await site.open("/concepts/", {javaScriptEnabled: false});
    const links = await page
      .locator(".banner a")
      .evaluateAll(all => all.map(link => link.getAttribute("href")));
    expect(links).toEqual(["/blog/2026-01-02-first/", "https://v4.example.org/"]);
    await page.context().close();
  });

  it("is shown without a close button if storage is forbidden", async () => {
    const {page, problems} = await site.open("/concepts/", {
      before:
        'Object.defineProperty(window, "localStorage", {get() { throw new DOMException("no", "SecurityError"); }})',
    });
    expect(await page.locator(".banner").isVisible()).toBe(true);
    expect(await page.locator(".banner__close").isVisible()).toBe(false);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
