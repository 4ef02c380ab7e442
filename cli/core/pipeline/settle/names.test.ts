import {realpathSync, rmSync} from "node:fs";
import {beforeEach, describe, expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const root = realpathSync(temporaryFolder());
beforeEach(() => rmSync(root, {recursive: true, force: true}));

const WORDS = ["bool", "never", "array", "slice", "tuple", "str", "char", "union", "enum", "trait", "impl"];

/** Sound links, so that broken ones are exceptions. */
const SOUND = Array.from({length: 40}, () => "other.md#v-1");

/** Builds a page with the given links and sound ones, and returns the severities and codes of the findings. */
async function findings(links: readonly string[]): Promise<string[]> {
  writeFiles(root, {
    "docs-index.config.json": '{"content": "docs", "dates": "none"}',
    "docs/index.md": `# Page\n\n${[...links, ...SOUND].map(link => `[x](${link})`).join("\n")}\n`,
    "docs/other.md": "# Other\n\n## V 1\n",
  });
  const {diagnostics} = await buildProject(root);
  return diagnostics
    .filter(({code}) => code.startsWith("link-"))
    .map(({severity, code}) => `${severity} ${code}`);
}

const times = (length: number, value: string): string[] => Array.from({length}, () => value);

describe("links to names", () => {
  it.each([
    ["with dots", (word: string) => `type.${word}`],
    ["of code", (word: string) => `std::${word}::New`],
    ["in the ids of another program", (word: string) => `other.md#r-type.${word}`],
  ])("%s are uncertain if there are many", async (_, name) => {
    expect(await findings(WORDS.map(name))).toEqual(times(WORDS.length, "warning link-unverified"));
  });

  it("make single words uncertain as well, but not paths", async () => {
    const found = await findings([...WORDS.map(word => `type.${word}`), "bound", "gone.md", "a/b", "/gone"]);
    expect(found).toEqual([
      ...times(WORDS.length + 1, "warning link-unverified"),
      ...times(3, "error link-page"),
    ]);
  });

  it("are errors if they are few, or end like files", async () => {
    expect(await findings(WORDS.slice(0, 4).map(word => `type.${word}`))).toEqual(
      times(4, "error link-page"),
    );
    const files = WORDS.slice(0, 9).map(word => `${word}.zip`);
    expect(await findings(files)).not.toContain("warning link-unverified");
  });

  it("are errors if an id differs only in punctuation", async () => {
    expect(await findings(WORDS.map(() => "other.md#v.1-"))).toEqual(
      times(WORDS.length, "error link-anchor"),
    );
  });
});
