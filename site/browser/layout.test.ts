import type {Page} from "playwright-core";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {settled, violations} from "../test-support/axe.ts";
import {alive, openSite, type SiteUnderTest} from "../test-support/open-site.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** One URL of every kind of route. */
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
  "/plugins/no/such/page/",
];

/** Finds texts that overflow the window and can't be scrolled into view. */
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

/** Layout shift score of moving a whole screen by 4 px. Web Vitals call a score below 0.1 good. */
const NOTICEABLE = 0.005;

const RECORD_SHIFTS = `window.shifts = [];
new PerformanceObserver(list => window.shifts.push(...list.getEntries())).observe({type: "layout-shift", buffered: true});`;

/** Adds up the layout shifts after the HTML was parsed; parts that appear during parsing may move others. */
function shiftScore(page: Page): Promise<number> {
  return page.evaluate(() => {
    const {shifts} = window as unknown as {shifts: {startTime: number; value: number}[]};
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const parsed = navigation?.domInteractive ?? 0;
    return shifts.filter(shift => shift.startTime > parsed).reduce((sum, {value}) => sum + value, 0);
  });
}

/** Records the position of every element on the first screen, after two frames. */
function notePlaces(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const shown = [...document.querySelectorAll(".top *, main *")].filter(
      element => element.checkVisibility() && element.getBoundingClientRect().y < innerHeight,
    );
    Object.assign(window, {
      places: new Map(shown.map(element => [element, element.getBoundingClientRect()])),
    });
  });
}

/** Returns the elements that have moved by more than a pixel since they were recorded. */
function moved(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...(window as unknown as {places: Map<Element, DOMRect>}).places].flatMap(([element, {x, y}]) => {
      const now = element.getBoundingClientRect();
      const far = element.checkVisibility() && (Math.abs(now.x - x) > 1 || Math.abs(now.y - y) > 1);
      return far ? [`${element.outerHTML.slice(0, 80)}: ${x}, ${y} → ${now.x}, ${now.y}`] : [];
    }),
  );
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

  it("has no layout shifts after its HTML has loaded, and requests only images from other hosts", async () => {
    for (const width of [390, 1280]) {
      const {page, foreign, problems} = await site.open(path, {width, before: RECORD_SHIFTS});
      await settled(page);
      expect(await shiftScore(page), `score at ${width}`).toBeLessThan(NOTICEABLE);
      const others = foreign.filter(
        address => !/^https:\/\/(?:github\.com\/.*\.png|img\.shields\.io|img\.example\.org)/.test(address),
      );
      expect(others).toEqual([]);
      expect(problems.filter(problem => !problem.includes("404"))).toEqual([]);
      await page.context().close();
    }
  });

  it("has no layout shifts when images and fonts load late", async () => {
    for (const width of [390, 1280]) {
      const page = await (
        await site.browser.newContext({viewport: {width, height: 800}, reducedMotion: "reduce"})
      ).newPage();
      let release = () => {};
      const released = new Promise<void>(resolve => {
        release = resolve;
      });
      await page.route(/\.(?:woff2|svg|png)$/, async route => {
        await released;
        await route.continue();
      });
      await page.goto(site.url + path, {waitUntil: "commit"});
      await alive(page);
      await notePlaces(page);
      release();
      await page.waitForLoadState("load");
      await settled(page);
      expect(await moved(page), `at ${width}`).toEqual([]);
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
