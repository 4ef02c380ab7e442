import {afterAll, beforeAll, expect, it} from "vitest";
import {writeFiles} from "#fixtures/support/write-files.ts";
import type {SiteUnderTest} from "../test-support/open-site.ts";
import {openOwnSite} from "../test-support/own-site.ts";

const PAGES = 300;

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openOwnSite(project =>
    writeFiles(project, {
      "docs-index.config.json": JSON.stringify({content: "docs", dates: "none", title: "Own"}),
      "docs/index.md": "# Home\n",
      "docs/list/index.md": "# List\n",
      ...Object.fromEntries(
        Array.from({length: PAGES}, (_, i) => [
          `docs/list/p-${i}.md`,
          `# Page ${String(i).padStart(3, "0")}\n\n## Part\n`,
        ]),
      ),
    }),
  );
});
afterAll(() => site.close());

const ROWS = ".docs__side .side__list > li > a";

it("lists the rows around the page, and links to others where rows are left out", async () => {
  const {page} = await site.open("/list/p-150/", {javaScriptEnabled: false});
  const texts = await page.locator(ROWS).allTextContents();
  expect(texts).toHaveLength(28);
  expect([texts[0], texts[1], texts[2], texts.at(-1)]).toEqual([
    "List",
    "138 more pages",
    "Page 138",
    "137 more pages",
  ]);
  await page.locator(ROWS).last().click();
  await expect.poll(() => page.title()).toContain("Page 163");
  await page.context().close();
});

it("shows all rows in place, with the focus on the first new one, also after a navigation", async () => {
  const {page, problems} = await site.open("/list/p-150/");
  await page.locator(ROWS, {hasText: "more pages"}).last().focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator(ROWS).count()).toBe(PAGES + 1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Page 163");
  expect(new URL(page.url()).pathname).toBe("/list/p-150/");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.title()).toContain("Page 163");
  await expect.poll(() => page.locator(".side__anchors a").allTextContents()).toEqual(["Part"]);
  expect(await page.locator(ROWS).count()).toBe(PAGES + 1);
  expect(problems).toEqual([]);
  await page.context().close();
});

it("limits the rows of a page reached by a link", async () => {
  const {page, problems} = await site.open("/");
  await page.click('a[href="/list/"]');
  await expect
    .poll(() =>
      page
        .locator(ROWS)
        .allTextContents()
        .then(all => all.at(-1)),
    )
    .toBe("288 more pages");
  await page.click('.docs__side a[href="/list/p-10/"]');
  await expect.poll(() => page.locator('.docs__side [aria-current="page"]').textContent()).toBe("Page 010");
  await expect
    .poll(() =>
      page
        .locator(ROWS)
        .allTextContents()
        .then(all => all.at(-1)),
    )
    .toBe("277 more pages");
  expect(problems).toEqual([]);
  await page.context().close();
});
