import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {ownProject} from "#site/test-support/engines/own-project.ts";
import {visit} from "#site/test-support/engines/visit.ts";

const drawing = (size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 10 10"><rect width="10" height="10" fill="teal"/></svg>`;

let folder: string;
let remove: () => void;
beforeAll(async () => {
  ({folder, remove} = await ownProject({
    "docs-index.config.json": JSON.stringify({title: "Media", dates: "none"}),
    "docs/large.svg": drawing(3000),
    "docs/small.svg": drawing(20),
    "docs/index.md": `---
title: Media
---

![A plan](large.svg)

![](large.svg)

![A dot](small.svg)

<video width="900" height="400" controls></video>

<iframe width="900" height="300" title="demo" src="https://www.youtube.com/embed/x"></iframe>
`,
  }));
});
afterAll(() => remove());

describe("images", () => {
  it("open in full size by click and by key if they are scaled down, except decorative ones", async () => {
    const {page, problems} = await visit("/", {folder});
    await page.waitForSelector(".prose img[alt='A plan'].is-zoomable");
    expect(await page.locator("img.is-zoomable").count()).toBe(1);
    await page.click(".prose img[alt='A plan']");
    await page.waitForSelector("dialog.dialog--zoom[open] img");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog.dialog--zoom", {state: "hidden"});
    await page.locator(".prose img[alt='A plan']").focus();
    await page.keyboard.press("Enter");
    await page.waitForSelector("dialog.dialog--zoom[open] img");
    await page.click("dialog.dialog--zoom button");
    await page.waitForSelector("dialog.dialog--zoom", {state: "hidden"});
    await expect.poll(() => page.evaluate("document.activeElement.alt")).toBe("A plan");
    expect(problems).toEqual([]);
  });
});

describe("media with a fixed width", () => {
  it("are never wider than a phone", async () => {
    const {page} = await visit("/", {folder, width: 390, height: 844});
    const widths = await page.evaluate(() =>
      [...document.querySelectorAll(".prose :is(img, video, iframe)")].map(
        media => media.getBoundingClientRect().right,
      ),
    );
    expect(Math.max(...widths)).toBeLessThanOrEqual(390);
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
  });
});
