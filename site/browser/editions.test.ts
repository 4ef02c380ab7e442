import {existsSync, readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import type {Page} from "playwright-core";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {violations} from "../test-support/axe.ts";
import {alive, type SiteUnderTest} from "../test-support/open-site.ts";
import {openOwnSite} from "../test-support/own-site.ts";

const BASE = "/project/";
const ORIGIN = "https://docs.example.org";

const CONFIG = {
  site: ORIGIN + BASE,
  dates: "none",
  title: "Example",
  content: "docs",
  prefix: "docs",
  folders: {blog: "blog"},
  icon: "/icon.svg",
  sections: [{name: "blog", title: "Blog", order: "date"}],
  redirects: {"/old-use/": "/docs/guide/use/"},
  home: {title: "Example"},
  social: [
    {icon: "mastodon", url: "https://social.example/@a"},
    {icon: "link", url: "https://forum.example/a"},
  ],
  locales: [{lang: "en"}, {lang: "de"}, {lang: "ar"}],
  versions: [{name: "2.x"}, {name: "1.x", path: "1", content: "versions/1.x"}],
};

/** Site with two versions in three languages, one of which is right-to-left, below a base path. */
const FILES = {
  "docs-index.config.json": JSON.stringify(CONFIG),
  "public/icon.svg":
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>',
  "docs/index.md": "# Example\n\nThe [guide](guide/use.md).\n",
  "docs/guide/use.md": "# Use\n\nA welcome page.\n\n## Steps\n\nOne.\n\n## More\n\nTwo.\n",
  "docs/guide/new.md": "# New\n\nIn this version alone.\n",
  "docs/de/index.md": "# Beispiel\n\nDie [Anleitung](guide/use.md).\n",
  "docs/de/guide/use.md": "# Benutzen\n\nWillkommen.\n",
  "docs/ar/index.md": "# مثال\n\nابدأ من [الدليل](guide/use.md).\n",
  "docs/ar/guide/use.md":
    "# الاستخدام\n\nمرحبا بك في الحزمة.\n\n## الخطوات\n\nأولا.\n\n## المزيد\n\nثانيا.\n",
  "versions/1.x/index.md": "# Example 1\n\nThe [guide](guide/use.md).\n",
  "versions/1.x/guide/use.md": "# Use\n\nA gone page.\n",
  "versions/1.x/guide/old.md": "# Old\n\nIn this version alone.\n",
  "versions/1.x/de/guide/use.md": "# Benutzen\n\nVergangen.\n",
  "versions/1.x/ar/guide/use.md": "# الاستخدام\n\nالنسخة السابقة.\n",
  "blog/2025-01-01-hello.md": "# Hello\n\nA post.\n",
};

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openOwnSite(project => writeFiles(project, FILES), BASE);
});
afterAll(() => site.close());

const read = (path: string): string => readFileSync(join(site.folder, path), "utf8");

const filesLike = (name: RegExp): string[] =>
  readdirSync(site.folder, {recursive: true, encoding: "utf8"}).filter(path => name.test(path));

/** Opens a page and records failed requests and those outside the base. */
async function open(path: string, options = {}) {
  const opened = await site.open(path, options);
  const wrong: string[] = [];
  opened.page.on("response", response => void (response.status() >= 400 && wrong.push(response.url())));
  const own = new URL(site.url).host;
  const faults = () => [
    ...wrong,
    ...opened.problems,
    ...opened.foreign.filter(url => new URL(url).host === own),
  ];
  return {...opened, faults};
}

async function chooseVersion(page: Page, version: string): Promise<void> {
  await page.locator(".docs__side .version__btn").click();
  await page.locator(".docs__side .version .menu a", {hasText: version}).click();
}
async function chooseLanguage(page: Page, lang: string): Promise<void> {
  await page.locator(".lang__btn").click();
  await page.locator(`[role="menuitem"][hreflang="${lang}"]`).click();
}

describe("two versions in three languages below a base", () => {
  it("keeps the page in every language and version", async () => {
    const {page, faults} = await open("/docs/guide/use/");
    for (const [choose, name, to] of [
      [chooseLanguage, "ar", "/ar/docs/guide/use/"],
      [chooseVersion, "1.x", "/ar/docs/1/guide/use/"],
      [chooseLanguage, "de", "/de/docs/1/guide/use/"],
      [chooseVersion, "2.x", "/de/docs/guide/use/"],
      [chooseLanguage, "en", "/docs/guide/use/"],
    ] as const) {
      await choose(page, name);
      await page.waitForURL(site.url + to);
      await alive(page);
      expect(await violations(page), to).toEqual([]);
    }
    expect(faults()).toEqual([]);
    await page.context().close();
  });

  it.each([
    ["/docs/guide/use/", "welcome", ["/docs/guide/use/"]],
    ["/docs/1/guide/use/", "welcome", []],
    ["/docs/1/guide/use/", "gone", ["/docs/1/guide/use/"]],
    ["/de/docs/1/guide/use/", "vergangen", ["/de/docs/1/guide/use/"]],
    ["/ar/docs/guide/use/", "الحزمة", ["/ar/docs/guide/use/"]],
    ["/ar/docs/1/guide/use/", "الحزمة", []],
  ])("finds in %s for %s only pages of that language and version", async (from, query, urls) => {
    const {page, faults} = await open(from);
    await page.keyboard.press("/");
    await page.locator("dialog input").fill(query);
    await page
      .locator(urls.length > 0 ? ".hit--page" : ".search__empty b")
      .first()
      .waitFor();
    const hits = page.locator(".hit--page");
    await expect
      .poll(() => hits.evaluateAll(all => all.map(hit => (hit as HTMLAnchorElement).href)))
      .toEqual(urls.map(url => site.url + url));
    expect(await violations(page)).toEqual([]);
    expect(faults()).toEqual([]);
    await page.context().close();
  });

  it.each([
    ["/old-use/", "/docs/guide/use/"],
    ["/ar/old-use/", "/ar/docs/guide/use/"],
    ["/de/old-use/", "/de/docs/guide/use/"],
  ])("redirects the old URL %s to the page in its language", async (from, to) => {
    const {page, faults} = await open(from);
    await page.waitForURL(site.url + to);
    expect(faults()).toEqual([]);
    await page.context().close();
  });

  it("serves its own page for unknown URLs, without axe violations", async () => {
    const {page, foreign} = await site.open("/docs/1/guide/nothing/");
    expect(await page.locator("h1").count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    await chooseLanguage(page, "ar");
    await page.waitForURL(`${site.url}/ar/docs/1/`);
    expect(foreign).toEqual([]);
    await page.context().close();
  });

  it("has valid links in the layout, with canonical URLs", () => {
    const frames = filesLike(/(?:app-shell\/index|404)\.html$/);
    expect(frames.length).toBe(12);
    for (const frame of frames) {
      const links = [...read(frame).matchAll(/<a\b[^>]*? href="(\/[^"#]*)"/g)].map(([, href = ""]) => href);
      expect(links.length, frame).toBeGreaterThan(2);
      expect(
        links.filter(
          href =>
            !/^\/project\/(?:[^.]*\/)?$/.test(href) ||
            !existsSync(join(site.folder, href.slice(BASE.length), "index.html")),
        ),
        frame,
      ).toEqual([]);
    }
  });

  it("has absolute URLs below the base in sitemap and feeds, each of which leads to a file", () => {
    const pages = filesLike(/(?:sitemap|feed)\.xml$/).flatMap(file =>
      [...read(file).matchAll(/(?:<loc>|href=")([^<"]+)/g)].map(([, address = ""]) => address),
    );
    expect(pages.length).toBeGreaterThan(20);
    const start = ORIGIN + BASE;
    const wrong = pages.filter(address => {
      const path = decodeURI(address.slice(start.length));
      const file = join(site.folder, /(?:^|\/)$/.test(path) ? `${path}index.html` : path);
      return !address.startsWith(start) || !existsSync(file);
    });
    expect(wrong).toEqual([]);
    expect(pages).toContain(`${start}ar/docs/guide/use/`);
    expect(pages).toContain(`${start}docs/1/guide/old/`);
  });

  it("shows external links with service icons and accessible names", async () => {
    const {page} = await open("/docs/guide/use/");
    const shown = page
      .locator(".bar__icons")
      .getByRole("link", {name: "Mastodon"})
      .locator("svg.icon-mark path");
    expect((await shown.boundingBox())?.width).toBeGreaterThan(8);
    const other = page.locator(".bar__icons").getByRole("link", {name: "forum.example"});
    expect(await other.locator(".i-globe").count()).toBe(1);
    await page.context().close();
  });

  it("has icons below the base in each web app manifest", () => {
    for (const path of ["", "ar/", "de/docs/1/"]) {
      const {icons} = JSON.parse(read(`${path}manifest.webmanifest`));
      expect(icons).toEqual([{src: `${BASE}${path}icon.svg`, sizes: "any", type: "image/svg+xml"}]);
      expect(existsSync(join(site.folder, path, "icon.svg"))).toBe(true);
    }
  });
});

describe("a right-to-left language", () => {
  /** Returns the horizontal centers of some parts of a page. */
  const middles = (page: Page): Promise<number[]> =>
    page.evaluate(() =>
      [".docs__side", "article", ".brand", ".bar__end"].map(part => {
        const {left, right} = document.querySelector(part)?.getBoundingClientRect() ?? {left: 0, right: 0};
        return Math.round((left + right) / 2);
      }),
    );

  it("is mirrored", async () => {
    const english = await open("/docs/guide/use/");
    const arabic = await open("/ar/docs/guide/use/");
    expect(await english.page.locator("html").getAttribute("dir")).toBeNull();
    expect(await arabic.page.locator("html").getAttribute("dir")).toBe("rtl");
    const [side = 0, article = 0, brand = 0, end = 0] = await middles(english.page);
    expect(side).toBeLessThan(article);
    expect(brand).toBeLessThan(end);
    const [otherSide = 0, otherArticle = 0, otherBrand = 0, otherEnd = 0] = await middles(arabic.page);
    expect(otherSide).toBeGreaterThan(otherArticle);
    expect(otherBrand).toBeGreaterThan(otherEnd);
    await english.page.context().close();
    await arabic.page.context().close();
  });

  it.each([
    ["on a phone", 390],
    ["on a desk", 1280],
  ])("fits %s without horizontal scrolling and axe violations", async (_, width) => {
    const {page, faults} = await open("/ar/docs/guide/use/", {width});
    expect(await violations(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    expect(faults()).toEqual([]);
    await page.context().close();
  });

  it("shows an untranslated page in the direction of its language", async () => {
    const {page} = await open("/ar/docs/guide/new/");
    expect(await page.locator("article").evaluate(article => getComputedStyle(article).direction)).toBe(
      "ltr",
    );
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });
});
