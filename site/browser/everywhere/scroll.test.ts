import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {startServer} from "#site/server/static-server.ts";
import type {Page} from "#site/test-support/engines/page.ts";
import {alive, visit} from "#site/test-support/engines/visit.ts";

/** External site. */
let elsewhere: string;
let close: () => void;
beforeAll(async () => {
  const {server, url} = await startServer((_, response) => {
    response.setHeader("content-type", "text/html").end("<!doctype html><title>Elsewhere</title>Elsewhere");
  }, 0);
  elsewhere = url;
  close = () => {
    server.closeAllConnections();
    server.close();
  };
});
afterAll(() => close());

/** Long page whose parts are skipped while out of view, and are taller than estimated. */
const LONG = "/concepts/entry-points/";
const TALL = `addEventListener("DOMContentLoaded", () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("#dx-body p { min-block-size: 400px }");
  document.adoptedStyleSheets.push(sheet);
});`;

/** Returns the distance of a heading from the top of the window. */
const topOf = (page: Page, id: string): Promise<number> =>
  page.evaluate(
    (name: string) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? -1),
    id,
  );

/** Jumps to the lower half of the page, like dragging the scroll bar: parts in between are never shown. */
async function readOn(page: Page): Promise<{id: string; top: number}> {
  await page.evaluate(async () => {
    scrollTo(0, document.documentElement.scrollHeight * 0.6);
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll("#dx-body :is(h2, h3)[id]")];
    const heading = headings.findLast(one => one.getBoundingClientRect().top < innerHeight) ?? headings[0];
    return {id: heading?.id ?? "", top: Math.round(heading?.getBoundingClientRect().top ?? -1)};
  });
}

/** Waits until the heading is back at its previous position. */
async function isBack(page: Page, {id, top}: {id: string; top: number}): Promise<void> {
  await alive(page);
  await expect
    .poll(async () => Math.abs((await topOf(page, id)) - top), {message: id, timeout: 10_000})
    .toBeLessThan(3);
}

/** Follows a link from the current scroll position like a reader, which creates a history entry. */
async function follow(page: Page, link: string): Promise<void> {
  await page.locator(link).evaluate((element: HTMLElement) => element.focus({preventScroll: true}));
  await page.keyboard.press("Enter");
}

async function leave(page: Page): Promise<void> {
  await page.goto(elsewhere);
  await page.waitForFunction(() => document.title === "Elsewhere");
  await page.goBack();
}

describe("the scroll position on a long page", () => {
  it("is restored after another page and back, and after a subsequent reload", async () => {
    const {page} = await visit(LONG, {before: TALL});
    const read = await readOn(page);
    await follow(page, ".docs__side a[href='/concepts/output/']");
    await page.waitForFunction(() => document.title.startsWith("Output"));
    await page.goBack();
    await page.waitForFunction(() => document.title.startsWith("Entry"));
    await isBack(page, read);
    await page.reload();
    await isBack(page, read);
  });

  it("is restored after another site and back", async () => {
    const {page} = await visit(LONG, {before: TALL});
    const read = await readOn(page);
    await leave(page);
    await isBack(page, read);
  });

  it("is the target of the hash, below the top bar, after another site and back", async () => {
    const {page} = await visit(`${LONG}#11-in-scope`, {before: TALL});
    await expect.poll(() => topOf(page, "11-in-scope")).toBeGreaterThan(90);
    const top = await topOf(page, "11-in-scope");
    expect(top).toBeLessThan(200);
    await leave(page);
    await isBack(page, {id: "11-in-scope", top});
  });

  it("is restored after reloading a URL with a hash, regardless of how the reader got there", async () => {
    const {page} = await visit(`${LONG}#11-in-scope`, {before: TALL, width: 1440});
    const read = await readOn(page);
    await page.reload();
    await isBack(page, read);
    await page.evaluate("scrollTo(0, 0)");
    await follow(page, '.toc a[href="#11-in-scope"]');
    await expect.poll(() => topOf(page, "11-in-scope")).toBeLessThan(200);
    const again = await readOn(page);
    await page.reload();
    await isBack(page, again);
    await page.reload();
    await isBack(page, again);
  });

  it("is the top of a newly opened page", async () => {
    const {page, go} = await visit(LONG, {before: TALL});
    await readOn(page);
    await go(page, "/concepts/output/");
    await expect.poll(() => page.evaluate("scrollY")).toBe(0);
  });
});

describe("between pages", () => {
  it("a new page starts at the top with focus on its title, and going back restores the position", async () => {
    const {page, problems} = await visit("/concepts/output/");
    await page.evaluate("scrollTo(0, 300)");
    await follow(page, ".pager [rel=next]");
    await page.waitForFunction(() => document.title.startsWith("No Headings"));
    await expect.poll(() => page.evaluate("scrollY")).toBe(0);
    await expect.poll(() => page.evaluate("document.activeElement.textContent")).toBe("No Headings");
    await page.goBack();
    await page.waitForFunction(() => document.title.startsWith("Output"));
    await expect.poll(() => page.evaluate("scrollY")).toBe(300);
    expect(problems).toEqual([]);
  });

  it("a hash leads to its heading, which is focused", async () => {
    const {page} = await visit("/concepts/entry-points/");
    await page.click('#dx-body a[href="/concepts/output/#targets"]');
    await page.waitForFunction(() => document.title.startsWith("Output"));
    await expect.poll(() => topOf(page, "targets")).toBeGreaterThan(50);
    await expect.poll(() => topOf(page, "targets")).toBeLessThan(400);
    await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("targets");
  });

  it("headings of a page are history entries", async () => {
    const {page} = await visit(LONG, {width: 1440});
    await page.click('.toc a[href="#11-in-scope"]');
    const isThere = async (): Promise<boolean> => {
      const top = await topOf(page, "11-in-scope");
      return top >= 0 && top < 300;
    };
    await expect.poll(isThere).toBe(true);
    await page.goBack();
    await expect.poll(() => page.evaluate("scrollY")).toBe(0);
    await page.goForward();
    await expect.poll(isThere).toBe(true);
  });
});
