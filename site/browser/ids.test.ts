import {cpSync, readdirSync, readFileSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {fixture} from "../test-support/built-site.ts";
import {openSite, type SiteUnderTest} from "../test-support/open-site.ts";
import {openOwnSite} from "../test-support/own-site.ts";

let site: SiteUnderTest;
let frameIds: string[];
let words: string[];

/** Returns every word in the client's scripts, including all globals and properties that it uses. */
function wordsOf(folder: string): string[] {
  const assets = join(folder, "assets");
  const scripts = readdirSync(assets).filter(file => file.endsWith(".js"));
  const found = scripts.flatMap(
    file => readFileSync(join(assets, file), "utf8").match(/(?<![\w$])[A-Za-z_$][\w$]{2,}/g) ?? [],
  );
  return [...new Set(found)].filter(word => /^[\w$]+$/.test(word));
}

/** Returns the ids of a document, or those outside its body. */
const idsOf = (html: string): string[] => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id as string);

beforeAll(async () => {
  const plain = await openSite();
  frameIds = [
    ...new Set(
      [
        "index.html",
        "404.html",
        "app-shell/index.html",
        "organization/index.html",
        "comparison/index.html",
      ].flatMap(file => idsOf(readFileSync(join(plain.folder, file), "utf8"))),
    ),
  ].filter(id => id.startsWith("dx-"));
  words = wordsOf(plain.folder);
  await plain.close();
  site = await openOwnSite(project => {
    cpSync(fixture, project, {recursive: true, filter: path => !path.includes(".docs-index")});
    const short = frameIds.map(id => id.slice(3)).filter(id => /^[a-z-]+$/.test(id));
    const names = [
      ...new Set([...short, "root", "main", "body", "boot", "toc-heading", "drawer", "sponsors"]),
    ];
    writeFileSync(
      join(project, "content/guides/headings.md"),
      `---\ntitle: Headings\ncontributors: [octocat]\n---\n\n${names.map(name => `## ${name}\n\nText.\n`).join("\n")}`,
    );
    writeFileSync(
      join(project, "content/guides/anchors.md"),
      `---\ntitle: Anchors\n---\n\n${[...frameIds, ...names, ...words]
        .map(
          name =>
            `<a id="${name}" name="${name}"></a><img name="${name}" src="https://img.example.org/x.png" alt="">`,
        )
        .join("\n")}\n\n## Last\n\nText.\n`,
    );
  });
});
afterAll(() => site.close());

describe("ids of the layout", () => {
  it("all start with the reserved prefix", async () => {
    for (const path of [
      "/",
      "/concepts/entry-points/",
      "/organization/",
      "/vote/",
      "/guides/printable/",
      "/x/",
    ]) {
      const {page} = await site.open(path, {width: 1440});
      await page.keyboard.press("/");
      await page.locator("dialog[open]").waitFor();
      const foreign = await page.evaluate(() =>
        [...document.querySelectorAll("[id]")]
          .filter(({id}) => !id.startsWith("dx-"))
          .flatMap(element => (element.closest("#dx-body") ? [] : element.id)),
      );
      expect(foreign, path).toEqual([]);
      await page.context().close();
    }
  });

  it("preserve the id and position of every heading", async () => {
    const {page, problems} = await site.open("/guides/headings/#boot");
    const headings = page.locator("#dx-body h2");
    expect(await headings.count()).toBeGreaterThan(6);
    for (const id of await headings.evaluateAll(all => all.map(heading => heading.id))) {
      await page.evaluate(hash => {
        location.hash = hash;
      }, id);
      await expect
        .poll(() =>
          page.evaluate(target => {
            const element = document.querySelector(`#dx-body [id="${target}"]`);
            const last = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
            return last || Math.abs(element?.getBoundingClientRect().top ?? 9999) < 300;
          }, id),
        )
        .toBe(true);
    }
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("and globals are not shadowed by ids and names of a page: the client starts and works", async () => {
    expect(words.length).toBeGreaterThan(500);
    const {page, problems} = await site.open("/guides/anchors/", {width: 1440});
    expect(await page.locator("#dx-body a[name]").count()).toBeGreaterThan(500);
    expect(await page.evaluate(() => document.querySelectorAll("#dx-body [id^=dx-]").length)).toBe(0);
    // React handles events outside its root too; their target has no component.
    await page.evaluate(() => {
      for (const type of ["focusin", "click", "keydown", "change"])
        document.body.dispatchEvent(new Event(type, {bubbles: true}));
    });
    await page.locator(".docs__side a", {hasText: "Caching"}).click();
    await page.waitForFunction(() => document.title.startsWith("Caching"));
    await page.goBack();
    await page.waitForFunction(() => document.title.startsWith("Anchors"));
    await page.keyboard.press("/");
    await page.locator("dialog[open] input").fill("caching");
    await page.locator("[role=option]").first().click();
    await page.waitForFunction(() => document.title.startsWith("Caching"));
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("are available by their short names if no heading has them", async () => {
    const {page} = await site.open("/concepts/entry-points/#contributors");
    await expect
      .poll(() =>
        page
          .locator("#dx-contributors")
          .evaluate(element => element.getBoundingClientRect().top < innerHeight),
      )
      .toBe(true);
    await page.context().close();
  });
});
