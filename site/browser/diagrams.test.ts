import {readdirSync} from "node:fs";
import {join} from "node:path";
import type {Page} from "playwright-core";
import {afterAll, beforeAll, describe, expect, inject, it} from "vitest";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {violations} from "../test-support/axe.ts";
import type {SiteUnderTest} from "../test-support/open-site.ts";
import {openOwnSite} from "../test-support/own-site.ts";

const fence = (text: string): string => `~~~mermaid\n${text}\n~~~\n\n`;
const KINDS = {
  flowchart:
    "flowchart LR\n  accTitle: Way of a page\n  A[Read] -->|text| B{Valid?}\n  B -- no --> C[Report]",
  sequence: "sequenceDiagram\n  Reader->>Site: asks\n  Site-->>Reader: answers",
  classes: "classDiagram\n  Page <|-- Part\n  Page : +String url",
  states: "stateDiagram-v2\n  [*] --> Open\n  Open --> [*]",
  entities: "erDiagram\n  PAGE ||--o{ LINK : holds",
  pie: 'pie title Parts\n  "Text" : 60\n  "Code" : 40',
  gantt: "gantt\n  dateFormat YYYY-MM-DD\n  section One\n  Write :a1, 2026-01-01, 3d",
  git: "gitGraph\n  commit\n  branch side\n  commit",
  mindmap: "mindmap\n  root((Docs))\n    Guide\n    Reference",
};
const HOSTILE = [
  'flowchart LR\n  A["<img src=x onerror=window.ran=1>"] --> B["<script>window.ran=2</script>"]',
  'flowchart LR\n  A --> B\n  click A "javascript:window.ran=3"\n  click B call window.ran()',
  '%%{init: {"securityLevel": "loose", "htmlLabels": true, "themeCSS": "*{display:none}"}}%%\nflowchart LR\n  A["<b onmouseover=window.ran=4>x</b>"] --> B',
];
const PAGES = {
  "docs-index.config.json": '{"title": "Test", "site": "https://example.org/docs/"}',
  "content/index.md": "# Home\n\n[All](kinds.md)\n",
  "content/kinds.md": `# Kinds\n\n${Object.values(KINDS).map(fence).join("")}`,
  "content/hostile.md": `# Hostile\n\n${HOSTILE.map(fence).join("")}`,
  "content/broken.md": `# Broken\n\n${fence("flowchart LR\n  A -->")}`,
};

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openOwnSite(project => writeFiles(project, PAGES));
});
afterAll(() => site.close());

/** Scrolls to each diagram and waits until all of them are valid images. */
async function drawn(page: Page, count: number): Promise<void> {
  for (const figure of await page.locator("figure[data-island=Diagram]").all())
    await figure.scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator("img.diagram").count()).toBe(count);
  const sizes = await page.locator("img.diagram").evaluateAll(async images =>
    Promise.all(
      (images as HTMLImageElement[]).map(async image => {
        await image.decode();
        return Math.min(image.naturalWidth, image.naturalHeight);
      }),
    ),
  );
  expect(Math.min(...sizes)).toBeGreaterThan(20);
}
const source = (page: Page): Promise<string | null> =>
  page.locator("img.diagram").first().getAttribute("src");

describe("diagrams", () => {
  it("of every kind are drawn only with files of the site, under its content security policy", async () => {
    const {page, problems, foreign} = await site.open("/docs/kinds/");
    await drawn(page, Object.keys(KINDS).length);
    expect(await page.locator("img.diagram").first().getAttribute("alt")).toBe("Way of a page");
    expect(await page.locator("dx-style:not(head *), body > svg, body > [id^=ddx-]").count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    expect({problems, foreign}).toEqual({problems: [], foreign: []});
    await page.context().close();
  });

  it("are redrawn in dark colors", async () => {
    const {page} = await site.open("/docs/kinds/", {colorScheme: "light"});
    await drawn(page, Object.keys(KINDS).length);
    const light = await source(page);
    await page.emulateMedia({colorScheme: "dark"});
    await expect.poll(() => source(page)).not.toBe(light);
    await page.context().close();
  });

  it("show their source on request, in print, and to readers without scripts", async () => {
    const {page} = await site.open("/docs/kinds/");
    await drawn(page, Object.keys(KINDS).length);
    const code = page.locator("figure[data-island=Diagram] pre").first();
    expect(await code.isVisible()).toBe(false);
    await page.getByRole("button", {name: "Show source"}).first().click();
    await expect.poll(() => code.isVisible()).toBe(true);
    await page.getByRole("button", {name: "Hide source"}).click();
    await page.emulateMedia({media: "print"});
    await expect.poll(() => code.isVisible()).toBe(true);
    await page.context().close();
    const plain = await site.open("/docs/kinds/", {javaScriptEnabled: false});
    expect(await plain.page.locator("figure[data-island=Diagram] pre").first().textContent()).toContain(
      "A[Read]",
    );
    await plain.page.context().close();
  });

  it("run no code in hostile text", async () => {
    const {page, foreign} = await site.open("/docs/hostile/");
    for (const figure of await page.locator("figure[data-island=Diagram]").all())
      await figure.scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator("img.diagram").count()).toBe(HOSTILE.length);
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
    expect(await page.locator(".prose script, .prose svg, .prose [onerror]").count()).toBe(0);
    expect(foreign).toEqual([]);
    await page.context().close();
  });

  it("that can't be drawn show their source", async () => {
    const {page} = await site.open("/docs/broken/");
    await page.waitForLoadState("networkidle");
    expect(await page.locator("figure[data-island=Diagram] pre").isVisible()).toBe(true);
    expect(await page.locator("img.diagram").count()).toBe(0);
    await page.context().close();
  });

  it("load their library on demand, including after navigation", async () => {
    const {page} = await site.open("/docs/");
    const loaded: string[] = [];
    page.on("request", request => void (/diagrams-/.test(request.url()) && loaded.push(request.url())));
    await page.waitForLoadState("networkidle");
    expect(loaded).toEqual([]);
    await page.locator(".prose a").first().click();
    await page.waitForURL(`${site.url}/docs/kinds/`);
    await drawn(page, Object.keys(KINDS).length);
    expect(loaded).toHaveLength(1);
    await page.context().close();
  });

  it("only add their library to sites with diagrams", () => {
    const files = (folder: string): string[] =>
      readdirSync(join(folder, "assets")).filter(name => /^diagrams-/.test(name));
    expect(files(site.folder)).toHaveLength(1);
    expect(files(inject("site").folder)).toEqual([]);
  });
});
