import {readFileSync} from "node:fs";
import {join} from "node:path";
import {type Browser, chromium, type Page} from "playwright-core";
import {afterAll, beforeAll, describe, expect, inject, it} from "vitest";
import type {PageDocument} from "#schemas/page-document.ts";
import {violations} from "../test-support/axe.ts";

const ROOT = join(import.meta.dirname, "../..");
const STYLE = readFileSync(join(ROOT, "schemas/page-document.css"), "utf8");

/** Page document that contains the complete HTML vocabulary. */
const document_ = JSON.parse(
  readFileSync(join(ROOT, "fixtures/projects/html-vocabulary/expected/data/pages/index.json"), "utf8"),
) as PageDocument;

const pageOf = (style: string): string =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>T</title>
  <style>${style}</style><style>body{margin:0}</style><main class="page-document"><h1>Title</h1>${document_.html}</main></html>`;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.connect(inject("browser"));
});
afterAll(() => browser.close());

/** Opens the page with or without the style sheet and runs a check on it. */
async function withPage<T>(
  options: {style?: string; scheme?: "light" | "dark"; width?: number},
  check: (page: Page) => Promise<T>,
): Promise<T> {
  const {style = STYLE, scheme = "light", width = 1000} = options;
  const context = await browser.newContext({colorScheme: scheme, viewport: {width, height: 800}});
  try {
    const page = await context.newPage();
    await page.setContent(pageOf(style));
    return await check(page);
  } finally {
    await context.close();
  }
}

/** Elements that look like plain text without styles, and the property that distinguishes them. */
const STYLED: [selector: string, property: string][] = [
  [".aside", "background-color"],
  [".aside--tip .aside__label", "color"],
  [".aside--warning .aside__label", "color"],
  [".aside__icon", "background-color"],
  [".badge", "border-top-style"],
  [".code", "border-top-style"],
  [".code__bar", "display"],
  [".code__title", "font-weight"],
  [".ln.hl", "background-color"],
  [".ln.add", "background-color"],
  [".ln.del", "background-color"],
  [".t-k", "color"],
  [".t-s", "color"],
  [".t-n", "color"],
  [".t-f", "color"],
  [".t-r", "color"],
  [".t-c", "color"],
  [".t-k", "font-style"],
  [".sr", "position"],
  [".table", "overflow-x"],
  [".table td", "border-top-style"],
  [".tasks", "list-style-type"],
  [".cards", "display"],
  [".card", "border-top-style"],
  [".tab", "border-top-style"],
  [".tab__title", "font-weight"],
  [".file-tree", "font-family"],
  [".placeholder", "border-top-style"],
  [".footnotes", "border-top-style"],
  [".hash", "color"],
];

const stylesOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    wanted =>
      wanted.map(([selector, property]) => {
        const element = document.querySelector(selector);
        return element ? getComputedStyle(element).getPropertyValue(property) : "absent";
      }),
    STYLED,
  );

describe("the reference style sheet", () => {
  it("styles each kind of element", async () => {
    const plain = await withPage({style: ""}, stylesOf);
    const styled = await withPage({}, stylesOf);
    expect(plain).not.toContain("absent");
    expect(STYLED.filter((_, i) => plain[i] === styled[i])).toEqual([]);
  });

  it.each(["light", "dark"] as const)("is accessible in %s colors, contrast included", async scheme => {
    expect(await withPage({scheme}, page => violations(page))).toEqual([]);
  });

  it.each([1000, 320])("fits a window %i pixels wide", async width => {
    const [content, window_] = await withPage({width}, page =>
      page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]),
    );
    expect(content).toBeLessThanOrEqual(window_ as number);
  });

  it("does not affect the rest of a page", () => {
    const selectors = [...STYLE.replace(/\/\*.*?\*\//gs, "").matchAll(/(?:^|[{}])\s*([^{}@;]+)\{/g)];
    expect(selectors.length).toBeGreaterThan(40);
    expect(selectors.filter(([, selector = ""]) => !selector.trim().startsWith(".page-document"))).toEqual(
      [],
    );
  });
});
