import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {openSite, type SiteUnderTest} from "../test-support/open-site.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function actives(path: string): Promise<string[][]> {
  const {page} = await site.open(path, {javaScriptEnabled: false});
  const found = await Promise.all(
    [".bar__nav .is-active", ".tabs .is-active"].map(selector => page.locator(selector).allTextContents()),
  );
  await page.context().close();
  return found;
}

describe("top bar", () => {
  it("contains items, icons and languages in order", async () => {
    const {page} = await site.open("/concepts/", {javaScriptEnabled: false});
    expect(await page.locator(".bar__nav a").allTextContents()).toEqual([
      "Documentation",
      "Contribute",
      "Vote",
      "Blog",
    ]);
    const labels = await page.locator(".bar__icons a").evaluateAll(all => all.map(link => link.ariaLabel));
    expect(labels).toEqual(["Repository", "Social", "Questions and answers"]);
    await page.context().close();
  });

  it("marks the active item, and the section below Documentation", async () => {
    expect(await actives("/plugins/banner-plugin/")).toEqual([["Documentation"], ["Plugins"]]);
    expect(await actives("/contribute/")).toEqual([["Contribute"], []]);
    expect(await actives("/blog/2026-01-02-first/")).toEqual([["Blog"], []]);
    expect(await actives("/vote/")).toEqual([["Vote"], []]);
    expect(await actives("/comparison/")).toEqual([[], []]);
  });

  it("shows all sections but Contribute as children", async () => {
    const {page} = await site.open("/api/cli/", {javaScriptEnabled: false});
    expect(await page.locator(".tabs a").allTextContents()).toEqual([
      "API",
      "Blog",
      "Concepts",
      "Configuration",
      "Guides",
      "Loaders",
      "Migrate",
      "Plugins",
    ]);
    await page.context().close();
  });

  it("shortens a long title instead of growing or moving its links out of view", async () => {
    const {page} = await site.open("/concepts/");
    await page.locator(".bar .brand > span").evaluate(title => {
      title.textContent = "The complete documentation of a tool with a long name ".repeat(3);
    });
    for (const width of [320, 390, 768, 960, 1024, 1440]) {
      await page.setViewportSize({width, height: 700});
      const found = await page.locator(".bar__in").evaluate(bar => ({
        isOneLine: [...bar.querySelectorAll(".brand > span, .bar__nav a")].every(
          ({clientHeight}) => clientHeight <= 44,
        ),
        fits: bar.scrollWidth <= bar.clientWidth,
      }));
      expect(found, `${width} px`).toEqual({isOneLine: true, fits: true});
    }
    await page.context().close();
  });

  it("has either links and sidebar or the menu button at every width", async () => {
    const {page} = await site.open("/concepts/");
    for (const width of [320, 360, 719, 720, 721, 767, 768, 959, 960, 1024, 1440]) {
      await page.setViewportSize({width, height: 700});
      const [links, sidebar, burger] = await Promise.all(
        [".bar__nav", ".docs__side", ".bar__burger"].map(selector => page.locator(selector).isVisible()),
      );
      expect(links, `links at ${width}`).toBe(!burger);
      expect(sidebar, `sidebar at ${width}`).toBe(!burger);
    }
    await page.context().close();
  });

  it("lists the links of the footer, the license with a trailing slash", async () => {
    const {page} = await site.open("/concepts/", {javaScriptEnabled: false});
    const links = await page
      .locator(".foot__links a")
      .evaluateAll(all => all.map(link => link.getAttribute("href")));
    expect(links).toEqual([
      "/guides/getting-started/",
      "/organization/",
      "/comparison/",
      "https://swag.example.org/",
      "/glossary/",
      "https://chat.example.org/",
      "https://github.com/acme/packer/releases",
      "/license/",
    ]);
    await page.context().close();
  });

  it("stores the selected colors and applies them before the first paint", async () => {
    const {page} = await site.open("/concepts/", {colorScheme: "light"});
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await ground();
    await page.getByRole("radio", {name: "Dark"}).check();
    await expect.poll(ground).not.toBe(light);
    const dark = await ground();
    await page.route("**/assets/*.js", route => route.abort());
    await page.goto(`${site.url}/guides/`);
    expect(await ground()).toBe(dark);
    await page.context().close();
  });
});
