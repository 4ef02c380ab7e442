import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {hasShown, openSite, RECORD_TEXTS, type SiteUnderTest} from "../test-support/open-site.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe("documentation page", () => {
  it("shows links, title, body, neighbors, Further Reading and Contributors in this order", async () => {
    const {page, problems} = await site.open("/concepts/entry-points/");
    const order = await page.evaluate(() =>
      [".doc-head__links", "#dx-body", ".pager", "#dx-further-reading", "#dx-contributors"].map(
        selector => document.querySelector(selector)?.getBoundingClientRect().top ?? -1,
      ),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(Math.min(...order)).toBeGreaterThan(0);
    expect(await page.locator("main h1").textContent()).toBe("Entry Points");
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("links to the edit view, and to the repository only for external pages", async () => {
    const own = await site.open("/concepts/entry-points/");
    const edit = own.page.locator('.doc-head__links a:has-text("Edit this page")');
    expect(await edit.getAttribute("href")).toBe(
      "https://github.com/acme/docs/edit/main/content/concepts/entry-points.md",
    );
    expect(await own.page.locator('.doc-head__links a:has-text("Repository")').count()).toBe(0);
    const external = await site.open("/loaders/style-loader/");
    const links = await external.page
      .locator(".doc-head__links > a")
      .evaluateAll(all => all.map(a => (a as HTMLAnchorElement).href));
    expect(links).toEqual([
      "https://github.com/acme/style-loader",
      "https://github.com/acme/style-loader/edit/main/README.md",
    ]);
    await Promise.all([own.page.context().close(), external.page.context().close()]);
  });

  it("prints the current page on request", async () => {
    const {page} = await site.open("/concepts/entry-points/", {
      before: "window.printed = 0; window.print = () => { window.printed++; };",
    });
    expect(await page.evaluate("window.printed")).toBe(0);
    await page.click('.doc-head__links button:has-text("Print")');
    await expect.poll(() => page.evaluate("window.printed")).toBe(1);
    await page.context().close();
  });

  it("contains the complete content without JavaScript, and sends the body once", async () => {
    const {page} = await site.open("/concepts/entry-points/", {javaScriptEnabled: false});
    expect(await page.locator("#dx-body").textContent()).toContain("The first file that is read.");
    expect(await page.locator(".side__list > li").count()).toBe(4);
    const html = await page.content();
    expect(html.split("A tip that helps.")).toHaveLength(2);
    await page.context().close();
  });

  it("follows the sidebar order: no previous on the first page, no next on the last, plain pages on their own", async () => {
    const neighbors = async (path: string): Promise<(string | null)[]> => {
      const {page} = await site.open(path, {javaScriptEnabled: false});
      const found = await Promise.all(
        ["prev", "next"].map(async rel => {
          const link = page.locator(`.pager [rel="${rel}"]`);
          return (await link.count()) ? link.getAttribute("href") : null;
        }),
      );
      await page.context().close();
      return found;
    };
    expect(await neighbors("/concepts/")).toEqual([null, "/concepts/entry-points/"]);
    expect(await neighbors("/concepts/no-headings/")).toEqual(["/concepts/output/", null]);
    expect(await neighbors("/glossary/")).toEqual(["/comparison/", "/license/"]);
    expect(await neighbors("/migrate/")).toEqual([null, null]);
  });

  it("lists related entries with escaped titles, external ones in a new tab", async () => {
    const {page} = await site.open("/concepts/entry-points/");
    const links = page.locator(".further a");
    expect(await links.first().textContent()).toContain("A talk about <entries>");
    expect(await links.first().getAttribute("target")).toBe("_blank");
    expect(await links.first().getAttribute("rel")).toBe("noopener noreferrer");
    expect(await links.nth(1).getAttribute("target")).toBeNull();
    await page.context().close();
  });

  it("adds a link to headings that is visible on hover", async () => {
    const {page} = await site.open("/concepts/entry-points/");
    const hash = page.locator("#options .hash");
    expect(await hash.evaluate(element => getComputedStyle(element).opacity)).toBe("0");
    await page.hover("#options");
    await expect.poll(() => hash.evaluate(element => getComputedStyle(element).opacity)).toBe("1");
    await expect.poll(() => hash.getAttribute("href")).toBe("#options");
    await page.context().close();
  });

  it("shows a badge as a small inline label, excluded from the heading's name", async () => {
    const {page} = await site.open("/contribute/");
    const label = page.locator("#dx-body p .badge");
    expect(await label.textContent()).toBe("new");
    const sizes = await label.evaluate(element =>
      [element, element.parentElement].map(one => one && Number.parseFloat(getComputedStyle(one).fontSize)),
    );
    expect(sizes[0]).toBeLessThan(sizes[1] as number);
    expect(await label.evaluate(element => getComputedStyle(element).display)).toMatch(/^inline/);
    expect(await page.locator("#labels .badge").textContent()).toBe("5.10.0+");
    expect(await page.locator("nav a[href$='#labels']").first().textContent()).toBe("Labels");
    await page.context().close();
  });

  it("copies code without signs, hidden words and removed lines, and confirms it", async () => {
    const {page} = await site.open("/concepts/entry-points/", {before: RECORD_TEXTS});
    await page.locator(".code--diff button.copy").click();
    await hasShown(page, "Copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'export default {\n  entry: "./new.js",\n};\n',
    );
    await page.context().close();
  });

  it("selects the code of a diff without signs, hidden words and indentation of unchanged lines", async () => {
    const {page} = await site.open("/concepts/entry-points/");
    const selected = await page.evaluate(() => {
      const code = document.querySelector(".code--diff pre code") as Element;
      getSelection()?.selectAllChildren(code);
      return getSelection()?.toString().trimEnd();
    });
    expect(selected).toBe('export default {\n  entry: "./old.js",\n  entry: "./new.js",\n};');
    await page.context().close();
  });

  it("wraps text in a table rather than clipping it at the edge of the column", async () => {
    const {page} = await site.open("/configuration/mode/", {width: 1024});
    const table = page.locator(".table").first();
    expect(await table.evaluate(({clientWidth, scrollWidth}) => scrollWidth - clientWidth)).toBe(0);
    expect(await table.evaluate(element => element.clientWidth)).toBeGreaterThan(500);
    await page.context().close();
  });

  it("turns tabs in a body into a tab list with arrow keys", async () => {
    const {page} = await site.open("/concepts/entry-points/");
    const tabs = page.getByRole("tab");
    expect(await tabs.allTextContents()).toEqual(["npm", "pnpm"]);
    await tabs.first().focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => page.getByRole("tabpanel").textContent()).toContain("pnpm add packer");
    await expect.poll(() => tabs.nth(1).getAttribute("aria-selected")).toBe("true");
    await page.context().close();
  });

  it("marks the visible heading in the sidebar and in the column", async () => {
    const {page} = await site.open("/concepts/entry-points/", {width: 1440});
    await page.click('.toc a[href="#11-in-scope"]');
    const marked = () =>
      page
        .locator('.toc [aria-current="location"], .side__anchors [aria-current="location"]')
        .allTextContents();
    await expect.poll(marked).toEqual(["1.1 In Scope", "1.1 In Scope"]);
    await page.context().close();
  });

  it("scrolls to a heading whose id begins with a digit", async () => {
    const {page, problems} = await site.open("/concepts/entry-points/#11-in-scope");
    const top = await page
      .locator("[id='11-in-scope']")
      .evaluate(element => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(90);
    expect(top).toBeLessThan(200);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
