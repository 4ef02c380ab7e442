import {readFileSync} from "node:fs";
import {join} from "node:path";
import type {Page} from "playwright-core";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {violations} from "../test-support/axe.ts";
import {hasShown, openSite, RECORD_TEXTS, type SiteUnderTest} from "../test-support/open-site.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const drawing = (width: number): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"><rect width="9" height="9"/></svg>`)}`;

/** Opens a page with a different body in its document. */
async function withBody(html: string, options = {}) {
  const opened = await site.open("/guides/", options);
  await opened.page.route("**/data/pages/guides/caching/index.json", async route => {
    const answer = await fetch(`${site.url}/data/pages/guides/caching/index.json`);
    await route.fulfill({json: {...((await answer.json()) as object), html}});
  });
  await opened.page.locator(".docs__side a", {hasText: "Caching"}).click();
  await opened.page.waitForFunction(
    () => document.title.startsWith("Caching") && !document.querySelector(".skel"),
  );
  return opened;
}

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

describe("printing", () => {
  it("expands details, shows tabs one after the other with their titles, and does not print URLs of badges", async () => {
    const {page} = await withBody(
      `<details><summary>More</summary><p id="folded">Folded</p></details><details open><summary>B</summary><p>c</p></details>
       <div data-island="Tabs"><div class="tab" data-title="npm"><p class="tab__title">npm</p><p>one</p></div><div class="tab" data-title="yarn"><p class="tab__title">yarn</p><p>two</p></div></div>
       <p><a id="badge" href="https://x.example.org/badge"><img src="${drawing(9)}" alt="build"></a> <a id="text" href="https://x.example.org/text">text</a></p>`,
    );
    const state = () =>
      page.evaluate(() => ({
        open: [...document.querySelectorAll<HTMLDetailsElement>("#dx-body details")].map(({open}) => open),
        tabs: [...document.querySelectorAll(".tab, .tab__title")].map(tab => tab.checkVisibility()),
        list: document.querySelector(".tabs-list")?.checkVisibility(),
        address: ["#badge", "#text"].map(
          link => getComputedStyle(document.querySelector(link) as Element, "::after").content,
        ),
      }));
    const before = await state();
    expect(before).toMatchObject({open: [false, true], list: true, tabs: [true, false, false, false]});
    await page.emulateMedia({media: "print"});
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    const printed = await state();
    expect(printed).toMatchObject({open: [true, true], list: false, tabs: [true, true, true, true]});
    expect(printed.address[0]).toBe("none");
    expect(printed.address[1]).toContain("https://x.example.org/text");
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await page.emulateMedia({media: "screen"});
    await expect.poll(state).toEqual(before);
    await page.context().close();
  });
});

describe("images", () => {
  it("that fail show their text as a chip, and nothing without a text", async () => {
    const {page} = await withBody(
      `<p><a href="https://x.example.org/"><img src="https://img.example.org/a.svg" alt="build status"></a>
       <img src="https://img.example.org/b.png" alt=""> <img src="data:image/png;base64,AA" alt="broken data"></p>`,
    );
    await expect.poll(() => page.locator("#dx-body img").count()).toBe(0);
    await expect
      .poll(() => page.locator("#dx-body .img-chip").allTextContents())
      .toEqual(["build status", "broken data"]);
    await expect.poll(() => page.locator("#dx-body a .img-chip").count()).toBe(1);
    await page.context().close();
  });

  it("of the organization's badges link to the source of their figures if the badge host is unreachable", async () => {
    const {page, problems} = await site.open("/organization/");
    const card = page.locator(".card").first();
    await expect.poll(() => card.locator("img[src*='shields']").count()).toBe(0);
    await expect.poll(() => card.locator("a.shield").count()).toBeGreaterThan(4);
    for (const href of await card
      .locator("a.shield")
      .evaluateAll(all => all.map(link => link.getAttribute("href"))))
      expect(href).toMatch(/^https:\/\/(?:github\.com|www\.npmjs\.com)\/./);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("that are scaled down open in full size by click and by key, and close again", async () => {
    const {page, problems} = await withBody(
      `<p><img id="large" src="${drawing(3000)}" alt="A plan"> <img id="small" src="${drawing(20)}" alt="A dot"></p>`,
    );
    await page.locator("#large.is-zoomable").click();
    await page.locator("dialog.dialog--zoom[open]").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("dialog.dialog--zoom").count()).toBe(0);
    await page.locator("#large").focus();
    await page.keyboard.press("Enter");
    await page.locator("dialog.dialog--zoom[open] button").click();
    await expect.poll(() => page.locator("dialog.dialog--zoom").count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("large");
    await page.locator("#small").click();
    await expect.poll(() => page.locator("dialog.dialog--zoom").count()).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

describe("the page as Markdown", () => {
  it("is copied by the button beside Edit, and opened from the menu", async () => {
    const {page, problems} = await site.open("/guides/caching/", {before: RECORD_TEXTS});
    await page.getByRole("button", {name: "Copy page"}).click();
    await hasShown(page, "Copied");
    expect(await clipboard(page)).toBe(readFileSync(join(site.folder, "guides/caching.md"), "utf8"));
    await page.getByRole("button", {name: "Other formats"}).click();
    const item = page.getByRole("menuitem", {name: "View as Markdown"});
    await expect.poll(() => item.getAttribute("href")).toBe("/guides/caching.md");
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(() => item.isVisible()).toBe(false);
    await page.route("**/guides/caching.md", route => route.fulfill({status: 500, body: ""}));
    await page.getByRole("button", {name: "Copy page"}).click();
    await hasShown(page, "Copying failed");
    expect(problems.filter(problem => !problem.includes("500"))).toEqual([]);
    await page.context().close();
  });
});

describe("colors", () => {
  it("are switched in the top bar, in sync with the footer, and stored", async () => {
    const {page} = await site.open("/guides/");
    const theme = (): Promise<string | undefined> =>
      page.evaluate(() => document.documentElement.dataset.theme);
    const button = page.locator(".bar").getByRole("button", {name: "Appearance"});
    for (const [label, value] of [
      ["Light", "light"],
      ["Dark", "dark"],
      ["System", undefined],
      ["Light", "light"],
    ] as const) {
      await button.click();
      await expect.poll(theme).toBe(value);
      await expect.poll(() => button.getAttribute("aria-label")).toBe(`Appearance: ${label}`);
      await expect
        .poll(() => page.locator("footer").getByRole("radio", {name: label}).isChecked())
        .toBe(true);
    }
    await page.reload();
    expect(await theme()).toBe("light");
    await page.context().close();
  });

  it.each([320, 390, 800])("are switched by a button that is in the bar at %i px", async width => {
    const {page} = await site.open("/guides/", {width});
    const button = page.locator(".bar").getByRole("button", {name: "Appearance"});
    await button.click();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe("light");
    const {right = 0, left = 0} = await button.evaluate(element => element.getBoundingClientRect().toJSON());
    expect(left).toBeGreaterThan(0);
    expect(right).toBeLessThanOrEqual(width);
    await page.context().close();
  });
});

describe("search terms", () => {
  const marked = (page: Page): Promise<string[]> =>
    page.evaluate(() => [...(CSS.highlights.get("dx-found") ?? [])].map(range => range.toString()));

  it("are marked on the page opened from a result, omitted from the URL, and cleared by Escape", async () => {
    const {page, problems} = await site.open("/guides/");
    await page.keyboard.press("/");
    await page.locator("dialog[open] input").fill("sentence");
    const hit = page.locator("[role=option]").first();
    await hit.waitFor();
    await hit.click();
    await expect.poll(async () => (await marked(page)).length).toBeGreaterThan(0);
    expect(new Set((await marked(page)).map(word => word.toLowerCase()))).toEqual(new Set(["sentence"]));
    expect(page.url()).not.toContain("highlight");
    await page.keyboard.press("Escape");
    await expect.poll(() => marked(page)).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("are marked for a URL from elsewhere, as written, and cleared by the next navigation", async () => {
    const {page} = await site.open("/concepts/output/?highlight=SENTENCE+%22fills+the%22&x=1#targets");
    await expect.poll(async () => new Set(await marked(page))).toEqual(new Set(["sentence", "fills the"]));
    expect(page.url()).toBe(`${site.url}/concepts/output/?x=1#targets`);
    await page.locator(".docs__side a[href='/concepts/']").click();
    await page.waitForFunction(() => document.title.startsWith("Concepts"));
    await expect.poll(() => marked(page)).toEqual([]);
    await page.context().close();
  });
});

describe("the layout", () => {
  it("links to the feed on the first page of the blog, and nowhere else", async () => {
    const {page} = await site.open("/blog/", {width: 390});
    const link = page.locator("main").getByRole("link", {name: /Atom/});
    expect(await link.isVisible()).toBe(true);
    expect(await link.getAttribute("href")).toBe("/feed.xml");
    await page.goto(`${site.url}/guides/`);
    expect(await page.locator("main").getByRole("link", {name: /Atom/}).count()).toBe(0);
    await page.context().close();
  });

  it("lists its keyboard shortcuts on a question mark, only outside of fields", async () => {
    const {page, problems} = await site.open("/guides/");
    await page.keyboard.press("?");
    const dialog = page.getByRole("dialog", {name: "Keyboard shortcuts"});
    await dialog.waitFor();
    await expect
      .poll(() => dialog.locator("kbd").allTextContents())
      .toEqual(expect.arrayContaining(["/", "Ctrl K", "?"]));
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog.count()).toBe(0);
    await page.keyboard.press("/");
    await page.locator("dialog[open] input").pressSequentially("why?");
    await expect.poll(() => page.locator("dialog[open] input").inputValue()).toBe("why?");
    await expect.poll(() => dialog.count()).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
