import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import type {Browser} from "playwright-core";
import {afterAll, beforeAll, expect, it} from "vitest";
import {root as packageRoot} from "../test-support/build-site.ts";
import {openDevServer, type RunningDev} from "../test-support/open-dev-server.ts";
import {alive} from "../test-support/open-site.ts";

let root: string;
let browser: Browser;
let dev: RunningDev;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "dev-locales-"));
  cpSync(join(packageRoot, "fixtures/projects/locales"), root, {recursive: true});
  [browser, dev] = await openDevServer(root);
});
afterAll(async () => {
  await browser.close();
  await dev.close();
  rmSync(root, {recursive: true, force: true});
});

it.each([
  ["a translation", "de/guide/", "content/de/guide/index.md", "de"],
  ["a page that stands in for one", "zh/guide/advanced/", "content/guide/advanced.md", "zh-CN"],
  ["the default language", "guide/install/", "content/guide/install.md", "en"],
])("shows an edit of %s at the reader's position", async (_, url, file, lang) => {
  const page = await browser.newPage();
  const missing: string[] = [];
  page.on("response", response => void (response.status() === 404 && missing.push(response.url())));
  await page.goto(dev.url + url);
  await alive(page);
  expect(await page.locator("html").getAttribute("lang")).toBe(lang);
  await page.evaluate("window.loadedOnce = true");
  writeFileSync(join(root, file), `${readFileSync(join(root, file), "utf8")}\nA line of ${lang}.\n`);
  await page.locator("#dx-body", {hasText: `A line of ${lang}.`}).waitFor();
  expect(await page.evaluate("window.loadedOnce")).toBe(true);
  expect(missing).toEqual([]);
  await page.close();
});
