import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import type {Browser} from "playwright-core";
import {afterAll, beforeAll, expect, it} from "vitest";
import {buildClient} from "../build/client.ts";
import {clientBuild} from "../prerender/client-build.ts";
import {startDevServer} from "../server/dev-server.ts";
import {bin, root as packageRoot} from "../test-support/build-site.ts";
import {sitesFolder} from "../test-support/built-site.ts";
import {launchBrowser} from "../test-support/chromium.ts";
import {oneAtATime} from "../test-support/one-at-a-time.ts";
import {alive} from "../test-support/open-site.ts";

let root: string;
let browser: Browser;
let dev: Awaited<ReturnType<typeof startDevServer>>;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "dev-locales-"));
  cpSync(join(packageRoot, "fixtures/projects/locales"), root, {recursive: true});
  mkdirSync(sitesFolder, {recursive: true});
  await oneAtATime(join(sitesFolder, "lock"), () => buildClient(packageRoot));
  [browser, dev] = await Promise.all([
    launchBrowser(),
    startDevServer({
      bin,
      flags: [],
      project: root,
      out: join(root, "out"),
      port: 0,
      base: "/project/",
      clientOf: lang => clientBuild(packageRoot, lang),
      onEnd(text) {
        throw new Error(text);
      },
    }),
  ]);
});
afterAll(async () => {
  await browser.close();
  dev.close();
  rmSync(root, {recursive: true, force: true});
});

it.each([
  ["a translation", "de/guide/", "content/de/guide/index.md", "de"],
  ["a page that stands in for one", "zh/guide/advanced/", "content/guide/advanced.md", "zh-CN"],
  ["the default language", "guide/install/", "content/guide/install.md", "en"],
])("shows an edit of %s where the reader is", async (_, url, file, lang) => {
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
