import {readFileSync} from "node:fs";
import {join} from "node:path";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {openSite, type SiteUnderTest} from "../test-support/open-site.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const request = (path: string) => fetch(site.url + path, {redirect: "manual"});

describe("routes", () => {
  it("adds the trailing slash and keeps query and hash", async () => {
    const {page, problems} = await site.open("/concepts/entry-points?x=1#options");
    expect(await page.evaluate(() => location.pathname + location.search + location.hash)).toBe(
      "/concepts/entry-points/?x=1#options",
    );
    const top = await page.locator("#options").evaluate(element => element.getBoundingClientRect().top);
    expect(Math.abs(top)).toBeLessThan(400);
    expect(await page.evaluate(() => history.length)).toBe(2);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("keeps URLs of files and never leads to another host", async () => {
    expect((await request("/data/site.json")).status).toBe(200);
    expect((await request("/missing.png")).status).toBe(404);
    const {headers} = await request("//other.example.org/x");
    expect(headers.get("location") ?? "/").toMatch(/^\/[^/]/);
  });

  it("shows the file of a page at the URL of the page, keeping query and hash", async () => {
    const {page, problems} = await site.open("/concepts/entry-points/index.html?x=1#options");
    const shown = (): Promise<string> =>
      page.evaluate(() => location.pathname + location.search + location.hash);
    expect(await shown()).toBe("/concepts/entry-points/?x=1#options");
    expect(await page.title()).toBe("Entry Points | packer");
    expect(await page.locator(".docs__side [aria-current=page]").textContent()).toBe("Entry Points");
    expect(await page.evaluate(() => history.length)).toBe(2);
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "/concepts/output/index.html#targets";
      document.querySelector("main")?.prepend(link);
      link.click();
    });
    await page.waitForFunction(() => document.title.startsWith("Output"));
    await expect.poll(shown).toBe("/concepts/output/#targets");
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it.each(["/guides/100% sure?/", "/guides/a&b;c/", "/guides/größe #1/"])(
    "keeps %s encoded in the address, so that a reload asks for the same page",
    async url => {
      const {page} = await site.open("/concepts/");
      await page.route("**/data/pages/guides/*/index.json", async route => {
        const answer = await fetch(`${site.url}/data/pages/guides/caching/index.json`);
        const document = (await answer.json()) as object;
        await route.fulfill({json: {...document, url, documentTitle: "Odd"}});
      });
      await page.evaluate(target => {
        const link = document.createElement("a");
        link.href = target.split("/").map(encodeURIComponent).join("/");
        document.querySelector("main")?.prepend(link);
        link.click();
      }, url);
      await page.waitForFunction(() => document.title === "Odd");
      const {pathname, search, hash} = new URL(page.url());
      expect(decodeURIComponent(pathname)).toBe(url);
      expect(search + hash).toBe("");
      await expect
        .poll(() => page.locator('link[rel="canonical"]').getAttribute("href"))
        .toBe(`https://docs.example.org${pathname}`);
      await page.context().close();
    },
  );

  it.each([
    ["/support/?utm=a&b=%20c", "/contribute/?utm=a&b=%20c"],
    ["/support/?q=1#labels", "/contribute/?q=1#labels"],
    ["/concepts/mode/?q=1#other", "/configuration/mode/?q=1#usage"],
  ])("keeps query and fragment without redirects by the host, under the policy: %s", async (from, to) => {
    const {page} = await site.open("/contribute/");
    const policy = /Content-Security-Policy: (.*)/.exec(
      readFileSync(join(site.folder, "_headers"), "utf8"),
    )?.[1];
    const path = new URL(from, site.url).pathname;
    const body = readFileSync(join(site.folder, path, "index.html"), "utf8");
    await page.route(
      url => url.pathname === path,
      route =>
        route.fulfill({body, contentType: "text/html", headers: {"content-security-policy": policy ?? ""}}),
    );
    await page.goto(site.url + from, {waitUntil: "commit"});
    await page.waitForURL(site.url + to);
    await page.context().close();
  });

  it("keeps the query in redirects by the server", async () => {
    const from = readFileSync(join(site.folder, "_redirects"), "utf8")
      .split("\n")
      .map(line => line.split(/\s+/));
    const [old = "", to = ""] = from.find(([path = ""]) => path.startsWith("/") && !path.includes("*")) ?? [];
    const {status, headers} = await request(`${old}?utm=1&x=2`);
    const [path = "", hash] = to.split("#");
    expect(status).toBe(301);
    expect(headers.get("location")).toBe(`${path}?utm=1&x=2${hash === undefined ? "" : `#${hash}`}`);
    expect((await request("/concepts/output?x=1")).headers.get("location")).toBe("/concepts/output/?x=1");
  });

  it("shows screens only at exact URLs", async () => {
    for (const path of [
      "/vote/anything/",
      "/organization/anything/",
      "/app-shell/more/",
      "/concepts/nothing/",
    ]) {
      const response = await request(path);
      expect(response.status, path).toBe(404);
      expect(await response.text(), path).toContain("Page Not Found");
    }
  });

  it("shows only the layout at /app-shell/", async () => {
    const {page, problems} = await site.open("/app-shell/");
    expect(await page.locator("main").textContent()).toBe("");
    expect(await page.locator("header.bar").count()).toBe(1);
    expect(await page.locator("footer.foot").count()).toBe(1);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("lists the plain pages beside a plain page", async () => {
    const {page} = await site.open("/comparison/");
    expect(await page.locator(".docs__side .side__list > li > a").allTextContents()).toEqual([
      "Comparison",
      "Glossary",
      "License",
    ]);
    await page.context().close();
  });

  it("redirects old URLs, with and without rules for the host", async () => {
    const {page} = await site.open("/concepts/mode");
    expect(await page.evaluate(() => location.pathname + location.hash)).toBe("/configuration/mode/#usage");
    await page.context().close();
  });

  it("serves the not-found page with status 404 for unknown URLs", async () => {
    const response = await request("/no/such/page/");
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("text/html");
  });

  it("opens links to other sites in a new tab, and internal links without a full load", async () => {
    const {page} = await site.open("/concepts/entry-points/");
    const icon = page.locator(".bar__icons a").first();
    expect(await icon.getAttribute("target")).toBe("_blank");
    expect(await icon.getAttribute("rel")).toBe("noopener noreferrer");
    await page.evaluate(() => Object.assign(window, {same: true}));
    await page.click('#dx-body a[href="/concepts/output/#targets"]');
    await page.waitForFunction(() => document.title === "Output | packer");
    await expect.poll(() => page.evaluate("window.same")).toBe(true);
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("#targets");
    await page.context().close();
  });

  it("serves a page with non-ASCII letters in its URL in any notation", async () => {
    const {page, problems} = await site.open(`/guides/${encodeURIComponent("größe")}/`);
    expect(await page.locator("h1").textContent()).toBe("Größe");
    await page.click('.side__list > li > a[href="/guides/caching/"]');
    await page.waitForFunction(() => document.title.startsWith("Caching"));
    await page.click(".pager [rel=next]");
    await page.waitForFunction(() => document.title.startsWith("Größe"));
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
