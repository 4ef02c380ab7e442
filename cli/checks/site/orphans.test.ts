import {describe, expect, it} from "vitest";
import {checkProject} from "#fixtures/support/check-project.ts";

const SIDEBAR = '"sidebar": [{"title": "Guide", "items": ["/a/", "/b/"]}]';

/** Returns the pages reported by `page-orphan` in a project whose sidebar lists two of three pages. */
async function orphans(config: string, home: string | null): Promise<string[]> {
  const {diagnostics} = await checkProject({
    "docs-index.config.json": `{"dates": "none", ${SIDEBAR}${config}}`,
    ...(home === null ? {} : {"content/index.md": home}),
    "content/a.md": "---\ntitle: A\n---\n\nText.\n",
    "content/b.md": "---\ntitle: B\n---\n\nText.\n",
    "content/c.md": "---\ntitle: C\n---\n\nText.\n",
  });
  return diagnostics.filter(({code}) => code === "page-orphan").map(({file}) => String(file));
}

describe("pages of the sidebar are reached", () => {
  it.each([
    [
      "by a link of a menu",
      ', "navigation": [{"title": "X", "url": "https://x.org", "items": [{"title": "B", "url": "/b/"}]}]',
      "---\ntitle: X\n---\n\nText.\n",
    ],
    [
      "by the menu of the config",
      ', "navigation": [{"title": "Guide", "url": "/a/"}]',
      "---\ntitle: X\n---\n\nText.\n",
    ],
    [
      "by an action of the home page in the config",
      ', "home": {"actions": [{"title": "Go", "url": "/b/"}]}',
      null,
    ],
    [
      "by an action in the front matter",
      "",
      "---\ntitle: X\nhero:\n  actions:\n    - text: Go\n      link: /a\n---\n",
    ],
    ["by a feature in the front matter", "", "---\ntitle: X\nfeatures:\n  - title: Go\n    link: /b\n---\n"],
    ["by the home page that is made where there is none", "", null],
  ])("%s", async (_, config, home) => expect(await orphans(config, home)).toEqual(["content/c.md"]));

  it("not without a link", async () =>
    expect(await orphans("", "---\ntitle: X\n---\n\nText.\n")).toEqual([
      "content/a.md",
      "content/b.md",
      "content/c.md",
    ]));
});

it.each([
  ["", ["/a/", "/guide/b/"].map(url => `{"title":"T","url":"${url}"} to "navigation"`)],
  [', "sidebar": ["index"]', ['"/a/" to "sidebar"', '"/guide/b/" to "sidebar"']],
  [
    ', "sidebar": {"/guide/": ["guide/c"]}',
    ['{"title":"T","url":"/a/"} to "navigation"', '"/guide/b/" to the list for "/guide/" in "sidebar"'],
  ],
  [
    ', "sidebar": {"/guide/": ["guide/b"], "/a/": ["a"]}',
    ['{"title":"T","url":"/a/"} to "navigation"', '{"title":"T","url":"/guide/b/"} to "navigation"'],
  ],
])("the hint names a setting that shows the page: with %j", async (sidebar, expected) => {
  const {diagnostics} = await checkProject({
    "docs-index.config.json": `{"dates": "none", "navigation": [{"title": "X", "url": "/"}]${sidebar}}`,
    "content/index.md": "---\ntitle: X\n---\n\nText.\n",
    "content/a.md": "---\ntitle: T\n---\n\nText.\n",
    "content/guide/b.md": "---\ntitle: T\n---\n\nText.\n",
    ...(sidebar.includes("guide/c") && {"content/guide/c.md": "---\ntitle: C\n---\n\nText.\n"}),
  });
  const hints = diagnostics.filter(({code, file}) => code === "page-orphan" && !file?.endsWith("c.md"));
  expect(hints.map(({hint}) => hint)).toEqual(
    expected.map(one => `Link to it from another page, or add ${one}.`),
  );
});
