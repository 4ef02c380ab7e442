import {describe, expect, test} from "vitest";
import {BLOB, clean, RAW, testContext} from "#fixtures/support/readme.ts";
import {imageTarget, linkTarget} from "./link-target.ts";

const link = (url: string): string | null => linkTarget(url, testContext());
const image = (url: string): string | null => imageTarget(url, testContext());

describe("links into the repository", () => {
  test.each([
    ["./src/config.d.ts", `${BLOB}/src/config.d.ts`],
    ["LICENSE", `${BLOB}/LICENSE`],
    ["/docs/a.md#b", `${BLOB}/docs/a.md#b`],
    ["../../issues", "https://github.com/acme/x-loader/issues"],
    ["./a b.md", `${BLOB}/a%20b.md`],
    ["//example.org/x", "https://example.org/x"],
    ["README.md#Options", "#Options"],
    ["./readme.md", "/loaders/x-loader/"],
    ["https://github.com/acme/x-loader#options", "#options"],
  ])("%s → %s", (url, target) => expect(link(url)).toBe(target));

  test.each([
    "#options",
    "",
    "mailto:a@b.c",
    "https://example.org/x",
    "javascript:alert(1)",
    "https://github.com/acme/x-loader",
  ])("%s is unchanged", url => expect(link(url)).toBeNull());

  test("are relative to the README's folder and to HEAD if the commit is unknown", () => {
    const entry = {origin: "npm", file: "packages/x/README.md", commit: null} as const;
    const at = "https://github.com/acme/x-loader/blob/HEAD";
    expect(linkTarget("./a.md", testContext(entry))).toBe(`${at}/packages/x/a.md`);
    expect(linkTarget("../y/a.md", testContext(entry))).toBe(`${at}/packages/y/a.md`);
  });
});

describe("links to sibling repositories", () => {
  test.each([
    ["https://github.com/webpack/file-loader", "/loaders/file-loader/"],
    ["https://github.com/webpack/file-loader/", "/loaders/file-loader/"],
    ["https://github.com/Webpack-Contrib/File-Loader.git", "/loaders/file-loader/"],
    ["https://github.com/webpack/file-loader#options", "/loaders/file-loader/#options"],
    ["https://github.com/webpack/file-loader#readme", "/loaders/file-loader/"],
    ["https://github.com/webpack/file-loader/blob/master/README.md#name", "/loaders/file-loader/#name"],
  ])("%s → %s", (url, target) => expect(link(url)).toBe(target));

  test.each([
    "https://github.com/webpack/file-loader/issues/1",
    "https://github.com/webpack/file-loader?tab=contributing-ov-file#contributing",
    "https://github.com/webpack/json-loader",
    "https://github.com/other/file-loader",
    "https://github.com.evil.example/webpack/file-loader",
    "https://www.npmjs.com/package/file-loader",
  ])("%s is unchanged", url => expect(link(url)).toBeNull());
});

describe("links to the documentation", () => {
  test.each([
    ["https://webpack.js.org/", "/"],
    ["http://webpack.js.org/concepts/loaders", "/concepts/loaders/"],
    ["https://webpack.js.org/configuration/output/#outputFilename", "/configuration/output/#outputfilename"],
    ["https://webpack.js.org/configuration/module/#rule-use", "/configuration/module/#ruleuse"],
    ["https://webpack.js.org/guides/?q=1", "/guides/?q=1"],
  ])("%s → %s", (url, target) => expect(link(url)).toBe(target));

  test.each(["https://v4.webpack.js.org/loaders/", "https://webpack.js.org/assets/icon.svg"])(
    "%s stays",
    url => expect(link(url)).toBeNull(),
  );
});

describe("images", () => {
  test.each([
    ["./logo.png", `${RAW}/logo.png`],
    ["/docs/logo.svg", `${RAW}/docs/logo.svg?sanitize=true`],
    ["//example.org/a.png", "https://example.org/a.png"],
    ["https://github.com/a/b/blob/main/c.png", "https://raw.githubusercontent.com/a/b/main/c.png"],
  ])("%s → %s", (url, target) => expect(image(url)).toBe(target));

  test.each([
    "https://img.shields.io/npm/v/x.svg",
    "data:image/png;base64,AA",
    "https://webpack.js.org/assets/icon.svg",
  ])("%s is unchanged", url => expect(image(url)).toBeNull());
});

describe("in a whole README", () => {
  test("only the target changes if the text equals it", () => {
    expect(clean("See [`./src/config.d.ts`](./src/config.d.ts).").markdown).toBe(
      `See [\`./src/config.d.ts\`](${BLOB}/src/config.d.ts).\n`,
    );
  });

  test("definitions lead to the file or, if an image uses them, to its bytes", () => {
    const text = "[a][file] ![b][logo]\n\n[file]: ./a.md\n[logo]: ./b.png 'Logo'\n";
    expect(clean(text).markdown).toContain(`[file]: ${BLOB}/a.md\n[logo]: ${RAW}/b.png 'Logo'`);
  });

  test("URLs in HTML are changed in place, and nothing else is", () => {
    const text = `<p>
  <a  title="./a" HREF='./a.md?x=1&y'><img alt=logo src=b.png></a>
  <picture><source srcset="b.png 1x, ./c.png 2x"></picture>
</p>`;
    expect(clean(text).markdown).toBe(`<p>
  <a  title="./a" href="${BLOB}/a.md?x=1&amp;y"><img alt=logo src="${RAW}/b.png"></a>
  <picture><source srcset="${RAW}/b.png 1x, ${RAW}/c.png 2x"></picture>
</p>\n`);
  });

  test("code is unchanged", () => {
    const text =
      "`[a](./a.md)`\n\n```html\n<img src=./a.png> <!-- c --> <h2>x</h2>\n# y\n```\n\n    [a](./a.md)\n";
    expect(clean(text).markdown).toBe(text);
  });
});
