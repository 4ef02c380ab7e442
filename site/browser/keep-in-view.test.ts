import type {Page} from "playwright-core";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {openSite, type SiteUnderTest} from "../test-support/open-site.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Reports whether the current entry of a column is within its visible part. */
const inView = (page: Page, column: string, entry: string): Promise<boolean> =>
  page.evaluate(
    ([outer, inner]) => {
      const box = document.querySelector(outer as string)?.getBoundingClientRect();
      const rows = [...document.querySelectorAll(`${outer} ${inner}`)];
      const row = rows.at(-1)?.getBoundingClientRect();
      return !!box && !!row && row.top >= box.top && row.bottom <= Math.min(box.bottom, innerHeight);
    },
    [column, entry],
  );

/** Makes both columns much longer than the window. */
const stretch = (page: Page): Promise<unknown> =>
  page.addStyleTag({
    content: ".side__anchors a, .toc a, .side__list > li {min-block-size: 12rem !important}",
  });

describe("the current entry", () => {
  it.each(["no-preference", "reduce"] as const)(
    "of sidebar and On this page stays in view while reading, with motion: %s",
    async reducedMotion => {
      const {page, problems} = await site.open("/concepts/entry-points/", {
        width: 1440,
        height: 500,
        reducedMotion,
        bypassCSP: true,
      });
      await stretch(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (const part of [0.3, 0.6, 1, 0.2]) {
        const wanted = Math.round((height - 500) * part);
        await page.evaluate(top => scrollTo(0, top), wanted);
        await expect
          .poll(() => inView(page, ".toc", "[aria-current=location]"), {message: `toc at ${part}`})
          .toBe(true);
        await expect
          .poll(() => inView(page, ".docs__side", "[aria-current]"), {message: `sidebar at ${part}`})
          .toBe(true);
        await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(wanted);
      }
      expect(problems).toEqual([]);
      await page.context().close();
    },
  );

  it("jumps if reduced motion is preferred, and scrolls smoothly otherwise", async () => {
    for (const [reducedMotion, behavior] of [
      ["reduce", "instant"],
      ["no-preference", "smooth"],
    ] as const) {
      const {page} = await site.open("/concepts/entry-points/", {
        width: 1440,
        height: 500,
        reducedMotion,
        bypassCSP: true,
      });
      await page.evaluate(() => {
        const seen: unknown[] = [];
        Object.assign(window, {seen});
        const scroll = Element.prototype.scrollTo;
        Element.prototype.scrollTo = function (this: Element, ...args: never[]) {
          seen.push((args[0] as {behavior: string}).behavior);
          scroll.apply(this, args);
        } as typeof scroll;
      });
      await stretch(page);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(() => page.evaluate("[...new Set(seen)]")).toEqual([behavior]);
      await page.context().close();
    }
  });
});
