import {mkdtempSync, rmSync} from "node:fs";
import type {Server} from "node:http";
import {tmpdir} from "node:os";
import {join} from "node:path";
import type {BrowserContext, Page} from "playwright-core";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {siteHandler, startServer} from "../server/static-server.ts";
import {nextDeploy} from "../test-support/next-deploy.ts";
import {alive, openSite, type SiteUnderTest} from "../test-support/open-site.ts";

let site: SiteUnderTest;
let later: string;
let server: Server;
let url: string;
let shown: "first" | "later" | "none";

beforeAll(async () => {
  site = await openSite();
  later = join(mkdtempSync(join(tmpdir(), "deploy-")), "site");
  nextDeploy(site.folder, later, "A sentence that only fills the page", "A sentence of the later deploy");
  const first = siteHandler(site.folder);
  const second = siteHandler(later);
  ({server, url} = await startServer((request, response) => {
    if (shown === "none") response.destroy();
    else (shown === "first" ? first : second)(request, response);
  }, 0));
});
afterAll(async () => {
  await site.close();
  server.close();
  rmSync(join(later, ".."), {recursive: true});
});

async function openFirst(serviceWorkers: "allow" | "block") {
  shown = "first";
  const context = await site.browser.newContext({serviceWorkers, viewport: {width: 1280, height: 800}});
  await context.route(
    address => !address.href.startsWith(url),
    route => route.abort(),
  );
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", error => problems.push(String(error)));
  await page.goto(`${url}/concepts/`);
  await alive(page);
  return {context, page, problems};
}

/** Waits until a service worker controls the page and has cached everything it caches initially. */
async function controlled(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await alive(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const texts = (page: Page): Promise<string> =>
  page
    .locator("#dx-body")
    .textContent()
    .then(text => text ?? "");
const script = (page: Page): Promise<string | null> => page.locator("script[async]").getAttribute("src");

/** Simulates a reader with an open tab after a deployment, who follows two links. */
async function walkOn(page: Page): Promise<void> {
  await page.click(".docs__side a[href='/concepts/output/']");
  await page.waitForFunction(() => document.title.startsWith("Output"));
  await expect.poll(() => texts(page)).toContain("later deploy");
  await alive(page);
  await page.click(".docs__side a[href='/concepts/no-headings/']");
  await page.waitForFunction(() => document.title.startsWith("No Headings"));
  expect(await texts(page)).toContain("later deploy");
}

async function close(context: BrowserContext): Promise<void> {
  await context.close();
}

describe("a deploy while a tab is open", () => {
  it("loads the new deploy with its own scripts at the next navigation", async () => {
    const {context, page, problems} = await openFirst("block");
    const before = await script(page);
    shown = "later";
    await walkOn(page);
    await expect.poll(() => script(page)).not.toBe(before);
    expect(problems).toEqual([]);
    await close(context);
  });

  it("reloads once if a part of the site is missing, and keeps the target", async () => {
    const {context, page, problems} = await openFirst("block");
    await page.click(".docs__side a[href='/concepts/output/']");
    await page.waitForFunction(() => document.title.startsWith("Output"));
    shown = "later";
    await page.click('.bar__nav a[href="/vote/"]');
    await page.waitForSelector(".vote li");
    expect(page.url()).toBe(`${url}/vote/`);
    expect(problems).toEqual([]);
    await close(context);
  });

  it("loads the new deploy with a service worker too, and drops old files", async () => {
    const {context, page, problems} = await openFirst("allow");
    await controlled(page);
    shown = "later";
    await walkOn(page);
    expect(problems).toEqual([]);
    await page.reload();
    await page.locator(".update .btn").first().click();
    const pageCaches = (): Promise<string[]> =>
      page.evaluate(async () => (await caches.keys()).filter(name => name.startsWith("docs-pages-")));
    await expect.poll(async () => (await pageCaches()).length).toBeLessThanOrEqual(1);
    await alive(page);
    shown = "none";
    await page.goto(`${url}/app-shell/`);
    await alive(page);
    await close(context);
  });
});

describe("offline", () => {
  it("shows visited pages, and the layout with a clear message for others, and continues when back online", async () => {
    const {context, page, problems} = await openFirst("allow");
    await controlled(page);
    await page.click(".docs__side a[href='/concepts/output/']");
    await page.waitForFunction(() => document.title.startsWith("Output"));
    shown = "none";
    await page.goto(`${url}/concepts/output/`);
    await alive(page);
    expect(await texts(page)).toContain("A sentence");
    await page.goto(`${url}/concepts/`);
    await alive(page);
    expect(await page.locator("h1").textContent()).toBe("Concepts");
    await page.goto(`${url}/guides/getting-started/`);
    const alert = page.getByRole("alert");
    await alert.waitFor();
    expect(await alert.textContent()).toContain("Error loading content.");
    shown = "first";
    await alert.getByRole("button").click();
    await page.waitForFunction(() => document.title.startsWith("Getting Started"));
    expect(problems).toEqual([]);
    await close(context);
  });

  it("only logs a message if service workers can't be used", async () => {
    const {page, problems} = await site.open("/concepts/", {
      before: "delete Navigator.prototype.serviceWorker",
    });
    await page.click(".docs__side a[href='/concepts/output/']");
    await page.waitForFunction(() => document.title.startsWith("Output"));
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("caches no page under the URL of a script", async () => {
    const {context, page} = await openFirst("allow");
    await controlled(page);
    const address = `${url}/assets/gone-abcdefgh.js`;
    await context.route("**/gone-abcdefgh.js", route =>
      route.fulfill({status: 200, contentType: "text/html", body: "<h1>Home</h1>"}),
    );
    await page.evaluate(target => fetch(target).catch(() => {}), address);
    await expect
      .poll(() => page.evaluate(target => caches.match(target).then(found => found === undefined), address))
      .toBe(true);
    await close(context);
  });
});
