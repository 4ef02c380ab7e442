import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {openSite, type SiteUnderTest} from "../test-support/open-site.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe("content security policy", () => {
  it("only allows scripts that are files of the site, and the one in the head by its hash", async () => {
    const policy = (await fetch(`${site.url}/concepts/`)).headers.get("content-security-policy") ?? "";
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
    expect(scripts[0]).toBe("'self'");
    expect(scripts.slice(1).every(source => source.startsWith("'sha256-"))).toBe(true);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe-eval");
  });

  it("is followed by every kind of page, and blocks other scripts", async () => {
    const {page} = await site.open("/concepts/", {
      before: `window.refused = []; document.addEventListener("securitypolicyviolation", e => window.refused.push(e.violatedDirective + " " + e.blockedURI));`,
    });
    for (const path of [
      "/",
      "/concepts/entry-points/",
      "/organization/",
      "/vote/",
      "/concepts/printable/",
      "/nowhere/",
    ]) {
      await page.goto(site.url + path);
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate("window.refused"), path).toEqual([]);
    }
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.intruder = true";
      document.body.append(script);
    });
    expect(await page.evaluate("window.intruder")).toBeUndefined();
    expect(await page.evaluate("window.refused")).toHaveLength(1);
    await page.context().close();
  });
});

describe("static server", () => {
  it("compresses files, and allows permanent caching only of hashed files", async () => {
    const page = await fetch(`${site.url}/concepts/`);
    expect(page.headers.get("content-encoding")).toMatch(/gzip|br/);
    expect(page.headers.get("cache-control")).toBe("no-cache");
    const script = /<script async [^>]*src="([^"]+)"/.exec(await page.text())?.[1];
    const asset = await fetch(site.url + script);
    expect(asset.headers.get("cache-control")).toContain("immutable");
    const tag = page.headers.get("etag") ?? "";
    expect((await fetch(`${site.url}/concepts/`, {headers: {"if-none-match": tag}})).status).toBe(304);
  });
});
