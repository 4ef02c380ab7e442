import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {swipe} from "#site/test-support/engines/gestures.ts";
import {ownProject} from "#site/test-support/engines/own-project.ts";
import type {Page} from "#site/test-support/engines/page.ts";
import {visit} from "#site/test-support/engines/visit.ts";

const PAGE = `---
title: البداية
---

مقدمة قصيرة مع \`output.path\` داخل النص.

> [!TIP]
> نصيحة مفيدة.

## التثبيت

\`\`\`js
export default {entry: "./src/index.js", mode: "production"};
\`\`\`

<details><summary>المزيد</summary>نص</details>

- أول
- ثان

| خيار | معنى |
| --- | --- |
| \`mode\` | الوضع |

### التالي

نص أخير.
`;

let folder: string;
let remove: () => void;
beforeAll(async () => {
  ({folder, remove} = await ownProject({
    "docs-index.config.json": JSON.stringify({title: "وثائق", lang: "ar", dates: "none"}),
    "docs/index.md": "---\ntitle: وثائق\n---\n\nنص",
    "docs/guide/index.md": PAGE,
    "docs/guide/next.md": "---\ntitle: الخطوة التالية\n---\n\n## قسم\n\nنص",
  }));
});
afterAll(() => remove());

interface Box {
  left: number;
  right: number;
}
const boxOf = (page: Page, selector: string): Promise<Box> =>
  page
    .locator(selector)
    .first()
    .evaluate((element: Element): Box => {
      const {left, right} = element.getBoundingClientRect();
      return {left, right};
    });

/**
 * Returns the left edges of an element's first character and of another one, counted from 0 or from the end.
 */
const ends = (page: Page, selector: string, other: number): Promise<{first: number; last: number}> =>
  page.locator(selector).evaluate((element: Element, to: number) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const at = (index: number): number => {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().left;
    };
    return {first: at(0), last: at(to < 0 ? text.length + to : to)};
  }, other);

describe("a right-to-left page", () => {
  it("has its sidebar on the right, its headings on the left, and no overflow", async () => {
    const {page, problems} = await visit("/guide/", {folder, width: 1440});
    const [side, main, toc] = await Promise.all(
      [".docs__side", ".docs__main", ".docs__toc"].map(selector => boxOf(page, selector)),
    );
    expect(side?.left).toBeGreaterThanOrEqual(main?.right ?? 0);
    expect(toc?.right).toBeLessThanOrEqual(main?.left ?? 0);
    for (const width of [1440, 1280, 1024, 960]) {
      await page.setViewportSize({width, height: 800});
      const over = await page.evaluate(() => {
        const {scrollWidth, clientWidth} = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(over, String(width)).toBeLessThanOrEqual(0);
    }
    expect(problems).toEqual([]);
  });

  it("shows code from left to right, in blocks and inline", async () => {
    const {page} = await visit("/guide/", {folder});
    for (const selector of ["#dx-body pre code", "#dx-body p > code"]) {
      const {first, last} = await ends(page, selector, 4);
      const direction = await page.locator(selector).evaluate(code => getComputedStyle(code).direction);
      expect(direction, selector).toBe("ltr");
      expect(first, selector).toBeLessThan(last);
    }
  });

  it("keeps numbers in an English interface at their position in the sentence", async () => {
    const {page} = await visit("/guide/", {folder});
    await page.click(".search-trigger");
    await page.waitForSelector(".search [role=combobox]");
    await page.keyboard.type("نص");
    await page.waitForFunction(() =>
      /^\d+ results/.test(document.querySelector(".search output")?.textContent ?? ""),
    );
    const {first, last} = await ends(page, ".search output", -1);
    expect(first).toBeLessThan(last);
  });

  it("has icons, markers and bullets at the start of lines, and arrows that point there", async () => {
    const {page} = await visit("/guide/", {folder});
    const [aside, icon] = await Promise.all([boxOf(page, ".aside"), boxOf(page, ".aside__icon")]);
    expect(aside.right - icon.right).toBeLessThan(30);
    const styles = await page.evaluate(() => {
      const of = (selector: string, part: string): CSSStyleDeclaration =>
        getComputedStyle(document.querySelector(selector) as Element, part);
      const row = of('.side__list > li > a[aria-current="page"]', "::before");
      return {
        marker: row.right,
        bullet: Number.parseFloat(of("#dx-body ul > li", "::before").right),
        closed: of("#dx-body summary", "::before").rotate,
        edge: of("#dx-body summary", "::before").borderLeftWidth,
      };
    });
    expect(styles.marker).toBe("0px");
    expect(styles.bullet).toBeLessThan(0);
    expect(styles.closed).toBe("45deg");
    expect(Number.parseFloat(styles.edge)).toBeGreaterThan(0);
  });

  it("mirrors transforms, which a left-to-right page does not", async () => {
    const direction = async (path: string, options = {}): Promise<string> => {
      const {page} = await visit(path, options);
      return page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--dir").trim());
    };
    expect(await direction("/guide/", {folder})).toBe("-1");
    expect(await direction("/concepts/entry-points/")).toBe("1");
  });

  it("has its drawer on the right, which follows a finger", async () => {
    const {page} = await visit("/guide/", {folder, width: 390, height: 844});
    const isOpen = (): Promise<boolean> =>
      page.evaluate("document.querySelector('#dx-drawer')?.open === true");
    await page.click(".bar__burger");
    await page.waitForSelector("#dx-drawer[open]");
    // The body ends at the scroll bar or its gutter.
    const gap = (): Promise<number> =>
      page.evaluate(() => {
        const [drawer, body] = ["#dx-drawer", "body"].map(selector =>
          document.querySelector(selector)?.getBoundingClientRect(),
        );
        return Math.abs((drawer?.right ?? 0) - (body?.right ?? 0));
      });
    await expect.poll(gap).toBeLessThanOrEqual(1);
    await page.keyboard.press("Escape");
    await expect.poll(isOpen).toBe(false);
    await swipe(page, [
      [380, 400],
      [360, 402],
      [340, 403],
    ]);
    await expect.poll(isOpen).toBe(true);
    await swipe(page, [
      [200, 400],
      [215, 400],
      [230, 401],
    ]);
    await expect.poll(isOpen).toBe(false);
    await swipe(page, [
      [10, 400],
      [60, 402],
    ]);
    await expect.poll(isOpen).toBe(false);
  });
});
