import type {Page} from "playwright-core";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {openSite, type SiteUnderTest} from "../test-support/open-site.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const documents = [
  {
    url: "/concepts/entry-points/",
    content: "Where packing begins.",
    hierarchy: {lvl0: "Concepts", lvl1: "Entry Points"},
  },
  {
    url: "/concepts/entry-points/#options",
    content: "All options of entries.",
    hierarchy: {lvl0: "Concepts", lvl1: "Entry Points", lvl2: "Options"},
  },
  {
    url: "/concepts/output/#targets",
    content: "Entries and where they go.",
    hierarchy: {lvl0: "Concepts", lvl1: "Output", lvl2: "Targets"},
  },
];

/**
 * Opens a page whose search uses a hosted engine on the same origin, with a short list of answers: this tests
 * the dialog, not the engine.
 */
async function openWithEngine(): Promise<{page: Page; problems: string[]; asked: string[]}> {
  const {page, problems} = await site.open("/guides/caching/");
  const asked: string[] = [];
  await page.context().route("**/assets/site-*.js", async route => {
    const response = await route.fetch();
    const text = await response.text();
    const settings =
      '"search":{"provider":"typesense","options":{"url":"/engine","apiKey":"k","collection":"c"}}';
    await route.fulfill({
      response,
      body: text.replace(/"search":\{"provider":"local","options":\{[^}]*\}\}/, settings),
    });
  });
  await page.context().route("**/engine/**", route => {
    const query = new URL(route.request().url()).searchParams.get("q") ?? "";
    asked.push(query);
    if (query === "fail") return route.fulfill({status: 500});
    const hits = query.startsWith("entr")
      ? documents.map(document => ({
          document,
          highlight: {content: {snippet: document.content.replace(/entries/i, "<mark>$&</mark>")}},
        }))
      : [];
    return route.fulfill({json: {hits}});
  });
  await page.goto(`${site.url}/guides/caching/`);
  await page.waitForFunction(() => document.documentElement.dataset.alive === "true");
  await page.waitForLoadState("networkidle");
  return {page, problems, asked};
}

const pressCommandK = (): void => {
  document.dispatchEvent(
    new KeyboardEvent("keydown", {key: "k", metaKey: true, bubbles: true, cancelable: true}),
  );
};

describe("search dialog", () => {
  it("opens by Ctrl K, by ⌘ K and by a slash outside of fields, repeatedly, with focus in a labeled field", async () => {
    const {page, problems} = await openWithEngine();
    for (const key of ["Control+k", "Meta+k", "/", "Control+k", "/", "/", "Meta+k"]) {
      // Chromium on Linux does not deliver the ⌘ key, so this event is synthetic.
      if (key === "Meta+k") await page.evaluate(pressCommandK);
      else await page.keyboard.press(key);
      await page.waitForSelector(".search[open]");
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.ariaLabel))
        .toBe("Search documentation");
      await page.keyboard.press("Escape");
      await page.waitForSelector(".search", {state: "hidden"});
    }
    await page.click(".search-trigger");
    await page.keyboard.type("a/b");
    await expect.poll(() => page.locator(".search input").inputValue()).toBe("a/b");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe("search-trigger");
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it.each(["/", "k"])(
    "stays open when %s is pressed before the browser reports that it closed",
    async key => {
      const {page} = await openWithEngine();
      await page.keyboard.press("/");
      // The dialog replaces the one that is shown while it loads.
      await page.waitForSelector('.search[open] [role="combobox"]');
      const seen = await page.evaluate(async pressed => {
        const dialog = document.querySelector<HTMLDialogElement>(".search");
        const closed = new Promise(done => dialog?.addEventListener("close", done, {once: true}));
        dialog?.requestClose();
        // React updates its state in a microtask; the browser's event needs a task.
        await Promise.resolve();
        const focused = document.activeElement?.tagName;
        const init = {key: pressed, ctrlKey: pressed === "k", bubbles: true, cancelable: true};
        document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", init));
        await closed;
        await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
        return {focused, open: dialog?.open};
      }, key);
      expect(seen).toEqual({focused: "BODY", open: true});
      await page.context().close();
    },
  );

  it("shows results by page, moves between them with wrap-around, marks matches, and opens with Enter", async () => {
    const {page} = await openWithEngine();
    await page.keyboard.press("/");
    await page.waitForSelector(".search[open]");
    await page.keyboard.type("entries");
    const options = page.getByRole("option");
    await expect.poll(() => options.count()).toBe(4);
    const heads = page.locator(".search__group .hit--page div :is(b, small)");
    await expect
      .poll(() => heads.allTextContents())
      .toEqual(["Entry Points", "Concepts", "Output", "Concepts"]);
    const middles = await heads.evaluateAll(all =>
      all.slice(0, 2).map(part => {
        const {top, height} = part.getBoundingClientRect();
        return Math.round(top + height / 2);
      }),
    );
    expect(Math.abs((middles[0] as number) - (middles[1] as number))).toBeLessThan(4);
    await expect.poll(() => page.locator(".search output").textContent()).toBe("4 results in 2 pages");
    await expect.poll(() => page.locator(".hit p mark").allTextContents()).toContain("entries");
    const active = () =>
      page.evaluate(() => {
        const field = document.querySelector(".search input");
        const id = field?.getAttribute("aria-activedescendant") ?? "";
        const option = document.getElementById(id);
        return option?.ariaSelected === "true" ? option.querySelector("b")?.textContent : null;
      });
    await expect.poll(active).toBe("Entry Points");
    await page.keyboard.press("ArrowUp");
    await expect.poll(active).toBe("Targets");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect.poll(active).toBe("Options");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.title.startsWith("Entry Points"));
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("#options");
    await expect.poll(() => page.locator(".search").isVisible()).toBe(false);
    await page.context().close();
  });

  it("remembers queries, offers them again, and forgets them on request", async () => {
    const {page} = await openWithEngine();
    await page.keyboard.press("/");
    await page.waitForSelector(".search[open]");
    await page.keyboard.type("entries");
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.title.startsWith("Entry Points"));
    await page.keyboard.press("Control+k");
    await page.locator(".search input").fill("");
    await page.getByRole("button", {name: "entries", exact: true}).click();
    await expect.poll(() => page.getByRole("option").count()).toBe(4);
    await page.locator(".search input").fill("");
    await page.getByRole("button", {name: "Forget entries"}).click();
    await expect.poll(() => page.locator(".search__empty").textContent()).toContain("Type an option");
    await page.context().close();
  });

  it("shows the query if nothing is found, and offers a retry if the engine fails", async () => {
    const {page, asked} = await openWithEngine();
    await page.keyboard.press("/");
    await page.waitForSelector(".search[open]");
    await page.keyboard.type("zzz");
    await expect.poll(() => page.locator(".search__empty").textContent()).toContain("No results for “zzz”");
    await page.locator(".search input").fill("fail");
    const alert = page.locator(".search").getByRole("alert");
    await alert.waitFor();
    await expect.poll(() => alert.textContent()).toContain("Search could not be loaded.");
    await alert.getByRole("button").click();
    await expect.poll(() => asked.filter(query => query === "fail").length).toBe(2);
    await page.context().close();
  });
});
