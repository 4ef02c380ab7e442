import {expect, it} from "vitest";
import {visit} from "#site/test-support/engines/visit.ts";

it("goes where the reader goes while code of another page is loading", async () => {
  let asked = 0;
  const {page, go, url} = await visit("/concepts/", {
    // Never answered, as on a slow connection.
    answer: request => /\/assets\/vote-[^/]*\.js$/.test(request.url ?? "") && ++asked > 0,
  });
  await page.click('.bar__nav a[href="/vote/"]');
  await expect.poll(() => asked).toBeGreaterThan(0);
  await go(page, "/guides/");
  await expect.poll(() => page.title()).toBe("Guides | packer");
  expect(await page.evaluate("location.href")).toBe(`${url}/guides/`);
});
