import {cpSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import type {Page} from "playwright-core";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {violations} from "../test-support/axe.ts";
import {root as packageRoot} from "../test-support/build-site.ts";
import {alive, type SiteUnderTest} from "../test-support/open-site.ts";
import {openOwnSite} from "../test-support/own-site.ts";

const POSTS_AND_TABLE = `---
title: Blog
---

<PageList />

| a | b | c |
| --- | --: | :-: |
| 1 | 2 | 3 |
`;

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openOwnSite(project => {
    cpSync(join(packageRoot, "fixtures/projects/versions"), project, {recursive: true});
    rmSync(join(project, "expected"), {recursive: true, force: true});
    const file = join(project, "docs-index.config.json");
    const config = {...JSON.parse(readFileSync(file, "utf8")), home: {tagline: "It has two versions."}};
    writeFileSync(file, JSON.stringify(config));
    writeFileSync(join(project, "blog/index.md"), POSTS_AND_TABLE);
  });
});
afterAll(() => site.close());

async function choose(page: Page, version: string): Promise<void> {
  await page.locator(".docs__side .version__btn").click();
  await page.locator(".docs__side .version .menu a", {hasText: version}).click();
}
const canonical = (page: Page): Promise<string | null> =>
  page.locator('link[rel="canonical"]').getAttribute("href");

describe("a site in two versions", () => {
  it.each([
    ["keeps the page", "/docs/guide/use/", "1.x", "/docs/1/guide/use/"],
    ["keeps the page the other way", "/docs/1/guide/use/", "2.x", "/docs/guide/use/"],
    ["goes home where the page is new", "/docs/guide/new/", "1.x", "/docs/1/"],
    ["goes home where the page is gone", "/docs/1/guide/old/", "2.x", "/"],
    ["goes home from pages that no version has", "/blog/2025-01-01-hello/", "1.x", "/docs/1/"],
    ["keeps the language", "/de/docs/guide/use/", "1.x", "/de/docs/1/guide/use/"],
  ])("has a menu that %s: %s in %s is %s", async (_, from, version, to) => {
    const {page, problems} = await site.open(from);
    const missing: string[] = [];
    page.on("response", response => void (response.status() >= 400 && missing.push(response.url())));
    expect(await violations(page)).toEqual([]);
    await choose(page, version);
    await page.waitForURL(site.url + to);
    await alive(page);
    expect(await violations(page)).toEqual([]);
    expect({missing, problems}).toEqual({missing: [], problems: []});
    await page.context().close();
  });

  it("links to the current version of an old page, including after navigation", async () => {
    const {page} = await site.open("/docs/1/guide/old/");
    expect(await canonical(page)).toBe("https://docs.example.org/docs/1/guide/old/");
    await page.evaluate("window.loadedOnce = true");
    await page.locator(".docs__side a", {hasText: "Use"}).click();
    await page.waitForURL(`${site.url}/docs/1/guide/use/`);
    await expect.poll(() => canonical(page)).toBe("https://docs.example.org/docs/guide/use/");
    await expect.poll(() => page.evaluate("window.loadedOnce")).toBe(true);
    await page.context().close();
  });

  it.each([
    ["/docs/1/guide/use/", "/docs/guide/use/"],
    ["/docs/1/guide/old/", "/"],
    ["/docs/1/", "/docs/"],
    ["/de/docs/1/guide/use/", "/de/docs/guide/use/"],
  ])("notes on %s that it describes an old version, and links to %s", async (from, to) => {
    const {page, problems} = await site.open(from);
    const notice = page.locator(".other-version a");
    await expect.poll(() => notice.evaluateAll(all => all.map(a => a.getAttribute("href")))).toEqual([to]);
    expect(await violations(page)).toEqual([]);
    await notice.click();
    await page.waitForURL(site.url + to);
    await alive(page);
    await expect.poll(() => page.locator(".other-version").count()).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it.each(["/docs/guide/use/", "/docs/1/guide/use/"])(
    "calls only the current version current on %s",
    async path => {
      const {page} = await site.open(path);
      const version = page.locator(".docs__side .version");
      await version.locator("button").click();
      const marked = version.locator(".menu a", {has: page.locator("small")});
      await expect
        .poll(() => marked.evaluateAll(all => all.map(a => a.textContent?.includes("2.x"))))
        .toEqual([true]);
      await expect.poll(() => version.locator("button small").count()).toBe(path.includes("/1/") ? 0 : 1);
      await page.context().close();
    },
  );

  it.each([
    ["/docs/guide/use/", "gone", 0],
    ["/docs/1/guide/use/", "gone", 1],
    ["/docs/guide/use/", "welcome", 1],
    ["/docs/1/guide/use/", "welcome", 0],
  ])("finds from %s for %s only pages of the version", async (from, query, count) => {
    const {page} = await site.open(from);
    await page.keyboard.press("/");
    await page.keyboard.type(query);
    await page
      .locator(count > 0 ? ".hit--page" : ".search__empty b")
      .first()
      .waitFor();
    await expect.poll(() => page.locator(".hit--page").count()).toBe(count);
    await page.context().close();
  });
});

describe("the index of a blog in a site of two versions", () => {
  it("lists the posts once if its text has a list, and aligns the columns of tables", async () => {
    const {page} = await site.open("/blog/");
    expect(await page.locator("main a[href='/blog/2025-01-01-hello/']:not(.pager a)").count()).toBe(1);
    const aligned = (cell: string): Promise<string[]> =>
      page
        .locator(`.table ${cell}`)
        .evaluateAll(cells => cells.map(one => getComputedStyle(one).textAlign.replace("-webkit-", "")));
    expect(await aligned("th")).toEqual(["start", "right", "center"]);
    expect(await aligned("td")).toEqual(["start", "right", "center"]);
    await page.context().close();
  });
});
