import type {Page} from "playwright-core";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {settled, violations} from "../test-support/axe.ts";
import {openSite, type SiteUnderTest} from "../test-support/open-site.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** One address of every kind of route. */
const routes = [
  "/",
  "/concepts/entry-points/",
  "/guides/getting-started/",
  "/blog/",
  "/comparison/",
  "/organization/",
  "/vote/",
  "/concepts/printable/",
  "/app-shell/",
  "/no/such/page/",
];

/** Texts that stick out at a side of the window, and can't be scrolled to. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    return [...document.body.querySelectorAll("*")]
      .filter(element => [...element.childNodes].some(node => node.nodeType === 3 && node.nodeValue?.trim()))
      .filter(element => element.checkVisibility({opacityProperty: true, visibilityProperty: true}))
      .filter(element => {
        const {left, right, width: own, height} = element.getBoundingClientRect();
        if (own < 2 || height < 2 || (left > -1 && right < width + 1)) return false;
        for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
          if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return false;
        return true;
      })
      .map(element => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 30)}`);
  });
}

describe.each(routes)("%s", path => {
  let page: Page;
  beforeAll(async () => {
    ({page} = await site.open(path, {reducedMotion: "reduce"}));
  });
  afterAll(() => page.context().close());

  it.each([
    ["light", 1280],
    ["dark", 1280],
    ["light", 390],
    ["dark", 390],
  ] as const)("has no fault that axe finds, in %s at %i px", async (colorScheme, width) => {
    await page.setViewportSize({width, height: 800});
    await page.emulateMedia({colorScheme});
    expect(await violations(page, path, colorScheme === "dark" ? "colors" : "all")).toEqual([]);
  });

  it("shifts nothing while it loads and comes to life, and asks no other host but for pictures", async () => {
    for (const width of [390, 1280]) {
      const {page, foreign, problems} = await site.open(path, {
        width,
        before: `Math.random = () => 0.9; window.shifts = []; new PerformanceObserver(list => window.shifts.push(...list.getEntries().filter(e => !e.hadRecentInput).map(e => e.value))).observe({type: "layout-shift", buffered: true});`,
      });
      await settled(page);
      expect(await page.evaluate("window.shifts"), `shifts at ${width}`).toEqual([]);
      const others = foreign.filter(
        address => !/^https:\/\/(?:github\.com\/.*\.png|img\.shields\.io|img\.example\.org)/.test(address),
      );
      expect(others).toEqual([]);
      expect(problems.filter(problem => !problem.includes("404"))).toEqual([]);
      await page.context().close();
    }
  });

  it("fits every width from 320 to 2560 px", async () => {
    for (const width of [320, 360, 390, 768, 960, 1024, 1280, 1440, 2560]) {
      await page.setViewportSize({width, height: 800});
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `at ${width}`).toBeLessThanOrEqual(0);
      expect(await cutTexts(page), `at ${width}`).toEqual([]);
    }
  });
});

describe("open dialogs and menus", () => {
  it.each([
    ["drawer", 390, ".bar__burger", "#dx-drawer[open]"],
    ["search", 1280, ".search-trigger", ".search[open]"],
    ["language menu", 1280, ".lang__btn", ".lang .menu:not([hidden])"],
    ["versions", 1280, ".docs__side .version__btn", ".docs__side .version .menu:not([hidden])"],
  ] as const)("have no fault that axe finds: %s", async (_, width, opener, opened) => {
    const {page} = await site.open("/plugins/banner-plugin/", {width, reducedMotion: "reduce"});
    await page.click(opener);
    await page.waitForSelector(opened);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({colorScheme});
      expect(await violations(page, "", colorScheme === "dark" ? "colors" : "all"), colorScheme).toEqual([]);
    }
    await page.context().close();
  });
});
