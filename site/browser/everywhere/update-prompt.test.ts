import {mkdtempSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterAll, beforeAll, describe, expect, inject, it} from "vitest";
import type {Page} from "#site/test-support/engines/page.ts";
import {alive, visit} from "#site/test-support/engines/visit.ts";
import {nextDeploy} from "#site/test-support/next-deploy.ts";

let root: string;
let later: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "deploys-"));
  later = join(root, "later");
  nextDeploy(
    inject("site").folder,
    later,
    "A sentence that only fills the page",
    "A sentence of the later deploy",
  );
});
afterAll(() => rmSync(root, {recursive: true}));

const prompt = (page: Page): Promise<number> => page.locator(".update").count();

/** Waits until a worker controls the page and the browser has fired all related events. */
async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(() => new Promise(done => setTimeout(done, 100)));
}

/** Marks the current document. */
const mark = (page: Page): Promise<unknown> =>
  page.evaluate("document.documentElement.dataset.before = 'yes', 0");

/** Waits for a document other than the marked one. */
async function reloaded(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.before === undefined);
  await alive(page);
}

describe("the prompt to load a newer version", () => {
  it("is not shown on the first visit, nor on the second", async () => {
    const {page, go} = await visit("/concepts/", {serviceWorker: true});
    await controlled(page);
    expect(await prompt(page)).toBe(0);
    await go(page, "/guides/");
    await controlled(page);
    await expect.poll(() => prompt(page)).toBe(0);
  });

  it("is shown in every tab when there is one, and each is reloaded on request", async () => {
    const {page, newTab, go, show} = await visit("/concepts/", {serviceWorker: true});
    await controlled(page);
    const other = await newTab("/guides/");
    await controlled(other);
    show(later);
    await go(page, "/concepts/output/");
    await page.waitForSelector(".update");
    await other.waitForSelector(".update");
    await Promise.all([mark(page), mark(other)]);
    await page.click(".update .btn");
    await reloaded(page);
    await controlled(page);
    await expect.poll(() => prompt(page)).toBe(0);
    // The worker that was announced in this tab is already active.
    await expect.poll(() => prompt(other)).toBe(1);
    await other.click(".update .btn");
    await reloaded(other);
    await expect.poll(() => prompt(other)).toBe(0);
  });

  it("is shown in a tab that has been open since the first visit", async () => {
    const {page, newTab, show} = await visit("/concepts/", {serviceWorker: true});
    await controlled(page);
    show(later);
    await newTab("/guides/");
    await page.waitForSelector(".update");
    await page.click(".update .btn--ghost");
    await expect.poll(() => prompt(page)).toBe(0);
  });
});
