import {describe, expect, it} from "vitest";
import {checkProject} from "#fixtures/support/check-project.ts";

const page = (title: string): string => `---\ntitle: ${title}\n---\n\nText.\n`;

/** Returns the messages and hints of `config-language` in a project with these pages. */
async function found(paths: string[], settings: object = {}): Promise<string[]> {
  const {diagnostics} = await checkProject({
    "docs-index.config.json": JSON.stringify({content: "docs", dates: "none", ...settings}),
    ...Object.fromEntries(paths.map(path => [`docs/${path}`, page(path)])),
  });
  return diagnostics
    .filter(({code}) => code === "config-language")
    .map(({severity, file, message, hint}) => [severity, file, message, hint].join(" | "));
}

const PAGES = ["index.md", "guides/a.md", "guides/b.md"];

describe("folders with translations and no `locales`", () => {
  it("are reported with the setting", async () => {
    expect(await found([...PAGES, "de/guides/a.md", "de/index.mdx", "de/own.md"])).toEqual([
      'warning | docs/de/guides/a.md | the folder docs/de contains 2 translated pages, but the config lists no languages | Add "locales": [{"lang":"en"},{"lang":"de"}] to the config.',
    ]);
  });

  it("are reported if the default language has a folder too", async () => {
    expect(await found(["en/index.md", "en/a.md", "pt-br/index.md", "pt-br/a.md"])).toEqual([
      'warning | docs/pt-br/a.md | the folder docs/pt-br contains 2 translated pages, but the config lists no languages | Set "content" to "docs/en" and add "locales": [{"lang":"en"},{"lang":"pt-br","content":"docs/pt-br"}] to the config.',
    ]);
  });

  it.each<[string, string[], object]>([
    ["a single page with the same name", [...PAGES, "de/index.md"], {}],
    [
      "mostly pages of its own",
      [...PAGES, "it/index.md", "it/guides/a.md", "it/x.md", "it/y.md", "it/z.md"],
      {},
    ],
    [
      "a name that is no language",
      [...PAGES, "v2/index.md", "v2/guides/a.md", "api/index.md", "api/guides/a.md"],
      {},
    ],
    ["the default language", [...PAGES, "de/index.md", "de/guides/a.md"], {lang: "de"}],
    ["locales", [...PAGES, "de/index.md", "de/guides/a.md"], {locales: [{lang: "en"}, {lang: "de"}]}],
  ])("are not reported with %s", async (_, paths, settings) => {
    expect(await found(paths, settings)).toEqual([]);
  });
});
