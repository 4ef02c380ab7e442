import {writeFileSync} from "node:fs";
import {join} from "node:path";
import sharp from "sharp";
import {afterAll, beforeAll, expect, it} from "vitest";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {violations} from "../test-support/axe.ts";
import type {SiteUnderTest} from "../test-support/open-site.ts";
import {openOwnSite} from "../test-support/own-site.ts";

const PLACES = [
  "banner",
  "top-bar-end",
  "sidebar-start",
  "sidebar-end",
  "before-content",
  "after-content",
  "footer",
];

/** Returns a picture of random pixels, whose copies are smaller. */
function picture(width: number, height: number): Promise<Buffer> {
  const noise = {type: "gaussian", mean: 128, sigma: 40} as const;
  return sharp({create: {width, height, channels: 3, background: "black", noise}})
    .png()
    .toBuffer();
}

let site: SiteUnderTest;
beforeAll(async () => {
  const photo = await picture(1000, 500);
  site = await openOwnSite(project => {
    writeFiles(project, {
      "docs-index.config.json": JSON.stringify({
        content: "docs",
        dates: "none",
        title: "Own",
        base: "/base/",
        slots: {trusted: true},
        images: true,
        elements: {"my-demo": ["word"]},
        frames: ["player.example"],
        navigation: [
          {title: "Home", url: "/"},
          {
            title: "More",
            menu: [
              {title: "Wide", url: "/wide/"},
              {title: "Group", items: [{title: "Guide", url: "/guide/"}]},
            ],
          },
        ],
      }),
      ...Object.fromEntries(
        PLACES.map(name => [`slots/${name}.html`, `<b>slot ${name}</b> <a href="/guide/">link</a>`]),
      ),
      "slots/head.html":
        "<script>window.started = (window.started ?? 0) + 1</script><script src='/demo.js' defer></script>",
      "public/demo.js":
        "customElements.define('my-demo', class extends HTMLElement { connectedCallback() { this.textContent = 'demo ' + this.getAttribute('word'); } });",
      "docs/demo.md":
        '# Demo\n\n<my-demo word="one">still</my-demo>\n\n<iframe src="https://player.example/1" title="Tour"></iframe>\n',
      "docs/index.md": "# Home\n\n[Guide](guide/index.md) [Demo](demo.md)\n",
      "docs/guide/index.md":
        "---\nhead:\n  - [meta, {name: description, content: Own words}]\n---\n\n# Guide\n\n## Part\n\nText.\n",
      "docs/photo.md": "# Photo\n\n![A photo](photo.png)\n",
      "docs/wide.md": "---\nlayout: wide\n---\n\n# Wide\n\n## Part\n\n[Blank](blank.md)\n",
      "docs/blank.md": "---\nlayout: blank\n---\n\n# Blank\n\n<div>Own</div>\n\n[Guide](guide/index.md)\n",
      "docs/404.md": "# Nothing here\n\nTry the [guide](guide/index.md#part).\n\n![Map](map.svg)\n",
      "docs/map.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
    });
    writeFileSync(join(project, "docs/photo.png"), photo);
  }, "/base/");
});
afterAll(() => site.close());

it("answers unknown URLs at any depth with the page of the content", async () => {
  const {page, problems} = await site.open("/a/b/c/d/");
  await expect.poll(() => page.locator("main h1").textContent()).toBe("Nothing here");
  await page.waitForFunction(() => document.documentElement.dataset.alive === "true");
  expect(await page.title()).toBe("Nothing here | Own");
  await page.locator("main").getByRole("link", {name: "guide"}).click();
  await page.waitForFunction(() => document.title.startsWith("Guide"));
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe("/base/guide/#part");
  expect(problems.filter(problem => !problem.includes("404"))).toEqual([]);
});

it("omits sidebar and table of contents as the layout says, also after a navigation", async () => {
  const {page, problems} = await site.open("/wide/");
  const parts = (): Promise<number[]> =>
    Promise.all(
      [".docs__side", "aside.docs__toc", ".doc-head", "footer.foot"].map(part => page.locator(part).count()),
    );
  await expect.poll(parts).toEqual([0, 0, 1, 1]);
  await page.locator("main").getByRole("link", {name: "Blank"}).click();
  await page.waitForFunction(() => document.title.startsWith("Blank"));
  await expect.poll(parts).toEqual([0, 0, 0, 1]);
  await expect.poll(() => page.locator("main h1").textContent()).toBe("Blank");
  await page.locator("main").getByRole("link", {name: "Guide"}).click();
  await page.waitForFunction(() => document.title.startsWith("Guide"));
  await expect.poll(parts).toEqual([1, 1, 1, 1]);
  expect(problems).toEqual([]);
});

it("opens a menu by key and click, and closes it on Escape, elsewhere and after a navigation", async () => {
  const {page, problems} = await site.open("/");
  const menu = page.locator(".bar__nav details");
  const isOpen = (): Promise<boolean> => menu.evaluate((details: HTMLDetailsElement) => details.open);
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? "");
  await menu.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect.poll(isOpen).toBe(true);
  await page.keyboard.press("Tab");
  await expect.poll(focused).toBe("Wide");
  await page.keyboard.press("Escape");
  await expect.poll(isOpen).toBe(false);
  await expect.poll(focused).toBe("More");
  await menu.locator("summary").click();
  await expect.poll(isOpen).toBe(true);
  await page.locator("main h1").click();
  await expect.poll(isOpen).toBe(false);
  await menu.locator("summary").click();
  await expect.poll(isOpen).toBe(true);
  await menu.getByRole("link", {name: "Guide"}).click();
  await page.waitForFunction(() => document.title.startsWith("Guide"));
  await expect.poll(isOpen).toBe(false);
  await expect.poll(() => menu.locator("summary").getAttribute("class")).toBe("is-active");
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

it("has menus that open without JavaScript, and groups in the drawer", async () => {
  const {page} = await site.open("/", {javaScriptEnabled: false});
  await page.locator(".bar__nav details summary").click();
  await expect.poll(() => page.locator(".bar__nav details a").allTextContents()).toEqual(["Wide", "Guide"]);
  await page.context().close();
  const phone = await site.open("/", {width: 390, height: 800});
  await phone.page.locator(".bar__burger").click();
  const group = phone.page.locator("#dx-drawer").getByRole("list", {name: "More"});
  await expect.poll(() => group.getByRole("link").allTextContents()).toEqual(["Wide", "Guide"]);
});

it("shows slots in the document, and each once after hydration and navigations", async () => {
  const still = await site.open("/guide/", {javaScriptEnabled: false});
  const texts = ({page}: Pick<typeof still, "page">): Promise<string[]> =>
    page.locator(".slot").allTextContents();
  const all = PLACES.map(name => `slot ${name} link`).sort();
  expect((await texts(still)).sort()).toEqual(all);
  await still.page.context().close();
  const live = await site.open("/guide/");
  const {page} = live;
  const shown = async (): Promise<string[]> => (await texts(live)).sort();
  await expect.poll(shown).toEqual(all);
  await page.locator(".bar__nav").getByRole("link", {name: "Home"}).click();
  await page.waitForFunction(() => document.title.startsWith("Home"));
  await expect.poll(shown).toEqual(all);
  await page.goBack();
  await page.waitForFunction(() => document.title.startsWith("Guide"));
  await expect.poll(shown).toEqual(all);
  await expect.poll(() => page.evaluate(() => (window as unknown as {started: number}).started)).toBe(1);
  expect(live.problems).toEqual([]);
});

it("marks the links of each slot, and separates it from what surrounds it", async () => {
  const {page} = await site.open("/guide/");
  for (const name of PLACES) {
    const look = await page.locator(`.slot--${name} a`).evaluate(link => {
      const {color, textDecorationLine} = getComputedStyle(link);
      const around = getComputedStyle(link.parentElement as Element).color;
      return {line: textDecorationLine, isColored: color !== around};
    });
    expect({name, ...look}).toEqual({name, line: "underline", isColored: true});
  }
  /** Pixels between a slot and the nearest visible thing above and below it. */
  const gaps = await page.locator(".slot").evaluateAll(slots =>
    slots.map(slot => {
      const leaves = [...document.querySelectorAll("body *")].filter(
        element =>
          !slot.contains(element) &&
          element.children.length === 0 &&
          element.textContent?.trim() &&
          element.checkVisibility(),
      );
      const box = (element: Element): DOMRect => element.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(slot);
      const own = range.getBoundingClientRect();
      const beside = leaves
        .map(box)
        .filter(({left, right, height}) => height > 0 && left < own.right && right > own.left);
      const above = beside.filter(({bottom}) => bottom <= own.top + 1).map(({bottom}) => own.top - bottom);
      const below = beside.filter(({top}) => top >= own.bottom - 1).map(({top}) => top - own.bottom);
      return {name: slot.className, above: Math.min(...above), below: Math.min(...below)};
    }),
  );
  expect(gaps).toHaveLength(PLACES.length);
  const close = gaps.filter(({above, below}) => Math.min(above, below) < 12);
  expect(close).toEqual([]);
});

it("has the head elements of the shown page, in place of the generated ones", async () => {
  const {page} = await site.open("/guide/");
  const descriptions = (): Promise<(string | null)[]> =>
    page
      .locator('head meta[name="description"]')
      .evaluateAll(all => all.map(meta => meta.getAttribute("content")));
  await expect.poll(descriptions).toEqual(["Own words"]);
  await page.locator(".bar__nav").getByRole("link", {name: "Home"}).click();
  await page.waitForFunction(() => document.title.startsWith("Home"));
  await expect.poll(() => page.locator("head [data-page]").count()).toBe(0);
});

it("upgrades custom elements of a page after a navigation, and allows frames of named hosts alone", async () => {
  const {page, problems, foreign} = await site.open("/");
  await page.locator("main").getByRole("link", {name: "Demo"}).click();
  await page.waitForFunction(() => document.title.startsWith("Demo"));
  await expect.poll(() => page.locator("my-demo").textContent()).toBe("demo one");
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await expect.poll(() => foreign).toEqual(["https://player.example/1"]);
  expect(problems).toEqual([]);
});

it.each([
  [390, 1, 480],
  [390, 3, 1000],
  [1280, 1, 1000],
])(
  "loads the image for a window of %i pixels and a density of %i, and the largest to zoom",
  async (width, density, loaded) => {
    const {page, problems} = await site.open("/photo/", {width, deviceScaleFactor: density});
    const image = page.locator("main img");
    const source = (): Promise<string> =>
      image.evaluate((shown: HTMLImageElement) => new URL(shown.currentSrc).pathname);
    await expect
      .poll(source)
      .toMatch(new RegExp(`^/base/assets/images/photo-[0-9a-f]{16}-${loaded}\\.webp$`));
    await expect.poll(() => image.getAttribute("role")).toBe("button");
    await image.click();
    await expect
      .poll(() => page.locator("dialog.dialog--zoom img").getAttribute("src"))
      .toMatch(/-1000\.webp$/);
    expect(problems).toEqual([]);
  },
);
