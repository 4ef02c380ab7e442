import type {Page} from "playwright-core";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {openSite, type SiteUnderTest} from "../test-support/open-site.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const titles = (page: Page): Promise<string[]> => page.getByRole("tab").allTextContents();
const shown = async (page: Page): Promise<string> =>
  ((await page.getByRole("tabpanel").locator("code").textContent()) ?? "").trim();

describe("code groups", () => {
  it("show one block for the commands of all package managers, including READMEs that separate them by `or`", async () => {
    const {page} = await site.open("/guides/getting-started/");
    expect(await titles(page)).toEqual(["npm", "yarn", "pnpm", "bun"]);
    expect(await shown(page)).toBe("npm install --save-dev packer");
    await page.goto(`${site.url}/loaders/style-loader/`);
    await page.getByRole("tab").first().waitFor();
    expect(await titles(page)).toEqual(["npm", "yarn", "pnpm"]);
    expect(await shown(page)).toBe("npm install --save-dev style-loader");
    await page.context().close();
  });

  it("remember the choice on the next page, after a link and after a full load", async () => {
    const {page, problems} = await site.open("/guides/getting-started/");
    await page.getByRole("tab", {name: "pnpm"}).click();
    await expect.poll(() => shown(page)).toBe("pnpm add --save-dev packer");
    await page.click('.tabs a[href="/loaders/"]');
    await page.locator('a[href="/loaders/style-loader/"]:visible').first().click();
    await expect.poll(() => shown(page)).toBe("pnpm add -D style-loader");
    await page.reload();
    await expect.poll(() => shown(page)).toBe("pnpm add -D style-loader");
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("copy the visible code", async () => {
    const {page} = await site.open("/guides/getting-started/");
    await page.getByRole("tab", {name: "yarn"}).click();
    await page.getByRole("tabpanel").locator("button.copy").click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe("yarn add --dev packer\n");
    await page.context().close();
  });

  it("show every command with its name to readers without scripts", async () => {
    const {page} = await site.open("/guides/getting-started/", {javaScriptEnabled: false});
    expect(await page.locator(".tab__title").allTextContents()).toEqual(["npm", "yarn", "pnpm", "bun"]);
    for (const tab of await page.locator(".tab").all()) expect(await tab.isVisible()).toBe(true);
    await page.context().close();
  });
});
