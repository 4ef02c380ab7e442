import {mkdirSync, symlinkSync, writeFileSync} from "node:fs";
import {dirname, join} from "node:path";
import {beforeAll, describe, expect, it} from "vitest";
import {codesOf, findingsOf, renderText} from "#fixtures/support/page.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";

const root = temporaryFolder();
const secrets = temporaryFolder();
/** 3 by 2 pixels. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAADUlEQVR42mNkYPhfz0AEAAQ/AYFs1l2HAAAAAElFTkSuQmCC",
  "base64",
);

beforeAll(() => {
  for (const [path, data] of [
    ["content/guides/a.png", PNG],
    ["content/b c.png", PNG],
    ["content/wide.svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30" height="10"/>')],
    ["content/broken.png", Buffer.from("not a picture")],
    ["assets/logo.png", PNG],
  ] as const) {
    mkdirSync(dirname(join(root, path)), {recursive: true});
    writeFileSync(join(root, path), data);
  }
  writeFileSync(join(secrets, "key.png"), PNG);
  symlinkSync(secrets, join(root, "assets/link"));
  symlinkSync(join(secrets, "key.png"), join(root, "content/guides/linked.png"));
});

const FILES = ["guides/a.png", "b c.png", "wide.svg", "broken.png"];
const render = (text: string, file = "guides/page.md"): ReturnType<typeof renderText> =>
  renderText(text, {root, file, files: FILES});
const LAZY = 'loading="lazy" decoding="async">';

describe("images", () => {
  it("report a link out of the project as what it is", () => {
    expect(codesOf(render("![](linked.png) ![](/linked.png)"))).toEqual(["file-outside", "file-outside"]);
    expect(codesOf(render("![](unlinked.png)"))).toEqual(["image-missing"]);
  });

  it.each([
    ["![A](a.png)", `<img src="/guides/a.png" alt="A" width="3" height="2" ${LAZY}`],
    ["![A](./a.png 'T')", `<img src="/guides/a.png" alt="A" title="T" width="3" height="2" ${LAZY}`],
    ["![](<../b c.png>)", `<img src="/b%20c.png" alt="" width="3" height="2" ${LAZY}`],
    ["![](../b%20c.png)", `<img src="/b%20c.png" alt="" width="3" height="2" ${LAZY}`],
    ["![](/wide.svg?v=1)", `<img src="/wide.svg?v=1" alt="" width="30" height="10" ${LAZY}`],
    ["![](../broken.png)", `<img src="/broken.png" alt="" ${LAZY}`],
    ['<img src="a.png" width="300">', `<img src="/guides/a.png" width="300" height="200" ${LAZY}`],
    ['<img src="a.png" height="4" alt="x">', `<img src="/guides/a.png" height="4" alt="x" width="6" ${LAZY}`],
    ['<img src="a.png" width="1" height="1">', `<img src="/guides/a.png" width="1" height="1" ${LAZY}`],
    ["![](../../assets/logo.png)", `<img src="/_files/assets/logo.png" alt="" width="3" height="2" ${LAZY}`],
    ["![](https://x.example/y.png)", `<img src="https://x.example/y.png" alt="" ${LAZY}`],
    ["![a *b*][r]\n\n[r]: a.png", `<img src="/guides/a.png" alt="a b" width="3" height="2" ${LAZY}`],
  ])("%s", (text, expected) => {
    const page = render(text);
    expect(page.body.html.replaceAll(/<\/?p>/g, "")).toBe(expected);
    expect(codesOf(page)).toEqual([]);
  });

  it.each(["png", "jpeg", "gif", "webp", "avif", "svg+xml"])(
    "stay in the page if they are small: %s",
    kind => {
      const address = `data:image/${kind};base64,iVBORw0KGgo+/w==`;
      const page = render(`![a](${address})\n\n<img src="${address}" alt="b">`);
      expect(codesOf(page)).toEqual([]);
      expect(page.body.html.split(`src="${address}"`)).toHaveLength(3);
      expect(page.body.markdown.split(address)).toHaveLength(3);
    },
  );

  it("are assets and dependencies of the page", () => {
    const {facts} = render("![](a.png) ![](a.png) ![](../../assets/logo.png)");
    expect(facts.assets).toEqual([
      {path: "content/guides/a.png", out: "guides/a.png"},
      {path: "assets/logo.png", out: "_files/assets/logo.png"},
    ]);
    expect(facts.dependencies.map(({path}) => path)).toEqual(["content/guides/a.png", "assets/logo.png"]);
  });

  it.each([
    ["![](none.png)", "image-missing"],
    ["![](A.png)", "image-missing"],
    ["![](/none.png)", "image-missing"],
    ["![](../../../../etc/passwd)", "image-missing"],
    ["![](../../assets/link/key.png)", "image-missing"],
    ["![](../../assets)", "image-missing"],
    ["![]()", "image-missing"],
    ["![](data:image/x-icon;base64,AAAA)", "link-scheme"],
    ["![](data:text/html;base64,AAAA)", "link-scheme"],
    [`![](data:image/png;base64,${"A".repeat(70_000)})`, "link-scheme"],
  ])("%s is reported: %s", (text, code) => {
    const page = render(`x\n\n${text}`);
    expect(findingsOf(page).map(({code, line}) => [code, line])).toEqual([[code, 3]]);
    expect(page.facts.assets).toEqual([]);
  });

  it.each([
    ["![](A.png)", "Write `a.png`: the file differs in case."],
    ["![](./A.PNG)", "Write `./a.png`: the file differs in case."],
    ["![](../Guides/a.png)", "Write `a.png`: the file differs in case."],
    ["![](/B%20c.png)", "Write `/b c.png`: the file differs in case."],
    ["<img src='../WIDE.svg'>", "Write `../wide.svg`: the file differs in case."],
    ["![](../broke.png)", "Did you mean `../broken.png`?"],
    ["![](/wild.svg)", "Did you mean `/wide.svg`?"],
    ["![](wide.svg)", "Check the path."],
    [
      "![](/quite-another.png)",
      "A path with a leading slash starts at the content folder `content` or a public folder, by default `public` or `static`.",
    ],
    ["![](../../assets/LOGO.png)", "Check the path."],
    ["![]()", "Check the path."],
  ])("%s is reported with the hint: %s", (text, hint) => {
    expect(findingsOf(render(text)).map(({code, hint}) => [code, hint])).toEqual([["image-missing", hint]]);
  });
});

describe("sources of images, videos and audio", () => {
  it.each([
    [
      '<picture><source srcset="a.png 1x, ../b%20c.png 2x" media="(min-width: 1px)"><img src="a.png" alt=""></picture>',
      '<source srcset="/guides/a.png 1x, /b%20c.png 2x" media="(min-width: 1px)">',
      ["content/b c.png", "content/guides/a.png"],
    ],
    [
      '<img src="a.png" srcset="a.png,/wide.svg 30w" alt="">',
      'srcset="/guides/a.png, /wide.svg 30w"',
      ["content/guides/a.png", "content/wide.svg"],
    ],
    [
      '<video src="../broken.png" poster="a.png"></video>',
      '<video src="/broken.png" poster="/guides/a.png" controls></video>',
      ["content/broken.png", "content/guides/a.png"],
    ],
    [
      '<video autoplay><source src="a.png"></video>',
      '<video autoplay muted><source src="/guides/a.png"></video>',
      ["content/guides/a.png"],
    ],
    [
      '<audio controls src="https://x.example/a.mp3"></audio>',
      '<audio controls src="https://x.example/a.mp3"></audio>',
      [],
    ],
  ])("%s", (text, html, assets) => {
    const page = render(text);
    expect(page.body.html).toContain(html);
    expect(page.facts.assets.map(({path}) => path).sort()).toEqual(assets);
    expect(codesOf(page)).toEqual([]);
  });

  it.each([
    '<img srcset="none.png 2x, a.png 1x" alt="">',
    '<video src="none.mp4" poster="a.png"></video>',
    '<audio><source src="none.mp3"></audio>',
  ])("reports what is missing in %s, and omits it", text => {
    const page = render(text);
    expect(codesOf(page)).toEqual(["image-missing"]);
    expect(page.body.html).not.toContain("none");
  });
});
