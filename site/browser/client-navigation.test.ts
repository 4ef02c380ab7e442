import {readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import type {Page} from "playwright-core";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {nextFrames, openSite, type SiteUnderTest} from "../test-support/open-site.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const titled = (page: Page, title: string) =>
  page.waitForFunction(text => document.title.startsWith(text) && !document.querySelector(".skel"), title);
const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

describe("navigation in the client", () => {
  it("requests only the page document, and a sidebar once per section", async () => {
    const {page, problems} = await site.open("/concepts/");
    const asked: string[] = [];
    page.on("request", request => {
      const {pathname} = new URL(request.url());
      if (/\/$|^\/data\//.test(pathname)) asked.push(pathname);
    });
    const follow = async (link: string, title: string): Promise<string[]> => {
      asked.length = 0;
      await page
        .locator(link)
        .first()
        .evaluate(element => (element as HTMLElement).click());
      await titled(page, title);
      return asked.toSorted();
    };
    const rows = (): Promise<string[]> => page.locator(".side__list > li > a").allTextContents();
    expect(await follow(".docs__side a[href='/concepts/output/']", "Output")).toEqual([
      "/data/pages/concepts/output/index.json",
    ]);
    await expect.poll(() => page.locator(".docs__side [aria-current=page] ~ button").count()).toBe(1);
    await expect.poll(() => page.locator('.side__anchors a[href="#targets"]').count()).toBe(1);
    expect(await follow('.tabs a[href="/guides/"]', "Guides")).toEqual([
      "/data/pages/guides/index.json",
      "/data/sections/guides.json",
    ]);
    const guides = await rows();
    expect(await follow('.tabs a[href="/concepts/"]', "Concepts")).toEqual([]);
    expect(await follow(".docs__side a[href='/concepts/no-headings/']", "No Headings")).toEqual([
      "/data/pages/concepts/no-headings/index.json",
    ]);
    expect(await follow('.tabs a[href="/guides/"]', "Guides")).toEqual([]);
    await expect.poll(rows).toEqual(guides);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("shows the same content from a document as from HTML, on every page", async () => {
    const files = readdirSync(join(site.folder, "data/pages"), {recursive: true, encoding: "utf8"});
    const urls = files
      .flatMap(file => /^((?:.*\/)?)index\.json$/.exec(file)?.[1] ?? [])
      .map(path => `/${path}`);
    expect(urls.length).toBeGreaterThan(15);
    const {page, problems} = await site.open("/app-shell/");
    for (const url of urls) {
      await page.evaluate(target => {
        const link = document.createElement("a");
        link.href = encodeURI(target);
        document.body.append(link);
        link.click();
        link.remove();
      }, url);
      const html = readFileSync(join(site.folder, url, "index.html"), "utf8");
      const {title, content} = await page.evaluate(text => {
        const parsed = new DOMParser().parseFromString(text, "text/html");
        return {title: parsed.title, content: parsed.querySelector("main")?.textContent};
      }, html);
      const shown = (): Promise<string | undefined> =>
        page.evaluate(() => {
          const main = document.querySelector("main")?.cloneNode(true) as HTMLElement;
          for (const added of main.querySelectorAll(".tabs-list")) added.remove();
          return main.textContent;
        });
      await page.waitForFunction(
        ([path, expected]) =>
          location.pathname === path && document.title === expected && !document.querySelector(".skel"),
        [encodeURI(url), title],
      );
      if (url !== "/") await expect.poll(() => shown(), {message: url}).toBe(content);
    }
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("starts a new page at the top, focuses its title and announces it", async () => {
    for (const width of [390, 1280]) {
      const {page, problems} = await site.open("/concepts/output/", {width});
      await page.evaluate(() => scrollTo(0, 900));
      await page.locator(".pager [rel=next]").evaluate(link => (link as HTMLElement).click());
      await titled(page, "No Headings");
      await expect.poll(() => scrollTop(page)).toBe(0);
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("No Headings");
      await expect
        .poll(() => page.locator("[aria-live=polite].sr").textContent())
        .toBe("No Headings | packer");
      expect(problems).toEqual([]);
      await page.context().close();
    }
  });

  it("scrolls to the heading of a hash, and focuses it", async () => {
    for (const width of [390, 1280]) {
      const {page} = await site.open("/concepts/entry-points/", {width});
      await page.locator('#dx-body a[href="/concepts/output/#targets"]').click();
      await titled(page, "Output");
      const top = () => page.locator("#targets").evaluate(element => element.getBoundingClientRect().top);
      await expect.poll(top).toBeGreaterThan(50);
      await expect.poll(top).toBeLessThan(400);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("targets");
      await page.context().close();
    }
  });

  it("restores the scroll position when going back and forward", async () => {
    const {page} = await site.open("/concepts/entry-points/");
    await page.evaluate(() => scrollTo(0, 700));
    await page
      .locator(".side__list > li > a[href='/concepts/output/']")
      .evaluate(link => (link as HTMLElement).click());
    await titled(page, "Output");
    await page.evaluate(() => scrollTo(0, 300));
    await page.goBack();
    await titled(page, "Entry Points");
    await expect.poll(() => scrollTop(page)).toBe(700);
    await page.goForward();
    await titled(page, "Output");
    await expect.poll(() => scrollTop(page)).toBe(300);
    await page.context().close();
  });

  it("moves between headings of a page with the history", async () => {
    const {page} = await site.open("/concepts/entry-points/", {width: 1440});
    await page.click('.toc a[href="#11-in-scope"]');
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
    const far = await scrollTop(page);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goForward();
    await expect.poll(() => scrollTop(page)).toBe(far);
    await page.context().close();
  });

  it("shows a placeholder below the known title while the page is loading", async () => {
    const {page} = await site.open("/concepts/");
    let answer = (): void => {};
    await page.route("**/data/pages/concepts/output/index.json", async route => {
      await new Promise<void>(done => {
        answer = done;
      });
      await route.continue();
    });
    await page.click(".side__list > li > a[href='/concepts/output/']");
    await page.waitForSelector(".skel");
    await expect.poll(() => page.locator("main h1").textContent()).toBe("Output");
    await expect
      .poll(() => page.locator('.side__list > li [aria-current="page"]').textContent())
      .toBe("Output");
    answer();
    await page.waitForSelector("#dx-body");
    await expect.poll(() => page.locator("#dx-body").textContent()).toContain("A sentence");
    await page.context().close();
  });

  it("reports content that can't be loaded, and loads it on retry", async () => {
    const {page} = await site.open("/concepts/");
    await page.route("**/data/pages/concepts/output/index.json", route => route.abort());
    await page.click(".side__list > li > a[href='/concepts/output/']");
    const alert = page.getByRole("alert");
    await alert.waitFor();
    await expect.poll(() => alert.textContent()).toContain("Error loading content.");
    await expect.poll(() => page.locator(".pager").count()).toBe(1);
    await page.unroute("**/data/pages/concepts/output/index.json");
    await alert.getByRole("button").click();
    await page.waitForSelector("#dx-body");
    await expect.poll(() => page.title()).toBe("Output | packer");
    await page.context().close();
  });

  it("ignores the response for a page that was left", async () => {
    const {page, problems} = await site.open("/concepts/");
    let answer = (): void => {};
    await page.route("**/data/pages/concepts/output/index.json", async route => {
      await new Promise<void>(done => {
        answer = done;
      });
      await route.continue();
    });
    await page.click(".side__list > li > a[href='/concepts/output/']");
    await page.waitForSelector(".skel");
    await page.click(".side__list > li > a[href='/concepts/entry-points/']");
    await titled(page, "Entry Points");
    const answered = page.waitForEvent("requestfinished", request =>
      request.url().includes("/concepts/output/"),
    );
    answer();
    await answered;
    await nextFrames(page);
    await expect.poll(() => page.locator("h1").textContent()).toBe("Entry Points");
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("leaves modified clicks to the browser", async () => {
    const {page} = await site.open("/concepts/entry-points/");
    const opened = page.context().waitForEvent("page");
    await page.click(".side__list > li > a[href='/concepts/output/']", {modifiers: ["Control"]});
    const tab = await opened;
    await tab.waitForLoadState();
    expect(tab.url()).toBe(`${site.url}/concepts/output/`);
    expect(page.url()).toBe(`${site.url}/concepts/entry-points/`);
    await page.context().close();
  });

  it("prefetches a page when a link is about to be used", async () => {
    const {page} = await site.open("/concepts/");
    const asked = page.waitForRequest("**/data/pages/concepts/output/index.json");
    await page.hover(".side__list > li > a[href='/concepts/output/']");
    expect((await asked).method()).toBe("GET");
    await page.context().close();
  });

  it("updates description and canonical URL with the page", async () => {
    const {page} = await site.open("/concepts/");
    await page.click(".side__list > li > a[href='/concepts/entry-points/']");
    await titled(page, "Entry Points");
    await expect
      .poll(() => page.locator('meta[name="description"]').getAttribute("content"))
      .toBe("Where packing begins.");
    await expect
      .poll(() => page.locator('link[rel="canonical"]').getAttribute("href"))
      .toBe("https://docs.example.org/concepts/entry-points/");
    await page.context().close();
  });
});
