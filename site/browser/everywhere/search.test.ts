import {describe, expect, it} from "vitest";
import {visit} from "#site/test-support/engines/visit.ts";

describe("search", () => {
  it("shows its results in a list with enough space, opens the selected one, and offers the query again", async () => {
    const {page, problems} = await visit("/guides/caching/");
    await page.keyboard.press("Control+k");
    await page.waitForSelector(".search[open] input");
    await expect.poll(() => page.evaluate("document.activeElement.ariaLabel")).toBe("Search documentation");
    await page.keyboard.type("output");
    await page.waitForSelector("[role=option]");
    const heights = await page.evaluate(() => ({
      list: document.querySelector(".search__list")?.clientHeight ?? 0,
      content: document.querySelector(".search__list")?.scrollHeight ?? 0,
      limit: Math.min(640, innerHeight * 0.8) - 120,
    }));
    expect(heights.list).toBeGreaterThanOrEqual(Math.min(heights.content, heights.limit));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.title.startsWith("Output"));
    await expect.poll(() => page.locator(".search").isVisible()).toBe(false);
    await page.keyboard.press("Control+k");
    await page.locator(".search input").fill("");
    await page.waitForSelector(".search__again");
    const room = await page.evaluate(() => {
      const {clientHeight = 0, scrollHeight = 1} = document.querySelector(".search__rest") ?? {};
      return clientHeight >= scrollHeight && clientHeight > 100;
    });
    expect(room).toBe(true);
    await page.keyboard.press("Escape");
    await page.waitForSelector(".search", {state: "hidden"});
    expect(problems).toEqual([]);
  });

  it("announces the number of results of every query to screen readers", async () => {
    const {page} = await visit("/guides/caching/");
    await page.click(".search-trigger");
    await page.waitForFunction(() => document.querySelector(".search[open] output") !== null);
    await page.evaluate(() => {
      const said: string[] = [];
      const output = document.querySelector(".search output") as Element;
      new MutationObserver(changes => {
        if (changes.some(({addedNodes}) => addedNodes.length > 0)) said.push(output.textContent);
      }).observe(output, {childList: true, subtree: true});
      Object.assign(window, {said});
    });
    for (const text of ["outp", "u", "t"]) {
      const before = await page.evaluate<number>("said.length");
      await page.keyboard.type(text);
      await expect.poll(() => page.evaluate<number>("said.length")).toBeGreaterThan(before);
      await expect.poll(() => page.evaluate("said.at(-1)")).toMatch(/^\d+ results? in/);
    }
  });

  it("shows clearly that nothing was found", async () => {
    const {page} = await visit("/guides/caching/", {width: 390, height: 844});
    await page.click(".bar__search-icon");
    await page.waitForSelector(".search[open] input");
    await page.keyboard.type("zzzz");
    await page.waitForFunction(() => document.querySelector(".search__empty")?.textContent.includes("zzzz"));
    const {top, bottom, end} = await page.evaluate(() => {
      const box = document.querySelector(".search__empty b")?.getBoundingClientRect();
      const keys = document.querySelector(".search__keys")?.getBoundingClientRect();
      return {top: box?.top ?? 0, bottom: box?.bottom ?? 0, end: keys?.top ?? 0};
    });
    expect(top).toBeGreaterThan(60);
    expect(bottom).toBeLessThan(end);
  });

  // A synthetic event has no default action, so only the site can close the dialog.
  it.each([
    ["while its code is on the way", true, ".search__empty"],
    ["when it is there", false, ".search [role=combobox]"],
  ])(
    "closes on the Escape key itself %s, since a dialog may be replaced before the browser acts",
    async (_, isHeld, shown) => {
      const {page} = await visit("/guides/caching/", {
        answer: ({url}) => isHeld && /\/search-dialog-[^/]*\.js$/.test(url ?? ""),
      });
      await page.click(".search-trigger");
      await page.waitForSelector(shown);
      await page.evaluate(() => {
        const key = new KeyboardEvent("keydown", {key: "Escape", bubbles: true, cancelable: true});
        document.activeElement?.dispatchEvent(key);
      });
      await page.waitForSelector(".search", {state: "hidden"});
      await expect.poll(() => page.evaluate("document.activeElement.className")).toBe("search-trigger");
    },
  );
});
