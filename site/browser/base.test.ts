import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {siteHandler, startServer} from "../server/static-server.ts";
import {violations} from "../test-support/axe.ts";
import {buildSite} from "../test-support/build-site.ts";
import {fixture, sitesFolder} from "../test-support/built-site.ts";
import {oneAtATime} from "../test-support/one-at-a-time.ts";
import {openSite, type SiteUnderTest} from "../test-support/open-site.ts";

const BASE = "/project/";

let root: string;
let site: SiteUnderTest;
let close: () => void;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "base-"));
  const project = join(root, "project");
  cpSync(fixture, project, {recursive: true, filter: path => !path.includes(".docs-index")});
  const config = join(project, "docs-index.config.json");
  const settings = JSON.parse(readFileSync(config, "utf8")) as object;
  writeFileSync(config, JSON.stringify({...settings, site: `https://docs.example.org${BASE}`}));
  const folder = join(root, "dist");
  await oneAtATime(join(sitesFolder, "lock"), () => buildSite({project, out: folder}));
  const {server, url} = await startServer(siteHandler(folder), 0);
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  // Everything outside the base counts as an external site, which no page may request.
  site = await openSite({folder, url: url + BASE.slice(0, -1)});
});
afterAll(async () => {
  await site.close();
  close();
  rmSync(root, {recursive: true, force: true});
});

const read = (path: string): string => readFileSync(join(site.folder, path), "utf8");

describe("a site below a base", () => {
  it("is crawled without requests outside the base, broken links, and axe violations", async () => {
    for (const path of [
      "/",
      "/guides/caching/",
      "/organization/",
      "/vote/",
      "/guides/printable/",
      "/blog/",
    ]) {
      const {page, foreign, problems} = await site.open(path);
      const missing: string[] = [];
      page.on("response", response => void (response.status() >= 400 && missing.push(response.url())));
      expect(await violations(page), path).toEqual([]);
      for (const href of await page
        .locator("a[href^='/']")
        .evaluateAll(links => links.map(link => link.getAttribute("href"))))
        expect(href, path).toMatch(/^\/project\//);
      expect({
        foreign: foreign.filter(url => new URL(url).host === new URL(site.url).host),
        missing,
        problems,
      }).toEqual({
        foreign: [],
        missing: [],
        problems: [],
      });
      await page.context().close();
    }
  });

  it("follows links, goes back, and navigates from search without a full load", async () => {
    const {page, foreign, problems} = await site.open("/guides/caching/");
    await page.evaluate("window.loadedOnce = true");
    await page.locator(".docs__side a", {hasText: "Getting Started"}).click();
    await page.waitForURL(`${site.url}/guides/getting-started/`);
    await page.goBack();
    await page.waitForURL(`${site.url}/guides/caching/`);
    await page.keyboard.press("/");
    await page.locator("dialog input").fill("entry points");
    const hit = page.locator("[role=option]").first();
    await expect.poll(() => hit.getAttribute("href")).toMatch(/^\/project\/concepts\/entry-points\//);
    await hit.click();
    await page.waitForURL(/\/project\/concepts\/entry-points\//);
    await expect.poll(() => page.evaluate("window.loadedOnce")).toBe(true);
    expect({foreign, problems}).toEqual({foreign: [], problems: []});
    await page.context().close();
  });

  it("works offline, with a service worker only for the base", async () => {
    const {page} = await site.open("/guides/caching/", {serviceWorker: true});
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(new URL(scope).pathname).toBe(BASE);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await page.context().setOffline(true);
    await page.reload();
    expect(await page.locator("h1").textContent()).toBe("Caching");
    expect(await page.evaluate(async () => (await caches.keys()).filter(name => /^docs/.test(name)))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^docs\/project\/pages-/)]),
    );
    await page.context().close();
  });

  it("serves its own page for unknown URLs below the base, and redirects to the base from the root", async () => {
    const {origin} = new URL(site.url);
    const missing = await fetch(`${site.url}/nothing/`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('href="/project/"');
    expect((await fetch(`${origin}/`, {redirect: "manual"})).headers.get("location")).toBe(BASE);
    expect((await fetch(`${origin}/guides/caching/`)).status).toBe(404);
    expect((await fetch(`${site.url}/guides/caching`, {redirect: "manual"})).headers.get("location")).toBe(
      "/project/guides/caching/",
    );
  });

  it("uses URLs with the base in files for hosts and crawlers, and without it in artifacts", () => {
    expect(read("sitemap.xml")).toContain("<loc>https://docs.example.org/project/guides/caching/</loc>");
    expect(read("robots.txt")).toContain("Sitemap: https://docs.example.org/project/sitemap.xml");
    expect(read("feed.xml")).toContain('href="https://docs.example.org/project/blog/');
    expect(JSON.parse(read("manifest.webmanifest"))).toMatchObject({start_url: BASE, scope: BASE});
    expect(read("_redirects")).toMatch(/^\/project\/\S+ \/project\/\S+ 301$/m);
    expect(read("_headers")).toContain("\n/project/assets/*.js\n");
    expect(read("concepts/entry-points.md")).toContain("](https://docs.example.org/project/");
    expect(JSON.parse(read("data/site.json"))).toMatchObject({
      origin: "https://docs.example.org",
      base: BASE,
    });
    expect(read("data/site.json").replace(`"base":"${BASE}"`, "")).not.toContain(BASE);
    expect(read("data/sections/guides.json")).not.toContain(BASE);
  });
});
