import {describe, expect, it} from "vitest";
import {type Place, swipe} from "#site/test-support/engines/gestures.ts";
import type {Page} from "#site/test-support/engines/page.ts";
import {visit} from "#site/test-support/engines/visit.ts";

const phone = {width: 390, height: 844} as const;
const isOpen = (page: Page): Promise<boolean> =>
  page.evaluate("document.querySelector('#dx-drawer')?.open === true");

async function openDrawer(page: Page): Promise<void> {
  await page.click(".bar__burger");
  await page.waitForSelector("#dx-drawer[open]");
}

describe("drawer", () => {
  it("opens by button with focus inside, traps it, and restores it on Escape", async () => {
    const {page, problems} = await visit("/concepts/entry-points/", phone);
    await openDrawer(page);
    await expect.poll(() => page.evaluate("document.activeElement.ariaLabel")).toBe("Close navigation");
    for (let press = 0; press < 40; press++) {
      await page.keyboard.press("Tab");
      const isInside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused === document.body || focused?.closest("#dx-drawer") !== null;
      });
      expect(isInside).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect.poll(() => page.evaluate("document.activeElement.ariaLabel")).toBe("Open navigation");
    expect(problems).toEqual([]);
  });

  it("scrolls separately, is as high as the window, and leaves a part of the page to press", async () => {
    const {page} = await visit("/concepts/entry-points/", phone);
    await openDrawer(page);
    await expect
      .poll(() => page.evaluate(() => document.querySelector("#dx-drawer")?.getBoundingClientRect().left))
      .toBe(0);
    const {height, inner, right, list, content} = await page.evaluate(() => {
      const box = document.querySelector("#dx-drawer")?.getBoundingClientRect();
      const {clientHeight = 0, scrollHeight = 0} = document.querySelector(".drawer__scroll") ?? {};
      return {
        height: box?.height ?? 0,
        right: box?.right ?? 0,
        inner: innerHeight,
        list: clientHeight,
        content: scrollHeight,
      };
    });
    expect(Math.round(height)).toBe(inner);
    expect(right).toBeLessThanOrEqual(390 - 52);
    expect(list).toBeGreaterThanOrEqual(Math.min(content, inner - 200));
    await page.mouse.click(360, 500);
    await expect.poll(() => isOpen(page)).toBe(false);
  });

  it("closes when a link is followed, with focus on the page title", async () => {
    const {page} = await visit("/concepts/entry-points/", phone);
    await openDrawer(page);
    await page.click('#dx-drawer .side__list a[href="/concepts/output/"]');
    await page.waitForFunction(() => document.title.startsWith("Output"));
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect.poll(() => page.evaluate("document.activeElement.textContent")).toBe("Output");
  });

  it.each<[string, Place[], boolean]>([
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
      "a steep one is scrolling",
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
  ])("opens by swipe: %s", async (_, places, opened) => {
    const {page} = await visit("/concepts/entry-points/", phone);
    await swipe(page, places);
    if (opened) await expect.poll(() => isOpen(page)).toBe(true);
    else await expect.poll(() => isOpen(page)).toBe(false);
  });

  it("closes by swipe; a tap after an undecided swipe leaves it unchanged", async () => {
    const {page} = await visit("/concepts/entry-points/", phone);
    await openDrawer(page);
    await swipe(page, [
      [250, 400],
      [235, 400],
      [230, 400],
    ]);
    await expect.poll(() => isOpen(page)).toBe(true);
    await swipe(page, [[250, 400]]);
    await expect.poll(() => isOpen(page)).toBe(true);
    await swipe(page, [
      [250, 400],
      [235, 400],
      [229, 401],
    ]);
    await expect.poll(() => isOpen(page)).toBe(false);
  });

  it("closes by a swipe immediately after the opening one, before React has rendered", async () => {
    const {page} = await visit("/concepts/entry-points/", phone);
    await openDrawer(page);
    await page.keyboard.press("Escape");
    await expect.poll(() => isOpen(page)).toBe(false);
    const opening = [
      [5, 400],
      [30, 400],
      [60, 400],
    ] as const;
    const closing = [
      [250, 400],
      [235, 400],
      [200, 400],
    ] as const;
    await swipe(page, opening, closing);
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect.poll(() => isOpen(page)).toBe(false);
    // A busy WebKit reports the root element for the backdrop.
    await page.evaluate(() => {
      document.elementFromPoint = () => document.documentElement;
    });
    await swipe(page, opening, closing);
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect.poll(() => isOpen(page)).toBe(false);
    await swipe(page, opening, closing, opening);
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect.poll(() => isOpen(page)).toBe(true);
  });
});
