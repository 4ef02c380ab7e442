import {readFileSync} from "node:fs";
import {join} from "node:path";
import {afterAll, beforeAll, expect, it} from "vitest";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {en} from "#schemas/settings/interface-texts.ts";
import {listTexts} from "#schemas/settings/messages.ts";
import type {SiteUnderTest} from "../test-support/open-site.ts";
import {openOwnSite} from "../test-support/own-site.ts";

/** Starts every replaced text, so that texts of the compiled client are recognized. */
const SIGN = "§";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openOwnSite(project =>
    writeFiles(project, {
      "docs-index.config.json": JSON.stringify({
        content: "docs",
        dates: "none",
        title: "Own",
        messages: Object.fromEntries(listTexts(en).map(([path, text]) => [path, SIGN + text])),
        locales: [{lang: "en"}, {lang: "de", messages: {"page.previous": "Davor & <danach>"}}],
      }),
      "docs/index.md": "# Start\n\n[A](guide/a.md)\n",
      "docs/guide/index.md": "# Guide\n",
      "docs/guide/a.md": "---\ndate: 2026-02-03\n---\n\n# A\n\n## Part\n\n```js\nconst a = 1;\n```\n",
      "docs/guide/b.md": "# B\n\nText.\n",
      "docs/de/index.md": "# Anfang\n",
      "docs/de/guide/b.md": "# B\n",
    }),
  );
});
afterAll(() => site.close());

/** Returns the accessible names in a document, without those made of headings. */
const shownTexts = (html: string): string[] =>
  [...html.matchAll(/ (?:aria-label|placeholder)="(?!Link to |Guide")([^"]*)"/g)].map(
    ([, text = ""]) => text,
  );

it.each(["guide/a/index.html", "guide/printable/index.html", "404.html", "index.html"])(
  "replaces every text in %s",
  file => {
    const texts = shownTexts(readFileSync(join(site.folder, file), "utf8"));
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter(text => !text.startsWith(SIGN))).toEqual([]);
  },
);

it("hydrates pages with the replaced texts, and keeps them after a navigation", async () => {
  const {page, problems} = await site.open("/guide/a/");
  const texts = (): Promise<(string | null)[]> =>
    page.locator(".pager small, .doc-head__date, .copy").allTextContents();
  await expect.poll(texts).toEqual(["§Published §3 §February 2026", "§Copy", "§Previous", "§Next"]);
  await page.locator(".pager a").last().click();
  await page.waitForFunction(() => document.title.startsWith("B"));
  await expect.poll(texts).toEqual(["§Previous"]);
  expect(problems).toEqual([]);
});

it("replaces texts of dialogs", async () => {
  const {page} = await site.open("/");
  await page.keyboard.press("/");
  const field = page.locator("dialog.search input");
  await expect.poll(() => field.getAttribute("placeholder")).toBe("§Search docs");
  await field.fill("zzzyx");
  await expect.poll(() => page.locator(".search__empty").textContent()).toContain("§No results for “zzzyx”");
});

it("answers unknown URLs with the replaced texts", async () => {
  const {page} = await site.open("/nothing/here/");
  expect(await page.title()).toBe("§Page Not Found | Own");
  await expect.poll(() => page.locator("main h1").textContent()).toBe("§Page Not Found");
});

it("replaces texts of another language by its own settings alone", async () => {
  const {page, problems} = await site.open("/de/guide/b/");
  await expect.poll(() => page.locator(".pager small").allTextContents()).toContain("Davor & <danach>");
  await expect.poll(() => page.locator(".search-trigger").textContent()).toContain("Suchen");
  expect(await page.content()).not.toContain(SIGN);
  expect(problems).toEqual([]);
});
