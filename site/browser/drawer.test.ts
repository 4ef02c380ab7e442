import type {Page} from "playwright-core";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {nextFrames, openSite, type SiteUnderTest} from "../test-support/open-site.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const phone = {width: 390, height: 844, hasTouch: true} as const;
const isOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector<HTMLDialogElement>("#dx-drawer")?.open === true);

/** Simulates dragging a finger along the given points and lifting it. */
async function drag(
  page: Page,
  places: [x: number, y: number][],
  end: "touchEnd" | "touchCancel" = "touchEnd",
) {
  const session = await page.context().newCDPSession(page);
  for (const [index, [x, y]] of places.entries()) {
    await session.send("Input.dispatchTouchEvent", {
      type: index === 0 ? "touchStart" : "touchMove",
      touchPoints: [{x, y}],
    });
  }
  await session.send("Input.dispatchTouchEvent", {type: end, touchPoints: []});
}

/**
 * Opens a page with the drawer loaded and closed, as after a touch in the area from which it can be opened.
 */
async function withDrawer(path = "/concepts/entry-points/") {
  const opened = await site.open(path, phone);
  await drag(opened.page, [[10, 400]]);
  await opened.page.waitForSelector("#dx-drawer", {state: "attached"});
  return opened;
}

describe("drawer", () => {
  it("is not in the document initially, opens by button with focus inside, and is removed when closed", async () => {
    const {page, problems} = await site.open("/concepts/entry-points/", phone);
    expect((await (await fetch(`${site.url}/concepts/`)).text()).includes('id="dx-drawer"')).toBe(false);
    await page.click(".bar__burger");
    await page.waitForSelector("#dx-drawer[open]");
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe("Close navigation");
    await page.keyboard.press("Escape");
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe("Open navigation");
    await expect.poll(() => page.locator("#dx-drawer").isVisible()).toBe(false);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  /** Opens a document whose client does not load until `arrive` is called. */
  async function withoutScripts() {
    const {page, problems} = await site.open("/app-shell/", phone);
    let arrive = (): void => {};
    const arrived = new Promise<void>(done => {
      arrive = done;
    });
    await page.route("**/assets/entry-*.js", async route => {
      await arrived;
      await route.continue();
    });
    await page.goto(`${site.url}/concepts/entry-points/`, {waitUntil: "commit"});
    await page.locator(".bar__burger").waitFor();
    await page.locator("footer").waitFor();
    return {page, problems, arrive};
  }

  it("keeps a tap on the menu button before the client has loaded, and opens afterward", async () => {
    const {page, problems, arrive} = await withoutScripts();
    await page.tap(".bar__burger");
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.alive)).toBeUndefined();
    arrive();
    await page.waitForSelector("#dx-drawer[open]");
    await page.keyboard.press("Escape");
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it.each([
    ["more than 20 px opens", 31, 403, true],
    ["exactly 20 px does nothing", 30, 402, false],
    ["a steep one is scrolling", 60, 445, false],
  ] as const)("keeps a swipe that comes before the client: %s", async (_, x, y, opened) => {
    const {page, arrive} = await withoutScripts();
    await drag(page, [
      [10, 400],
      [x, y],
    ]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.early))
      .toBe(opened ? "menu" : undefined);
    arrive();
    await page.waitForFunction(() => document.documentElement.dataset.alive);
    if (opened) await page.waitForSelector("#dx-drawer[open]");
    else await expect.poll(() => isOpen(page)).toBe(false);
    await page.context().close();
  });

  it("opens by a swipe as soon as the page is interactive, before its code has loaded", async () => {
    const {page} = await site.open("/concepts/entry-points/", phone);
    expect(await page.locator("#dx-drawer").count()).toBe(0);
    await drag(page, [
      [10, 400],
      [60, 402],
    ]);
    await page.waitForSelector("#dx-drawer[open]");
    await page.context().close();
  });

  it("keeps the focus inside", async () => {
    const {page} = await withDrawer();
    await page.click(".bar__burger");
    await page.waitForSelector("#dx-drawer[open]");
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press("Tab");
      const inside = await page.evaluate(
        () =>
          document.activeElement === document.body || document.activeElement?.closest("#dx-drawer") !== null,
      );
      expect(inside).toBe(true);
    }
    await page.context().close();
  });

  it("shows the main entries, all sections and the pages of the current one, and closes when a link is followed", async () => {
    const {page} = await withDrawer();
    await page.click(".bar__burger");
    await page.waitForSelector("#dx-drawer[open]");
    await expect
      .poll(() => page.locator(".drawer__top a").allTextContents())
      .toEqual(["Documentation", "Contribute", "Vote", "Blog"]);
    await expect.poll(() => page.locator(".drawer__docs .is-active").allTextContents()).toEqual(["Concepts"]);
    await expect
      .poll(() => page.locator('#dx-drawer [aria-current="page"]').textContent())
      .toBe("Entry Points");
    await page.click('#dx-drawer .side__list a[href="/concepts/output/"]');
    await page.waitForFunction(() => document.title.startsWith("Output"));
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Output");
    await page.context().close();
  });

  it("closes by a tap outside and by its button", async () => {
    const {page} = await withDrawer();
    await page.click(".bar__burger");
    await page.waitForSelector("#dx-drawer[open]");
    await page.touchscreen.tap(380, 500);
    await expect.poll(() => isOpen(page)).toBe(false);
    await page.click(".bar__burger");
    await page.click("#dx-drawer [data-close]");
    await expect.poll(() => isOpen(page)).toBe(false);
    await page.context().close();
  });

  it.each([
    [
      "more than 20 px opens",
      [
        [10, 400],
        [22, 402],
        [31, 403],
      ],
      true,
    ],
    [
      "exactly 20 px does nothing",
      [
        [10, 400],
        [22, 402],
        [30, 402],
      ],
      false,
    ],
    [
      "a slope of 0.8 is scrolling",
      [
        [10, 400],
        [60, 440],
      ],
      false,
    ],
    [
      "a start right of the strip does nothing",
      [
        [60, 400],
        [120, 400],
      ],
      false,
    ],
    [
      "a start in the first 45 px does nothing",
      [
        [10, 30],
        [80, 32],
      ],
      false,
    ],
    [
      "the last place counts, not the farthest",
      [
        [10, 400],
        [100, 400],
        [29, 400],
      ],
      false,
    ],
    [
      "a movement of 295 px and more is not followed",
      [
        [10, 400],
        [29, 400],
        [305, 400],
      ],
      false,
    ],
  ] as [string, [number, number][], boolean][])("opens by swipe: %s", async (_, places, opened) => {
    const {page} = await withDrawer();
    await drag(page, places);
    await expect.poll(() => isOpen(page)).toBe(opened);
    await page.context().close();
  });

  it.each([
    [
      "more than 20 px to the left closes",
      [
        [250, 400],
        [235, 400],
        [229, 401],
      ],
      false,
    ],
    [
      "exactly 20 px does nothing",
      [
        [250, 400],
        [235, 400],
        [230, 400],
      ],
      true,
    ],
    [
      "a steep movement is scrolling",
      [
        [250, 400],
        [200, 460],
      ],
      true,
    ],
    [
      "a movement to the right does nothing",
      [
        [200, 400],
        [260, 400],
      ],
      true,
    ],
  ] as [string, [number, number][], boolean][])("closes by swipe: %s", async (_, places, opened) => {
    const {page} = await withDrawer();
    await page.click(".bar__burger");
    await page.waitForSelector("#dx-drawer[open]");
    await drag(page, places);
    await nextFrames(page);
    await expect.poll(() => isOpen(page)).toBe(opened);
    await page.context().close();
  });

  it("ignores a canceled swipe, and does not treat a later tap as one", async () => {
    const {page} = await withDrawer();
    await drag(
      page,
      [
        [10, 400],
        [150, 400],
      ],
      "touchCancel",
    );
    await expect.poll(() => isOpen(page)).toBe(false);
    await page.touchscreen.tap(10, 400);
    await nextFrames(page);
    await expect.poll(() => isOpen(page)).toBe(false);
    await page.context().close();
  });
});
