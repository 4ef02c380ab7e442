import {readFileSync, rmSync} from "node:fs";
import {join} from "node:path";
import {afterAll, beforeAll, expect, it} from "vitest";
import {writeFiles} from "#fixtures/support/write-files.ts";
import type {SiteUnderTest} from "../test-support/open-site.ts";
import {openOwnSite} from "../test-support/own-site.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openOwnSite(
    project =>
      writeFiles(project, {
        "docs-index.config.json": JSON.stringify({
          content: "docs",
          dates: "none",
          title: "Host",
          locales: [{lang: "en"}, {lang: "de"}],
        }),
        "docs/de/index.md": "# Start\n",
        "docs/index.md": "# Home\n\n[Guide](guide/index.md)\n",
        "docs/guide/index.md": "# Guide\n\nText.\n",
        "public/_headers": "/guide/\n  X-Own: 1\n",
        "public/_redirects": "/old /guide/ 302\n",
      }),
    "/",
    "github-pages",
  );
  // Simulates a host that sends no headers.
  rmSync(join(site.folder, "_headers"));
});
afterAll(() => site.close());

it("protects pages with a policy of their own if the host sends none", async () => {
  const {page, problems} = await site.open("/");
  await page.getByRole("link", {name: "Guide"}).last().click();
  await page.waitForFunction(() => document.title.startsWith("Guide"));
  expect(problems).toEqual([]);
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.injected = true";
    document.body.append(script);
    return "injected" in window;
  });
  expect(ran).toBe(false);
});

it.each(["", "de/"])("has the policy before any script or style sheet in /%s", edition => {
  const html = readFileSync(join(site.folder, edition, "guide/index.html"), "utf8");
  const policy = html.indexOf('<meta http-equiv="Content-Security-Policy"');
  expect(policy).toBeGreaterThan(0);
  expect(policy).toBeLessThan(html.search(/<script|<link/));
});
