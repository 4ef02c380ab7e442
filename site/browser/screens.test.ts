import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {openSite, type SiteUnderTest} from "../test-support/open-site.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe("organization", () => {
  it("shows every project with its facts, and open positions without maintainers", async () => {
    const {page, problems} = await site.open("/organization/");
    expect(await page.title()).toBe("The Organization | packer");
    expect(await page.locator("h1").textContent()).toBe("The Organization");
    expect(await page.locator(".card").count()).toBe(12);
    const needed = page.locator(".card", {hasText: "Maintainer needed"});
    expect(await needed.locator("h2").allTextContents()).toEqual(["project-2"]);
    expect(await needed.locator(".needed").getAttribute("href")).toBe(
      "https://github.com/acme/packer/issues/1",
    );
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("requests badges when a card becomes visible, each with its own text, and reserves their space", async () => {
    const {page, foreign} = await site.open("/organization/", {height: 500});
    await expect
      .poll(() => foreign.filter(address => address.includes("img.shields.io")).length)
      .toBeGreaterThan(8);
    const before = new Set(foreign);
    expect([...before].some(address => address.includes("project-12"))).toBe(false);
    expect(foreign).toContain(
      "https://img.shields.io/npm/dm/project-1.svg?label=npm&style=flat-square&maxAge=3600",
    );
    // Measured in one step, because a badge that fails in the meantime is a different element.
    const heights = await page.evaluate(() => [
      ...new Set([...document.querySelectorAll(".shield")].map(badge => badge.clientHeight)),
    ]);
    expect(heights).toEqual([20]);
    await page.context().close();
  });
});

describe("organization without the badge host", () => {
  it("shows the figures known to the build, and links to the others", async () => {
    const {page, problems} = await site.open("/organization/");
    const card = page.locator(".card", {hasText: "style-loader"});
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => card.locator(".shield.is-failed").count()).toBe(9);
    expect(await card.locator(".shield").first().textContent()).toBe("v4.5.6");
    await card.getByRole("link", {name: "Documentation of style-loader"}).click();
    await page.waitForFunction(() => document.title.startsWith("style-loader"));
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

describe("list of a blog", () => {
  it("has a card for each entry, newest first, with date, author and excerpt; other sections have none", async () => {
    const {page} = await site.open("/blog/", {javaScriptEnabled: false});
    expect(await page.locator(".entry h2").allTextContents()).toEqual(["Second", "First"]);
    const [first] = await page.locator(".entry").all();
    expect(await first?.locator("time").getAttribute("datetime")).toBe("2026-02-03");
    expect(await first?.locator(".entry__meta").textContent()).toMatch(/2026 · alice$/);
    expect(await first?.locator("p").last().textContent()).toBe("The second entry.");
    await page.goto(`${site.url}/guides/`);
    expect(await page.locator(".entry").count()).toBe(0);
    await page.context().close();
  });

  it("is shown after navigation", async () => {
    const {page, problems} = await site.open("/blog/2026-01-02-first/");
    await page.locator(".eyebrow a").click();
    await page.locator(".entry a").first().waitFor();
    await expect.poll(() => page.locator(".entry p").last().textContent()).toBe("The first entry.");
    await page.locator(".entry a").first().click();
    await page.waitForFunction(() => document.title.startsWith("Second"));
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

describe("vote", () => {
  it("shows only the layout before its app has loaded, with a message for readers without scripts", async () => {
    const {page} = await site.open("/vote/", {javaScriptEnabled: false});
    expect(await page.locator("noscript").textContent()).toContain("needs JavaScript");
    expect(await page.locator(".vote li").count()).toBe(0);
    await page.context().close();
  });

  it("lists the proposals with instructions to vote", async () => {
    const {page, problems} = await site.open("/vote/");
    await page.waitForSelector(".vote li");
    expect(await page.title()).toBe("Vote | packer");
    expect(await page.locator(".vote li h2").allTextContents()).toEqual(["Zeta", "Alpha"]);
    expect(await page.locator(".vote__go").first().getAttribute("href")).toBe(
      "https://github.com/acme/packer/issues/3",
    );
    expect(await page.locator("form, input[type=text]").count()).toBe(0);
    const moved = page.locator(".vote li", {hasText: "Votes went elsewhere."});
    expect(await moved.locator("h2").allTextContents()).toEqual(["Alpha"]);
    expect(await page.locator(".vote__go").allTextContents()).toEqual(["Read and vote ", "Read on "]);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("shows vote counts and sorts by them or by title", async () => {
    const {page} = await site.open("/concepts/");
    await page.route("**/data/vote.json", async route => {
      const vote = await (await route.fetch()).json();
      vote.counted = "2026-03-04";
      vote.proposals = vote.proposals.map((proposal: object, index: number) => ({
        ...proposal,
        votes: 7 * (index + 1),
      }));
      await route.fulfill({json: vote});
    });
    await page.click('.bar__nav a[href="/vote/"]');
    const titles = () => page.locator(".vote li h2").allTextContents();
    await expect.poll(titles).toEqual(["Alpha", "Zeta"]);
    await expect.poll(() => page.locator(".vote__score").first().textContent()).toContain("14");
    await page.getByRole("radio", {name: "By title"}).check();
    await expect.poll(titles).toEqual(["Alpha", "Zeta"]);
    await page.getByRole("radio", {name: "Most votes"}).check();
    await expect.poll(() => page.locator(".filters").textContent()).toContain("4 March 2026");
    await page.context().close();
  });

  it("reports proposals that can't be loaded, and loads them on retry", async () => {
    const {page} = await site.open("/concepts/");
    await page.route("**/data/vote.json", route => route.abort());
    await page.click('.bar__nav a[href="/vote/"]');
    const alert = page.getByRole("alert");
    await alert.waitFor();
    await page.unroute("**/data/vote.json");
    await alert.getByRole("button").click();
    await page.waitForSelector(".vote li");
    await page.context().close();
  });
});

describe("not found", () => {
  it("D-9 shows the exact text, title, home link and similar pages", async () => {
    const {page} = await site.open("/guides/cachng/");
    expect(await page.title()).toBe("Page Not Found | packer");
    expect(await page.locator("h1").textContent()).toBe("Page Not Found");
    expect(await page.locator("main > p").textContent()).toBe(
      "Oops! The page you are looking for has been removed or relocated.",
    );
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex,nofollow");
    expect(await page.locator(".docs__side").count()).toBe(0);
    await page.locator('.lost__similar a[href="/guides/caching/"]').waitFor();
    await page.getByRole("link", {name: "Go to Homepage"}).click();
    await page.waitForFunction(() => document.title === "packer");
    await page.context().close();
  });
});

describe("printable page", () => {
  it("shows a table of contents on screen, and prints only on request", async () => {
    const {page, problems} = await site.open("/concepts/printable/", {
      before: "window.printed = 0; window.print = () => { window.printed++; };",
    });
    expect(await page.title()).toBe("Combined printable page | packer");
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex,nofollow");
    expect(await page.locator(".chapters > ol > li > a").allTextContents()).toEqual([
      "Concepts",
      "Entry Points",
      "Output",
      "No Headings",
    ]);
    expect(await page.evaluate("window.printed")).toBe(0);
    await page.getByRole("button", {name: "Print"}).click();
    await expect.poll(() => page.evaluate("window.printed")).toBe(1);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("links from the contents to each page inside the document", async () => {
    const {page} = await site.open("/concepts/printable/", {javaScriptEnabled: false});
    const broken = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('#dx-body a[href^="#"]')]
        .map(link => decodeURIComponent(link.hash.slice(1)))
        .filter(id => !document.getElementById(id)),
    );
    expect(broken).toEqual([]);
    await page.context().close();
  });

  it("creates a PDF with at least one sheet per page, its headings, and no layout", async () => {
    const {page} = await site.open("/concepts/printable/");
    const pdf = await page.pdf({format: "A4"});
    const sheets = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(sheets).toBeGreaterThanOrEqual(4);
    await page.emulateMedia({media: "print"});
    for (const selector of [".top", ".banner", ".foot", ".doc-head__links", ".copy"]) {
      expect(await page.locator(selector).first().isVisible(), selector).toBe(false);
    }
    const breaks = await page
      .locator(".chapter")
      .evaluateAll(all => all.map(part => getComputedStyle(part).breakBefore));
    expect(new Set(breaks.slice(1))).toEqual(new Set(["page"]));
    expect(pdf.toString("latin1")).toContain("/URI");
    await page.context().close();
  });

  it("hides the layout of a normal page in print", async () => {
    const {page} = await site.open("/concepts/entry-points/");
    await page.emulateMedia({media: "print"});
    for (const selector of [".top", ".banner", ".foot", ".docs__side", ".pager", ".people", ".further"]) {
      expect(await page.locator(selector).first().isVisible(), selector).toBe(false);
    }
    await page.context().close();
  });
});
