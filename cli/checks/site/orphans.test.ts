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

it("names the menu entry that would show the page or its section", async () => {
  const {diagnostics} = await checkProject({
    "docs-index.config.json": '{"dates": "none", "navigation": [{"title": "X", "url": "/"}]}',
    "content/index.md": "---\ntitle: X\n---\n\nText.\n",
    "content/a.md": "---\ntitle: All\n---\n\nText.\n",
    "content/guide/b.md": "---\ntitle: B\n---\n\nText.\n",
  });
  expect(diagnostics.filter(({code}) => code === "page-orphan").map(({hint}) => hint)).toEqual([
    expect.stringContaining('add it in the menu: {"title":"All","url":"/a/"}'),
    expect.stringContaining('show its section in the menu: {"title":"guide","sections":["guide"]}'),
  ]);
});
