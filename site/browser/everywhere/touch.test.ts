import {describe, expect, it} from "vitest";
import type {Page} from "#site/test-support/engines/page.ts";
import {visit} from "#site/test-support/engines/visit.ts";

/** Simulates a screen without a mouse. */
const coarse = (css: string): string =>
  css
    .replaceAll(/\(pointer:\s*coarse\)/g, "(min-width: 0)")
    .replaceAll(/\(hover:\s*none\)/g, "(min-width: 0)");
const phone = {width: 390, height: 844, editStyles: coarse} as const;

/** Simulates Safari, where a click does not focus a button. */
const UNFOCUSED =
  "addEventListener('mousedown', event => { if (event.target.closest?.('button')) event.preventDefault(); }, true);";

/** Finds controls that are smaller than a fingertip; links within sentences may be. */
const smallTargets = (page: Page, within: string): Promise<string[]> =>
  page.evaluate(
    (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`${selector} :is(a[href], button, summary, label)`)]
        .filter(control => control.checkVisibility({visibilityProperty: true}))
        .filter(
          control => !control.closest("p, .prose li, .table, .skip, .sr") && !control.matches(".hash, .skip"),
        )
        .filter(control => {
          const {width, height} = control.getBoundingClientRect();
          const after = getComputedStyle(control, "::after");
          const grown = after.position === "absolute" ? -2 * Number.parseFloat(after.top || "0") : 0;
          return height + Math.max(grown, 0) < 43.5 || width + Math.max(grown, 0) < 43.5;
        })
        .map(({className, textContent, offsetWidth, offsetHeight}) =>
          [className, textContent?.slice(0, 20), offsetWidth, offsetHeight].join(" "),
        ),
    within,
  );

describe("on a phone", () => {
  it("every control of the page, its drawer and search is large enough for touch", async () => {
    const {page} = await visit("/concepts/entry-points/", phone);
    expect(await smallTargets(page, "body")).toEqual([]);
    await page.click(".bar__burger");
    await page.waitForSelector("#dx-drawer[open]");
    await expect.poll(() => smallTargets(page, "#dx-drawer")).toEqual([]);
    await page.keyboard.press("Escape");
    await page.click(".bar__search-icon");
    await page.waitForSelector(".search[open] input");
    await page.keyboard.type("output");
    await page.waitForSelector("[role=option]");
    await expect.poll(() => smallTargets(page, ".search")).toEqual([]);
  });

  it("the search stays above an on-screen keyboard", async () => {
    const {page} = await visit("/concepts/", {
      ...phone,
      before: `const view = Object.assign(new EventTarget(), {height: 500, offsetTop: 40, scale: 1});
        Object.defineProperty(window, "visualViewport", {value: view});`,
    });
    await page.click(".bar__search-icon");
    await page.waitForSelector(".search[open] input");
    const box = (): Promise<number[]> =>
      page.evaluate(() => {
        const {top, height} = document.querySelector(".search[open]")?.getBoundingClientRect() ?? {};
        return [Math.round(top ?? -1), Math.round(height ?? -1)];
      });
    await expect.poll(box).toEqual([40, 500]);
    await page.evaluate(() => {
      Object.assign(visualViewport as object, {height: 800, offsetTop: 0});
      visualViewport?.dispatchEvent(new Event("resize"));
    });
    await expect.poll(box).toEqual([0, 800]);
  });
});

describe("without a mouse", () => {
  it("links of headings are visible without hovering", async () => {
    const {page} = await visit("/concepts/entry-points/", {editStyles: coarse});
    expect(await page.locator("#options .hash").evaluate(hash => getComputedStyle(hash).opacity)).toBe("1");
  });
});

describe("if a click does not focus buttons", () => {
  it("search, drawer and language menu still return focus to their buttons", async () => {
    const {page, go} = await visit("/concepts/", {before: UNFOCUSED});
    const focused = (): Promise<string> => page.evaluate("document.activeElement.className");
    await page.click(".search-trigger");
    await page.waitForSelector(".search[open] input");
    await page.keyboard.press("Escape");
    await expect.poll(focused).toBe("search-trigger");
    await go(page, "/concepts/");
    await page.click(".lang__btn");
    await page.waitForSelector(".lang .menu");
    await page.keyboard.press("Escape");
    await expect.poll(focused).toBe("lang__btn");
  });

  it("the drawer returns focus to the menu button", async () => {
    const {page} = await visit("/concepts/", {width: 390, height: 844, before: UNFOCUSED});
    await page.click(".bar__burger");
    await page.waitForSelector("#dx-drawer[open]");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate("document.activeElement.ariaLabel")).toBe("Open navigation");
  });
});
