import {describe, expect, it} from "vitest";
import type {Page} from "#site/test-support/engines/page.ts";
import {visit} from "#site/test-support/engines/visit.ts";

const focused = (page: Page): Promise<string> => page.evaluate("document.activeElement.textContent");
const isOpen = (page: Page): Promise<string | null> =>
  page.locator(".lang__btn").getAttribute("aria-expanded");

describe("language menu", () => {
  it("moves with arrow keys, wraps at both ends, and supports Home and End, for every key immediately", async () => {
    const {page} = await visit("/guides/caching/");
    await page.locator(".lang__btn").focus();
    await page.keyboard.press("Enter");
    for (const [key, text] of [
      ["", "English"],
      ["ArrowDown", "中文"],
      ["ArrowDown", "English"],
      ["ArrowUp", "中文"],
      ["Home", "English"],
      ["End", "中文"],
    ] as const) {
      if (key) await page.keyboard.press(key);
      await expect.poll(() => focused(page), {message: key}).toContain(text);
    }
    await expect.poll(() => page.evaluate("scrollY")).toBe(0);
  });

  it("handles two keys within one frame", async () => {
    const {page} = await visit("/guides/caching/");
    await page.locator(".lang__btn").focus();
    const at = await page.evaluate(() => {
      const press = (key: string): unknown =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}),
        );
      for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown"]) press(key);
      return document.activeElement?.textContent;
    });
    expect(at).toContain("中文");
  });

  it("closes on Escape with focus on the button, on a second click, on Tab, and on a press outside", async () => {
    const {page} = await visit("/guides/caching/");
    const button = page.locator(".lang__btn");
    await button.focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => isOpen(page)).toBe("true");
    await page.keyboard.press("Escape");
    await expect.poll(() => isOpen(page)).toBe("false");
    await expect.poll(() => page.evaluate("document.activeElement.className")).toBe("lang__btn");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await expect.poll(() => isOpen(page)).toBe("false");
    await button.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => isOpen(page)).toBe("true");
    await page.mouse.click(640, 600);
    await expect.poll(() => isOpen(page)).toBe("false");
  });

  it("opens while a mouse hovers over it, closes when it leaves, and stays open or closed after clicks", async () => {
    const {page} = await visit("/guides/caching/");
    await page.hover(".lang__btn");
    await expect.poll(() => isOpen(page)).toBe("true");
    await page.mouse.move(10, 600);
    await expect.poll(() => isOpen(page)).toBe("false");
    await page.click(".lang__btn");
    await page.mouse.move(10, 600);
    await expect.poll(() => isOpen(page)).toBe("true");
    await page.click(".lang__btn");
    await expect.poll(() => isOpen(page)).toBe("false");
  });
});
