import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import type {Browser, Page} from "playwright-core";
import {afterAll, beforeAll, beforeEach, describe, expect, it} from "vitest";
import {fixture} from "../test-support/built-site.ts";
import {openDevServer, type RunningDev} from "../test-support/open-dev-server.ts";
import {alive} from "../test-support/open-site.ts";

let root: string;
let browser: Browser;
let dev: RunningDev;
let page: Page;

const filler = Array.from({length: 40}, (_, at) => `Paragraph ${at} of a long page.`).join("\n\n");
/** Writes the page under test. Its headings stay the same, and so does the layout. */
const write = (last: string): void =>
  writeFileSync(
    join(root, "content/guides/live.mdx"),
    `---\ntitle: Live\n---\n\n## Text\n\n${filler}\n\n${last}\n`,
  );
const body = (): Promise<string | null> => page.locator("#dx-body").textContent();

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "dev-server-"));
  cpSync(fixture, root, {recursive: true, filter: path => !path.includes(".docs-index")});
  const config = join(root, "docs-index.config.json");
  writeFileSync(
    config,
    readFileSync(config, "utf8").replace(
      "{",
      '{"base": "/live/", "theme": {"css": "own.css"}, "slots": true,',
    ),
  );
  writeFileSync(join(root, "own.css"), ":root { --own: first }\n");
  mkdirSync(join(root, "slots"));
  writeFileSync(join(root, "slots/footer.html"), "<b>First slot</b>\n");
  write("First text.");
  [browser, dev] = await openDevServer(root);
  page = await browser.newPage();
});
afterAll(async () => {
  await browser.close();
  await dev.close();
  rmSync(root, {recursive: true, force: true});
});
beforeEach(async () => {
  // Until the first build is done, a waiting page is shown, which reloads by itself.
  await page.goto(`${dev.url}guides/live/`);
  await alive(page);
  // A full page load would lose this marker.
  await page.evaluate("window.loadedOnce = true");
  await page.evaluate(() => scrollTo(0, 600));
  await page.waitForFunction("scrollY === 600");
});

/** Asserts that there was neither a full page load nor a jump. */
async function expectUnmoved(): Promise<void> {
  expect(await page.evaluate("window.loadedOnce")).toBe(true);
  expect(await page.evaluate("scrollY")).toBe(600);
}

describe("development server", () => {
  it("applies edits of the project's style sheet at the reader's position", async () => {
    const own = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--own").trim());
    for (const value of ["second", "third"]) {
      writeFileSync(join(root, "own.css"), `:root { --own: ${value} }\n`);
      await expect.poll(own).toBe(value);
      await expectUnmoved();
    }
  });

  it("shows an edit at the reader's position", async () => {
    for (const text of ["Second text.", "Third text."]) {
      write(text);
      await expect.poll(body).toContain(text);
      await expectUnmoved();
    }
  });

  it("shows edits made before the page has connected", async () => {
    let connect = (): void => {};
    const connected = new Promise<void>(resolve => {
      connect = resolve;
    });
    await page.route("**/__dev/events?*", async route => {
      await connected;
      await route.continue();
    });
    await page.goto(`${dev.url}guides/live/`);
    await alive(page);
    await page.evaluate("window.loadedOnce = true");
    await page.evaluate(() => scrollTo(0, 600));
    const listener = await browser.newPage();
    await listener.goto(`${dev.url}guides/live/`);
    await alive(listener);
    write("Early text.");
    await expect.poll(() => listener.locator("#dx-body").textContent()).toContain("Early text.");
    await listener.close();
    connect();
    await expect.poll(body).toContain("Early text.");
    await expectUnmoved();
    await page.unroute("**/__dev/events?*");
  });

  it("shows the error of an invalid file over the page, and continues when it is fixed", async () => {
    write("Before <Badge text={");
    const overlay = page.locator(".diagnostics");
    await overlay.waitFor();
    expect(await overlay.locator("code").first().textContent()).toMatch(
      /^content\/guides\/live\.mdx:\d+:\d+$/,
    );
    await expectUnmoved();
    write("Fixed text.");
    await expect.poll(body).toContain("Fixed text.");
    await overlay.waitFor({state: "detached"});
    await expectUnmoved();
  });

  it("keeps the page while the config is invalid, and reports it", async () => {
    const file = join(root, "docs-index.config.json");
    const good = readFileSync(file, "utf8");
    writeFileSync(file, "{");
    const overlay = page.locator(".diagnostics");
    await overlay.waitFor();
    expect(await overlay.textContent()).toContain("docs-index.config.json");
    writeFileSync(file, good);
    await overlay.waitFor({state: "detached"});
    await expectUnmoved();
  });

  it("reloads the page when the layout changes", async () => {
    writeFileSync(join(root, "content/guides/added.md"), "---\ntitle: Added Page\n---\n\nText.\n");
    await page.locator(".docs__side a[href='/live/guides/added/']").waitFor({state: "attached"});
    // The sidebar may list the page just before the load.
    await expect.poll(() => page.evaluate("window.loadedOnce").catch(() => true)).toBeUndefined();
  });

  it("shows edits of slots", async () => {
    const slot = page.locator(".slot--footer");
    writeFileSync(join(root, "slots/footer.html"), "<b>Second slot</b>\n");
    await expect.poll(() => slot.textContent()).toContain("Second slot");
  });
});
