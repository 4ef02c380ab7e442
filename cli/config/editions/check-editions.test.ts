import {realpathSync} from "node:fs";
import {describe, expect, it} from "vitest";
import {run} from "#fixtures/support/project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {languageName} from "./language-names.ts";

const root = realpathSync(temporaryFolder());
writeFiles(root, {
  "content/a.md": "# A\n",
  "content/de/a.md": "# A\n",
  "old/a.md": "# A\n",
});

/** Returns the diagnostics of a build with these settings, and the text that each one points at. */
async function faultsOf(settings: object): Promise<string[]> {
  const text = JSON.stringify(settings, null, 2);
  writeFiles(root, {"docs-index.config.json": text});
  const {code, stdout} = await run(root, "build", "--json");
  const all = (JSON.parse(stdout) as {diagnostics: Diagnostic[]}).diagnostics;
  const diagnostics = all.filter(({severity}) => severity === "error");
  if (diagnostics.length > 0) expect(code).toBe(2);
  return diagnostics.map(({code: name, file, message, line = 0, column = 0, endLine, endColumn}) => {
    expect(["config-value", "content-missing"]).toContain(name);
    expect(file).toBe("docs-index.config.json");
    const from = text.split("\n")[line - 1]?.slice(column - 1) ?? "";
    const place = endLine === line ? from.slice(0, (endColumn ?? 0) - column) : "several lines";
    return `${message}: ${place}`;
  });
}

/** Settings that look for folders in the content folder, or beside it. */
const EDITIONS = [
  {},
  {locales: [{lang: "en"}, {lang: "de"}]},
  {versions: [{name: "2"}, {name: "1", content: "old"}]},
  {folders: {blog: "old"}},
];

describe("languages and versions of a config", () => {
  it("suggest the content folder that was meant", async () => {
    writeFiles(root, {"docs-index.config.json": '{"content": "contnet"}'});
    const {stdout} = await run(root, "build", "--json");
    expect(JSON.parse(stdout).diagnostics).toMatchObject([
      {code: "content-missing", line: 1, column: 13, hint: 'Did you mean "content"?'},
    ]);
  });

  it.each<[string, object, string[]]>([
    ...EDITIONS.flatMap(settings =>
      ["contents", "else/where", "content/a.md"].map((content): [string, object, string[]] => [
        `the content folder ${content}, and nothing else, with ${JSON.stringify(settings)},`,
        {content, ...settings},
        [`there is no content folder ${content}: "${content}"`],
      ]),
    ),
    [
      "a default language that is not listed",
      {locales: [{lang: "de"}]},
      ['None of the locales is the default language "en": several lines'],
    ],
    ["no language at all", {locales: []}, ['None of the locales is the default language "en": []']],
    [
      "a language that is listed twice",
      {locales: [{lang: "en"}, {lang: "de"}, {lang: "DE", content: "content/de"}]},
      ['The locale "DE" is listed twice: "DE"'],
    ],
    [
      "a language without its usual folder",
      {locales: [{lang: "en"}, {lang: "fr"}]},
      ['The locale "fr" has no folder content/fr: "fr"'],
    ],
    [
      "a folder that is not there",
      {locales: [{lang: "en"}, {lang: "fr", content: "pages/fr"}]},
      ['The locale "fr" has no folder pages/fr: "pages/fr"'],
    ],
    [
      "a file in place of a folder",
      {locales: [{lang: "en"}, {lang: "fr", content: "content/a.md"}]},
      ['The locale "fr" has no folder content/a.md: "content/a.md"'],
    ],
    [
      "a folder of the default language",
      {locales: [{lang: "en", path: "en", content: "old"}]},
      [
        'The default language "en" can\'t have "path" here: "en"',
        'The default language "en" can\'t have "content" here: "old"',
      ],
    ],
    [
      "a site of its own for the default language",
      {locales: [{lang: "en", url: "https://x.org/"}]},
      ['The default language "en" can\'t have "url" here: "https://x.org/"'],
    ],
    [
      "no current version",
      {versions: [{name: "1", content: "old"}]},
      ["None of the versions is the current one: several lines"],
    ],
    [
      "two current versions",
      {versions: [{name: "2"}, {name: "1"}]},
      ['Two versions, "2" and "1", are the current one: several lines'],
    ],
    [
      "versions of one path",
      {versions: [{name: "2"}, {name: "1", path: "2", content: "old"}]},
      ['The version "1" has the path of the version "2": "2"'],
    ],
    [
      "a version with the path of a language",
      {locales: [{lang: "en"}, {lang: "de"}], versions: [{name: "2"}, {name: "de", content: "old"}]},
      ['The version "de" has the path of a locale: "de"'],
    ],
    [
      "a version without its folder",
      {versions: [{name: "2"}, {name: "1", content: "older"}]},
      ['The version "1" has no folder older: "older"'],
    ],
    [
      "translations of a version in a language that is not listed",
      {versions: [{name: "2"}, {name: "1", content: "old", locales: {fr: "old"}}]},
      ['The version "1" has a folder for "fr", which is not one of the locales: "old"'],
    ],
    [
      "a git revision that is not there",
      {versions: [{name: "2"}, {name: "1", ref: "v1"}]},
      ['Version "1" is built from the git revision v1, which does not exist: "v1"'],
    ],
    ["a further folder that is not there", {folders: {blog: "news"}}, ['There is no folder news: "news"']],
    ["nothing wrong", {locales: [{lang: "en"}, {lang: "de"}], versions: [{name: "2"}]}, []],
  ])("report %s with its position", async (_, settings, faults) => {
    expect(await faultsOf(settings)).toEqual(faults);
  });

  it("report invalid language tags and paths", async () => {
    expect(await faultsOf({locales: [{lang: "e n"}]})).toEqual([expect.stringContaining('"e n"')]);
    expect(await faultsOf({locales: [{lang: "en"}, {lang: "de", path: "/de/"}]})).toEqual([
      expect.stringContaining('"/de/"'),
    ]);
  });
});

it("have the same native names everywhere", () => {
  expect(["de", "pt-BR", "zh-Hant", "zh-CN", "sr-Latn", "tlh"].map(languageName)).toEqual([
    "Deutsch",
    "Português (BR)",
    "繁體中文",
    "简体中文",
    "Српски",
    "tlh",
  ]);
});
