import fc from "fast-check";
import {expect, it} from "vitest";
import {checkFolder} from "#fixtures/support/check-project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

/** Returns a config with one link at each position that supports one. */
const configOf = (links: readonly string[]): object => {
  const [a, b, c, d, e, f, g, h, i, j] = links;
  return {
    content: "docs",
    dates: "none",
    navigation: [
      {title: "Guide", url: a, items: [{title: "More", url: b}]},
      {
        title: "Menu",
        menu: [
          {title: "One", url: i},
          {title: "Group", items: [{title: "Two", url: j}]},
        ],
      },
    ],
    home: {actions: [{title: "Start", url: c}], features: [{title: "One", url: d}]},
    banner: {html: `See [this](${e}).`},
    footer: {
      left: [{title: "Left", url: f}],
      right: [{title: "Right", url: g}],
      license: {title: "License", url: h},
    },
  };
};

const PLACES = ["/guide/", "/guide/#part", "/missing/", "/guide/#missing", "https://x.example/", "/feed.xml"];
const isBroken = (url: string): boolean => url.includes("missing");

it("checks every link of the config like a link of a page, with its position", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...PLACES), {minLength: 10, maxLength: 10}), async links => {
      const folder = temporaryFolder();
      const text = JSON.stringify(configOf(links), null, 2);
      writeFiles(folder, {
        "docs-index.config.json": text,
        "docs/index.md": "# Home\n\n[Guide](guide.md)\n",
        "docs/guide.md": "# Guide\n\n## Part\n\nText.\n",
      });
      const {diagnostics} = await checkFolder(folder, "--rule", "data-link");
      const lines = text.split("\n");
      const reported = diagnostics.map(
        ({file, line = 0}) => `${file}: ${/"([^"]*)",?$/.exec(lines[line - 1] ?? "")?.[1]}`,
      );
      const expected = links.flatMap((url, i) =>
        isBroken(url) ? [`docs-index.config.json: ${i === 4 ? `See [this](${url}).` : url}`] : [],
      );
      expect(reported.toSorted()).toEqual(expected.toSorted());
    }),
    {numRuns: 6},
  );
});

it("checks the links and the sidebar of a language, and ignores the menus of an old version", async () => {
  const folder = temporaryFolder();
  const broken = {navigation: [{title: "X", url: "/missing/"}], sidebar: ["gone"]};
  const config = {
    content: "docs",
    dates: "none",
    locales: [{lang: "en"}, {lang: "de", ...broken, footer: {left: [{title: "A", url: "/guide/"}]}}],
    versions: [{name: "2"}, {name: "1", content: "old", ...broken, sidebar: undefined}],
  };
  writeFiles(folder, {
    "docs-index.config.json": JSON.stringify(config, null, 2),
    "docs/index.md": "# Home\n",
    "docs/guide.md": "# Guide\n",
    "docs/de/index.md": "# Start\n",
    "old/index.md": "# Home\n",
  });
  const {diagnostics} = await checkFolder(folder, "--rule", "data-link", "--rule", "config-page");
  const lines = JSON.stringify(config, null, 2).split("\n");
  const at = (text: string): number => lines.findIndex(line => line.includes(text)) + 1;
  expect(diagnostics.map(({code, line}) => [code, line])).toEqual([
    ["data-link", at("/missing/")],
    ["config-page", at("gone")],
  ]);
});
