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
/** Version with its own folder. */
const OLD = {name: "1", content: "older"};

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

it("checks what a language or version overrides, at its position, and no value twice", async () => {
  const urls = ["/both/", "/new/", "/old/", "/gone/"];
  /** Editions by the entry that overrides settings, with the pages to which their menus may lead. */
  const entries: {override: (values: object) => object; pages: readonly string[]}[] = [
    {override: values => values, pages: ["/both/", "/new/"]},
    {override: values => ({locales: [{lang: "en", ...values}, {lang: "de"}]}), pages: ["/both/", "/new/"]},
    {override: values => ({locales: [{lang: "en"}, {lang: "de", ...values}]}), pages: ["/both/", "/new/"]},
    {override: values => ({versions: [{name: "2", ...values}, OLD]}), pages: ["/both/", "/new/"]},
    {
      override: values => ({versions: [{name: "2"}, {...OLD, ...values}]}),
      pages: ["/both/", "/new/", "/old/"],
    },
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...entries),
      fc.array(fc.constantFrom(...urls), {minLength: 1, maxLength: 4}),
      async ({override, pages}, links) => {
        const folder = temporaryFolder();
        const values = {
          navigation: links.map(url => ({title: "X", url})),
          footer: {left: links.map(url => ({title: "X", url}))},
          sidebar: ["missing-page"],
          sections: [{name: "missing-section"}],
          home: {image: "missing.svg"},
        };
        const base = {locales: [{lang: "en"}, {lang: "de"}], versions: [{name: "2"}, OLD]};
        const text = JSON.stringify({content: "docs", dates: "none", ...base, ...override(values)}, null, 2);
        writeFiles(folder, {
          "docs-index.config.json": text,
          "docs/both.md": "# Both\n",
          "docs/new.md": "# New\n",
          "docs/de/both.md": "# Beide\n",
          "older/both.md": "# Both\n",
          "older/old.md": "# Old\n",
        });
        const rules = ["data-link", "config-page", "config-section", "config-file"];
        const {diagnostics} = await checkFolder(folder, ...rules.flatMap(rule => ["--rule", rule]));
        const lines = text.split("\n");
        const named = diagnostics.map(({line = 0}) => /"([^"]*)",?$/.exec(lines[line - 1] ?? "")?.[1] ?? "");
        const broken = links.filter(url => !pages.includes(url));
        expect(named.toSorted()).toEqual(
          [...broken, ...broken, "missing-page", "missing-section", "missing.svg"].toSorted(),
        );
      },
    ),
    {numRuns: 8, examples: entries.map(entry => [entry, ["/gone/", "/old/", "/new/"]])},
  );
});
