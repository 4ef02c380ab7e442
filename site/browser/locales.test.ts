import {cpSync, readFileSync, rmSync} from "node:fs";
import {join} from "node:path";
import type {Page} from "playwright-core";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import type {Manifest} from "#schemas/manifest.ts";
import {violations} from "../test-support/axe.ts";
import {root as packageRoot} from "../test-support/build-site.ts";
import type {SiteUnderTest} from "../test-support/open-site.ts";
import {openOwnSite} from "../test-support/own-site.ts";

const BASE = "/project/";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openOwnSite(project => {
    cpSync(join(packageRoot, "fixtures/projects/locales"), project, {recursive: true});
    rmSync(join(project, "expected"), {recursive: true, force: true});
  }, BASE);
});
afterAll(() => site.close());

const LANGUAGES = {en: "", de: "/de", "zh-CN": "/zh"};

/** Opens a page and records failed requests. */
async function open(path: string, options = {}) {
  const opened = await site.open(path, options);
  const missing: string[] = [];
  opened.page.on("response", response => void (response.status() >= 400 && missing.push(response.url())));
  return {...opened, missing};
}

const choose = async (page: Page, lang: string): Promise<void> => {
  await page.getByRole("button", {name: /language|sprache|语言/i}).click();
  await page.locator(`[role="menuitem"][hreflang="${lang}"]`).click();
};

describe("a site in three languages below a base", () => {
  it.each(Object.entries(LANGUAGES))(
    "is walked in %s from page to page, clean for axe",
    async (lang, path) => {
      const {page, foreign, problems, missing} = await open(`${path}/`);
      expect(await page.locator("html").getAttribute("lang")).toBe(lang);
      const seen = new Set<string>();
      const left = [`${path}/`];
      for (let url = left.shift(); url !== undefined; url = left.shift()) {
        seen.add(url);
        await page.goto(site.url + url);
        expect(await violations(page), url).toEqual([]);
        const links = await page
          .locator("main a[href], .docs__side a[href]")
          .evaluateAll(all => all.map(link => (link as HTMLAnchorElement).href.replace(/[?#].*/, "")));
        for (const link of links.filter(address => address.startsWith(`${site.url}${path}/`))) {
          const next = link.slice(site.url.length);
          const isOther = path === "" && /^\/(?:de|zh)\//.test(next);
          if (!seen.has(next) && !left.includes(next) && next.endsWith("/") && !isOther) left.push(next);
        }
      }
      expect([...seen].sort()).toContain(`${path}/guide/advanced/`);
      expect(seen.size).toBe(lang === "de" ? 6 : 5);
      expect({
        foreign: foreign.filter(url => new URL(url).host === new URL(site.url).host),
        missing,
        problems,
      }).toEqual({foreign: [], missing: [], problems: []});
      await page.context().close();
    },
  );

  it("keeps the page if it exists in the selected language, and otherwise goes to the home page", async () => {
    const {page, missing, problems} = await open("/guide/install/");
    for (const [lang, path] of [
      ["de", "/de/guide/install/"],
      ["zh-CN", "/zh/guide/install/"],
      ["en", "/guide/install/"],
    ] as const) {
      await choose(page, lang);
      await page.waitForURL(`${site.url}${path}`);
      await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(lang);
      await page.waitForFunction(() => document.documentElement.dataset.alive === "true");
    }
    await page.goto(`${site.url}/de/guide/umlaute/`);
    await page.waitForFunction(() => document.documentElement.dataset.alive === "true");
    await choose(page, "en");
    await page.waitForURL(`${site.url}/`);
    expect({missing, problems}).toEqual({missing: [], problems: []});
    await page.context().close();
  });

  it("keeps the page after navigation", async () => {
    const {page} = await open("/de/");
    await page.evaluate("window.loadedOnce = true");
    await page.locator("main a", {hasText: "Anleitung"}).first().click();
    await page.waitForURL(`${site.url}/de/guide/`);
    await page.locator(".docs__side a", {hasText: "Umlaute"}).click();
    await page.waitForURL(`${site.url}/de/guide/umlaute/`);
    await expect.poll(() => page.evaluate("window.loadedOnce")).toBe(true);
    await choose(page, "zh-CN");
    await page.waitForURL(`${site.url}/zh/`);
    await page.context().close();
  });

  it("loads pages of another language fully, including from links in the text", async () => {
    const {page, missing, problems} = await open("/");
    await page.locator("main a", {hasText: "in German"}).click();
    await page.waitForURL(`${site.url}/de/guide/`);
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("de");
    await page.goto(`${site.url}/de/`);
    await page.locator("main a", {hasText: "auf Chinesisch"}).click();
    await page.waitForURL(`${site.url}/zh/guide/`);
    expect({missing, problems}).toEqual({missing: [], problems: []});
    await page.context().close();
  });

  it("shows an untranslated page in the default language with a notice and a link to the original", async () => {
    const {page} = await open("/zh/guide/advanced/");
    expect(await page.locator("article").getAttribute("lang")).toBe("en");
    expect(await page.locator(".untranslated").textContent()).toBe("本页尚未翻译。");
    expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toBe(
      "https://docs.example.org/project/guide/advanced/",
    );
    expect(await page.locator("link[hreflang]").count()).toBe(0);
    await page.locator(".docs__side a", {hasText: "安装"}).click();
    await page.waitForURL(`${site.url}/zh/guide/install/`);
    await expect.poll(() => page.locator(".untranslated").count()).toBe(0);
    await expect.poll(() => page.locator("article").getAttribute("lang")).toBeNull();
    await expect
      .poll(() => page.locator('link[rel="canonical"]').getAttribute("href"))
      .toBe("https://docs.example.org/project/zh/guide/install/");
    await page.context().close();
  });

  it("links to all translations of a page", async () => {
    for (const path of Object.values(LANGUAGES)) {
      const html = readFileSync(join(site.folder, path, "guide/index.html"), "utf8");
      const found = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)];
      expect(found.map(([, lang, href]) => `${lang} ${href}`)).toEqual([
        "en https://docs.example.org/project/guide/",
        "de https://docs.example.org/project/de/guide/",
        "zh-CN https://docs.example.org/project/zh/guide/",
        "x-default https://docs.example.org/project/guide/",
      ]);
    }
  });

  it.each([
    ["", "zymurgy", ["/guide/advanced/"]],
    ["/de", "zymurgy", []],
    ["/de", "auspacken", ["/de/guide/install/"]],
    ["", "auspacken", []],
    ["/zh", "包裹", ["/zh/guide/install/"]],
    ["/zh", "zymurgy", []],
  ])("finds in %s for %s only pages of the language", async (path, query, urls) => {
    const {page, missing} = await open(`${path}/guide/`);
    await page.keyboard.press("/");
    await page.keyboard.type(query);
    await page
      .locator(urls.length > 0 ? ".hit--page" : ".search__empty b")
      .first()
      .waitFor();
    const hits = await page
      .locator(".hit--page")
      .evaluateAll(all => all.map(hit => new URL((hit as HTMLAnchorElement).href).pathname));
    expect(hits).toEqual(urls.map(url => BASE.slice(0, -1) + url));
    expect(missing).toEqual([]);
    await page.context().close();
  });

  it("has the menu on phones, in the drawer", async () => {
    const {page} = await open("/guide/install/", {width: 390, height: 800, hasTouch: true});
    await page.locator(".bar__burger").click();
    await page.locator('.drawer a[hreflang="de"]').click();
    await page.waitForURL(`${site.url}/de/guide/install/`);
    await page.context().close();
  });

  it("works offline in each language that was visited", async () => {
    const {page} = await site.open("/de/guide/", {serviceWorker: true});
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller)
        await new Promise(done => navigator.serviceWorker.addEventListener("controllerchange", done));
    });
    await page.reload();
    await page.context().setOffline(true);
    await page.reload();
    expect(await page.locator("h1").textContent()).toBe("Anleitung");
    await page.context().close();
  });

  it("contains every file named in its manifest", () => {
    const {files} = JSON.parse(readFileSync(join(site.folder, "data/manifest.json"), "utf8")) as Manifest;
    const wrong = files.filter(
      ({path, bytes, rewritten}) => readFileSync(join(site.folder, path)).length !== bytes && !rewritten,
    );
    expect(wrong).toEqual([]);
    expect(files.map(({path}) => path)).toContain("de/data/site.json");
  });
});
