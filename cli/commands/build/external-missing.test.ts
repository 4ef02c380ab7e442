import {rmSync} from "node:fs";
import {join} from "node:path";
import {beforeEach, describe, expect, it} from "vitest";
import {run} from "#fixtures/support/project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const folder = temporaryFolder();
const configure = (rest: object = {}): void => {
  const sources = [
    {section: "loaders", repo: "o/a"},
    {section: "loaders", repo: "o/b"},
  ];
  writeFiles(folder, {
    "docs-index.config.json": JSON.stringify({dates: "none", external: {sources}, ...rest}),
  });
};
const readme = (name: string): Record<string, string> => ({
  [`.docs-index/external/loaders/_${name}.md`]: `---\ntitle: ${name}\n---\n`,
});

beforeEach(() => {
  rmSync(join(folder, ".docs-index"), {recursive: true, force: true});
  configure();
  writeFiles(folder, {"content/index.md": "---\ntitle: Home\n---\n\n[a](/loaders/a/) [b](/loaders/b/#x)\n"});
});

const COMMANDS = {
  build: ["build", "--json", "--no-cache"],
  check: ["check", "--format", "json", "--no-cache"],
};

async function found(command: keyof typeof COMMANDS): Promise<Record<string, string>[]> {
  const {stdout} = await run(folder, ...COMMANDS[command]);
  return JSON.parse(stdout).diagnostics.filter(({code}: {code: string}) => code === "external-missing");
}

describe.each(["build", "check"] as const)("docs-index %s", command => {
  it("warns once if no README was ever fetched, and explains how to fetch them", async () => {
    writeFiles(folder, {".docs-index/external/loaders/note.txt": "no page"});
    expect(await found(command)).toEqual([
      {
        code: "external-missing",
        severity: "warning",
        message: "none of the 2 external pages in the config were fetched, so they are missing",
        hint: "Run `docs-index fetch`.",
        // Reports contain documentation URLs; the list of a build does not.
        ...(command === "check" && {url: expect.stringMatching(/diagnostics\.md#external-missing$/)}),
      },
    ]);
  });

  it("prints nothing if all were fetched, none is listed, or the config disables the warning", async () => {
    writeFiles(folder, {...readme("a"), ...readme("b")});
    expect(await found(command)).toEqual([]);
    rmSync(join(folder, ".docs-index"), {recursive: true});
    configure({rules: {"external-missing": "off"}});
    expect(await found(command)).toEqual([]);
    configure({external: {sources: []}});
    expect(await found(command)).toEqual([]);
  });
});

it("check names each README if only some are missing", async () => {
  writeFiles(folder, readme("a"));
  expect((await found("check")).map(({message}) => message)).toEqual([
    "the README of o/b was not fetched, so /loaders/b/ is missing",
  ]);
  expect(await found("build")).toEqual([]);
});
