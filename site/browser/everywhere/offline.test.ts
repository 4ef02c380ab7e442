import {readdirSync} from "node:fs";
import {join} from "node:path";
import {describe, expect, inject, it} from "vitest";
import {type Visit, visit} from "#site/test-support/engines/visit.ts";

/** Visits one page, waits until everything cached during idle time is stored, and goes offline. */
async function visitOnce(path: string): Promise<Visit> {
  const visited = await visit(path, {serviceWorker: true});
  // The search index is stored last.
  const index = readdirSync(join(inject("site").folder, "data/search"), {recursive: true, encoding: "utf8"})
    .filter(file => file.endsWith(".json"))
    .map(file => `/data/search/${file}`);
  const missing = (): Promise<string[]> =>
    visited.page.evaluate(async (addresses: string[]) => {
      const found = await Promise.all(addresses.map(address => caches.match(address)));
      return addresses.filter((_, at) => found[at] === undefined);
    }, index);
  await expect.poll(missing).toEqual([]);
  visited.show(null);
  return visited;
}

describe("offline after one visit", () => {
  it("the front page, the sections, the visited page and search are available", async () => {
    const {page, go, problems} = await visitOnce("/concepts/output/");
    for (const [path, title] of [
      ["/", "packer"],
      ["/guides/", "Guides | packer"],
      ["/concepts/output/", "Output | packer"],
    ] as const) {
      await go(page, path);
      await expect.poll(() => page.title()).toBe(title);
      await expect.poll(() => page.locator("[role=alert]").count(), {message: path}).toBe(0);
    }
    await page.click(".search-trigger");
    await page.waitForSelector(".search [role=combobox]");
    await page.keyboard.type("caching");
    await page.waitForSelector("[role=option]");
    await expect.poll(() => page.locator("[role=option]").getAttribute("href")).toContain("/guides/caching/");
    expect(problems).toEqual([]);
  });

  it("a page that was not visited shows its title, and why its text is missing", async () => {
    const {page, go} = await visitOnce("/concepts/");
    await go(page, "/guides/caching/");
    await page.waitForSelector("[role=alert]");
    await expect.poll(() => page.locator("h1").textContent()).toBe("Caching");
  });
});
