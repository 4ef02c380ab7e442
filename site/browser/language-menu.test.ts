import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {openSite, type SiteUnderTest} from "../test-support/open-site.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const focused = "document.activeElement.textContent";

describe("language menu", () => {
  it("opens by click on the first entry, wraps at both ends, and supports Home and End", async () => {
    const {page} = await site.open("/guides/caching/");
    const button = page.getByRole("button", {name: /language/});
    await button.focus();
    await page.keyboard.press("Enter");
    const at = () => page.evaluate(focused);
    await expect.poll(at).toContain("English");
    for (const [key, text] of [
      ["ArrowDown", "中文"],
      ["ArrowDown", "English"],
      ["ArrowUp", "中文"],
      ["Home", "English"],
      ["End", "中文"],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(at, {message: key}).toContain(text);
    }
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.context().close();
  });

  it("closes on Escape with focus on the button, on a second click, and on focus or press outside", async () => {
    const {page} = await site.open("/guides/caching/");
    const button = page.getByRole("button", {name: /language/});
    const open = () => button.getAttribute("aria-expanded");
    await button.focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(open).toBe("true");
    await page.keyboard.press("Escape");
    await expect.poll(open).toBe("false");
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe("lang__btn");
    await button.press("Enter");
    await page.locator('[role="menuitem"]').first().waitFor();
    await button.press("Enter");
    await expect.poll(open).toBe("false");
    await page.keyboard.press("ArrowDown");
    await expect.poll(open).toBe("true");
    await page.keyboard.press("Tab");
    await expect.poll(open).toBe("false");
    await button.press("Enter");
    await page.mouse.click(5, 500);
    await expect.poll(open).toBe("false");
    await page.context().close();
  });

  it("opens while a mouse hovers over it and closes when it leaves", async () => {
    const {page} = await site.open("/guides/caching/");
    const open = () => page.getByRole("button", {name: /language/}).getAttribute("aria-expanded");
    await page.hover(".lang__btn");
    await expect.poll(open).toBe("true");
    await page.mouse.move(10, 600);
    await expect.poll(open).toBe("false");
    await page.context().close();
  });

  it("opens by tap", async () => {
    const {page} = await site.open("/guides/caching/", {hasTouch: true, width: 1024});
    await page.tap(".lang__btn");
    await expect.poll(() => page.locator(".lang__btn").getAttribute("aria-expanded")).toBe("true");
    await page.context().close();
  });

  it("leads to the same page on the other host and marks its language", async () => {
    const {page} = await site.open("/guides/caching/");
    await page.hover(".lang__btn");
    const entry = page.locator('[role="menuitem"][hreflang="zh"]');
    expect(await entry.getAttribute("href")).toBe("https://zh.example.org/guides/caching/");
    expect(await entry.getAttribute("lang")).toBe("zh");
    expect(await entry.getAttribute("target")).toBeNull();
    await page.context().close();
  });
});
