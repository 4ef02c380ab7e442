import {describe, expect, it} from "vitest";
import type {Page} from "#site/test-support/engines/page.ts";
import {visit} from "#site/test-support/engines/visit.ts";

/** Removes features from style sheets; browsers ignore what they don't know, and `@supports` reports it. */
const without =
  (...features: string[]) =>
  (css: string): string =>
    features.reduce((text, feature) => text.replaceAll(feature, feature.replace(/[a-z]/, "x-$&")), css);
const NO_HAS = without(
  ":has(",
  "light-dark(",
  "content-visibility",
  "@property",
  "text-wrap",
  "overlay",
  "@starting-style",
);
const NO_LIGHT_DARK = without("light-dark(", "content-visibility", "@property", "@starting-style");

/** Removes scripting features of newer browsers. */
const NO_APIS = `delete window.requestIdleCallback;
  delete HTMLElement.prototype.popover; delete HTMLElement.prototype.showPopover; delete HTMLElement.prototype.inert;
  delete CSS.highlights; delete Intl.Segmenter; delete HTMLDialogElement.prototype.requestClose;
  for (const name of ["role", ...Object.getOwnPropertyNames(Element.prototype).filter(name => name.startsWith("aria"))])
    delete Element.prototype[name];`;

/** Returns the contrast between an element's text and the nearest background painted behind it. */
const contrasts = (page: Page, selectors: string[]): Promise<[string, number][]> =>
  page.evaluate((all: string[]) => {
    const rgb = (color: string): number[] => {
      const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      // Mixed colors have fractions instead of bytes.
      const unit = color.startsWith("color(") ? 255 : 1;
      return [r * unit, g * unit, b * unit, alpha];
    };
    const luminance = (color: string): number => {
      const [r = 0, g = 0, b = 0] = rgb(color).map(value => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ground = (element: Element | null): string => {
      for (let box = element; box; box = box.parentElement) {
        const color = getComputedStyle(box).backgroundColor;
        if ((rgb(color)[3] ?? 1) > 0.9 && color !== "rgba(0, 0, 0, 0)") return color;
      }
      return "rgb(255, 255, 255)";
    };
    return all.map((selector): [string, number] => {
      const element = document.querySelector(selector);
      if (!element) return [selector, 0];
      const [a, b] = [luminance(getComputedStyle(element).color), luminance(ground(element))];
      return [selector, (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)];
    });
  }, selectors);

const TEXTS = [
  "#dx-body p",
  "#dx-body p a",
  ".bar__nav a",
  ".tabs a",
  ".docs__side a",
  ".docs__side [aria-current]",
  "#dx-body pre code",
  ".code__bar",
  ".aside__label",
  ".foot a",
  ".banner a",
];

describe.each([
  ["light-dark(), content-visibility and @property", NO_LIGHT_DARK],
  ["these and :has()", NO_HAS],
] as const)("without %s", (_, editStyles) => {
  it.each(["light", "dark"])("every text is readable in %s", async theme => {
    const {page, problems} = await visit("/concepts/entry-points/", {
      editStyles,
      before: `${NO_APIS} localStorage.setItem("theme", "${theme}");`,
    });
    for (const [selector, ratio] of await contrasts(page, TEXTS))
      expect(ratio, selector).toBeGreaterThan(4.4);
    expect(problems).toEqual([]);
  });

  it("nothing overlaps or overflows, and link targets are below the bar", async () => {
    const {page, go} = await visit("/concepts/entry-points/", {editStyles, before: NO_APIS, width: 1280});
    const over = await page.evaluate(
      "document.documentElement.scrollWidth - document.documentElement.clientWidth",
    );
    expect(over).toBeLessThanOrEqual(0);
    const row = await page.evaluate(() => {
      const link = document.querySelector(".docs__side .side__list > .deep > a") ?? document.body;
      return Number.parseFloat(getComputedStyle(link).paddingInlineEnd);
    });
    expect(row).toBeGreaterThan(30);
    await go(page, "/concepts/entry-points/#11-in-scope");
    const {heading, bar} = await page.evaluate(() => ({
      heading: document.getElementById("11-in-scope")?.getBoundingClientRect().top ?? 0,
      bar: document.querySelector(".top")?.getBoundingClientRect().bottom ?? 0,
    }));
    expect(heading).toBeGreaterThanOrEqual(bar);
  });

  it("search, tabs, language menu and drawer work", async () => {
    const {page, problems} = await visit("/concepts/entry-points/", {editStyles, before: NO_APIS});
    await page.locator("[role=tab]").first().focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => page.locator("[role=tab]").nth(1).getAttribute("aria-selected")).toBe("true");
    await page.click(".lang__btn");
    await expect.poll(() => page.locator(".lang__btn").getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await page.waitForSelector(".search[open] input");
    await page.keyboard.type("output");
    await page.waitForSelector("[role=option]");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.title.startsWith("Output"));
    expect(problems).toEqual([]);
  });
});

it("phones without :has() have one bar, without elements for wide screens", async () => {
  const {page} = await visit("/concepts/", {editStyles: NO_HAS, before: NO_APIS, width: 390, height: 844});
  for (const [selector, isShown] of [
    [".bar__burger", true],
    [".bar__search-icon", true],
    [".bar__theme", true],
    [".search-trigger", false],
    [".bar__nav", false],
    [".docs__side", false],
  ] as const)
    expect(
      await page.locator(selector).evaluate(element => element.getClientRects().length > 0),
      selector,
    ).toBe(isShown);
  await page.click(".bar__burger");
  await page.waitForSelector("#dx-drawer[open]");
});
