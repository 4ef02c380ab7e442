import type {Page} from "playwright-core";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {settled} from "../test-support/axe.ts";
import {openSite, type SiteUnderTest} from "../test-support/open-site.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Returns what distinguishes an element besides its text color, which forced colors may remove. */
function marks(page: Page, selector: string): Promise<string> {
  return page.evaluate(wanted => {
    const element = [...document.querySelectorAll(wanted)].find(each => each.checkVisibility());
    if (!element) return "";
    return [undefined, "::before", "::after"]
      .map(part => {
        const style = getComputedStyle(element, part);
        const {borderBottomWidth, outlineStyle, textDecorationLine, fontWeight} = style;
        const background = style.content === "none" && part ? "" : style.backgroundColor;
        return [borderBottomWidth, outlineStyle, textDecorationLine, fontWeight, background].join(" ");
      })
      .join("; ");
  }, selector);
}

describe.each(["light", "dark"] as const)("in forced colors, %s", colorScheme => {
  it.each([
    [1280, "", ".bar__nav a.is-active", ".bar__nav a:not(.is-active)"],
    [1280, "", ".tabs a.is-active", ".tabs a:not(.is-active)"],
    [1280, "", ".side__list > li > a[aria-current]", ".side__list > li > a:not([aria-current])"],
    [1280, "", ".tabs-list [aria-selected=true]", ".tabs-list [aria-selected=false]"],
    [1280, ".search-trigger", ".hit[aria-selected=true]", ".hit[aria-selected=false]"],
    [390, ".bar__burger", ".drawer__docs a.is-active", ".drawer__docs a:not(.is-active)"],
    [390, "", ".seg input:checked + span", ".seg input:not(:checked) + span"],
  ])(
    "at %i px, what is chosen differs by more than the color of its text: %s%s",
    async (width, opener, on, off) => {
      const {page} = await site.open("/guides/getting-started/", {
        width,
        colorScheme,
        forcedColors: "active",
      });
      if (opener) await page.click(opener);
      if (opener === ".search-trigger") await page.keyboard.type("entry");
      // The drawer and the dialog load their content when they open.
      for (const wanted of [on, off]) await page.locator(wanted).filter({visible: true}).first().waitFor();
      await settled(page);
      await expect.poll(() => marks(page, off)).not.toBe("");
      expect(await marks(page, on)).not.toBe(await marks(page, off));
      await page.context().close();
    },
  );

  it("every icon has a color that differs from its surroundings", async () => {
    const {page} = await site.open("/concepts/entry-points/", {colorScheme, forcedColors: "active"});
    await settled(page);
    const invisible = await page.evaluate(() => {
      const canvas = getComputedStyle(document.body).backgroundColor;
      return [...document.querySelectorAll(".icon")]
        .filter(icon => icon.checkVisibility())
        .filter(icon => [canvas, "rgba(0, 0, 0, 0)"].includes(getComputedStyle(icon).backgroundColor))
        .map(icon => icon.outerHTML);
    });
    expect(invisible).toEqual([]);
    await page.context().close();
  });
});
