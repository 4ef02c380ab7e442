import {describe, expect, it} from "vitest";
import type {Page} from "#site/test-support/engines/page.ts";
import {visit} from "#site/test-support/engines/visit.ts";

const ROUTES = [
  "/",
  "/concepts/entry-points/",
  "/configuration/mode/",
  "/concepts/printable/",
  "/organization/",
];

const overflow = (page: Page): Promise<number> =>
  page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");

/** Finds texts that overflow the window or a clipping box and can't be scrolled into view. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some(node => node.nodeType === 3 && node.nodeValue?.trim());
    const isCut = (element: Element): boolean => {
      const {left, right, top, bottom, width, height} = element.getBoundingClientRect();
      if (width < 2 || height < 2) return false;
      if (getComputedStyle(element).textOverflow === "ellipsis") return false;
      let [start, end, above, below] = [0, document.documentElement.clientWidth, -1e6, 1e6];
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const {overflowX, overflowY, clipPath, textOverflow} = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX + overflowY) || clipPath !== "none" || textOverflow === "ellipsis")
          return false;
        if (!/hidden|clip/.test(overflowX + overflowY)) continue;
        const edge = box.getBoundingClientRect();
        [start, end] = [Math.max(start, edge.left), Math.min(end, edge.right)];
        [above, below] = [Math.max(above, edge.top), Math.min(below, edge.bottom)];
      }
      return left < start - 1 || right > end + 1 || top < above - 3 || bottom > below + 3;
    };
    return (
      [...document.body.querySelectorAll("*")]
        .filter(
          element =>
            hasText(element) && element.checkVisibility({opacityProperty: true, visibilityProperty: true}),
        )
        // The tab bar of a sample group is outside its frame; permalinks are invisible until hovered.
        .filter(
          element => !element.closest(".rotator, .sr, .skip, [aria-hidden], .has-tabs .code__bar, .hash"),
        )
        .filter(isCut)
        .map(element => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 30)}`)
    );
  });

/** Lays out parts that are skipped while out of view, and adds user styles. */
const prepare = (page: Page, css = ""): Promise<unknown> =>
  page.evaluate(async (rules: string) => {
    for (const part of document.querySelectorAll(".part")) part.classList.add("is-laid-out");
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }, css);

/** Text spacing that readers may set (WCAG 2.2, 1.4.12). */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

describe.each(ROUTES)("%s", path => {
  it("fits every width from 320 px, including 640 px at a zoom of 200 %", async () => {
    const {page} = await visit(path, {width: 390, height: 800, reducedMotion: true});
    await prepare(page);
    for (const width of [320, 390, 640, 768, 959, 960, 1280, 1440, 2000]) {
      await page.setViewportSize({width, height: 800});
      expect(await overflow(page), `at ${width}`).toBeLessThanOrEqual(0);
      expect(await cutTexts(page), `at ${width}`).toEqual([]);
    }
  });

  it("clips no text with increased spacing", async () => {
    const {page} = await visit(path, {width: 390, height: 800, reducedMotion: true});
    await prepare(page, TEXT_SPACING);
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 800});
      expect(await overflow(page), `at ${width}`).toBeLessThanOrEqual(0);
      expect(await cutTexts(page), `at ${width}`).toEqual([]);
    }
  });
});

it("has either links and sidebar or the menu button at every width", async () => {
  const {page} = await visit("/concepts/", {width: 390, height: 700});
  for (const width of [320, 719, 767, 768, 959, 960, 1440]) {
    await page.setViewportSize({width, height: 700});
    const [links, sidebar, burger] = await Promise.all(
      [".bar__nav", ".docs__side", ".bar__burger"].map(selector =>
        page.locator(selector).first().isVisible(),
      ),
    );
    expect([links, sidebar], String(width)).toEqual([!burger, !burger]);
  }
});

/** Applies print styles to the screen, because not every engine can print in tests. */
const onPaper = (css: string): string =>
  css.replaceAll(/@media print\b/g, "@media all").replaceAll(/@media screen\b/g, "@media not all");

it("in print, there are text, code and titles, and neither bars nor buttons", async () => {
  const {page} = await visit("/concepts/printable/", {editStyles: onPaper});
  await prepare(page);
  for (const selector of [".top", ".foot", ".copy", ".doc-head__links", ".tabs-list"])
    expect(await page.locator(selector).first().isVisible(), selector).toBe(false);
  for (const selector of ["h1", "#dx-body h2", "#dx-body p", "#dx-body pre", ".code__title", ".tab__title"])
    expect(await page.locator(selector).first().isVisible(), selector).toBe(true);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

it("in print, the front page has no text as light as the paper", async () => {
  const {page} = await visit("/", {editStyles: onPaper, reducedMotion: true});
  const pale = await page.evaluate(() =>
    [...document.querySelectorAll(".hero :is(h1, p, .btn--ghost, .rotator > .is-in)")]
      .filter(element => {
        const channels =
          getComputedStyle(element)
            .color.match(/[\d.]+/g)
            ?.map(Number) ?? [];
        return Math.min(...channels.slice(0, 3)) > 140;
      })
      .map(({outerHTML}) => outerHTML.slice(0, 60)),
  );
  expect(pale).toEqual([]);
  expect(await page.locator(".graph").isVisible()).toBe(false);
});
