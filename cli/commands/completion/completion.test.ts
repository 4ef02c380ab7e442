import {execFileSync, spawnSync} from "node:child_process";
import {writeFileSync} from "node:fs";
import {join} from "node:path";
import {Command} from "commander";
import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {createProgram} from "#cli/program.ts";
import {run} from "#fixtures/support/project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {bashScript} from "./bash.ts";
import {fishScript} from "./fish.ts";
import {commandWords} from "./words.ts";
import {zshScript} from "./zsh.ts";

const silent = {write: () => true};
const program = createProgram(
  {cwd: "/", env: {}, stdout: silent, stderr: silent},
  {version: "0.0.0", build: "0"},
  () => {},
);

const script = async (shell: string): Promise<string> => (await run("/", "completion", shell)).stdout;

const hasShell = (shell: string): boolean => spawnSync(shell, ["--version"]).status === 0;

/** Runs bash completion for several lines; the last word of each is the one being typed. */
function completions(source: string, lines: readonly string[][]): string[][] {
  const ask = lines.map(
    words =>
      `COMP_WORDS=(${words.map(word => `'${word}'`).join(" ")}); COMP_CWORD=${words.length - 1}; _docs_index; echo "\${COMPREPLY[*]}"`,
  );
  const text = execFileSync("bash", ["-c", `${source}\n${ask.join("\n")}`], {encoding: "utf8"});
  return text
    .split("\n")
    .slice(0, -1)
    .map(line => line.split(" ").filter(word => word !== ""));
}

describe.skipIf(!hasShell("bash"))("completion in bash", () => {
  it("completes commands, all of their options, choices and known values", async () => {
    const lines: [words: string[], expected: string[]][] = [
      [["docs-index", ""], program.commands.map(command => command.name())],
      [
        ["docs-index", "comp"],
        ["compare", "completion"],
      ],
      [["docs-index", "explain", "link-anch"], ["link-anchor"]],
      [["docs-index", "schema", "conf"], ["config"]],
      [
        ["docs-index", "completion", ""],
        ["bash", "zsh", "fish"],
      ],
      [["docs-index", "site", "--out", ""], []],
      ...program.commands.map((command): [string[], string[]] => [
        ["docs-index", command.name(), "--"],
        command
          .createHelp()
          .visibleOptions(command)
          .map(({long}) => long as string),
      ]),
      ...program.commands.flatMap(command =>
        command.options.flatMap(({long, argChoices}): [string[], string[]][] =>
          argChoices ? [[["docs-index", command.name(), long as string, ""], [...argChoices]]] : [],
        ),
      ),
    ];
    const found = completions(
      await script("bash"),
      lines.map(([words]) => words),
    );
    for (const [i, [words, expected]] of lines.entries())
      expect({words, found: found[i]?.toSorted()}).toEqual({words, found: expected.toSorted()});
  });
});

describe("completion of `npx docs-index`", () => {
  const programs = {
    bash: (source: string) =>
      `${source}\nCOMP_WORDS=(npx docs-index expl); COMP_CWORD=2; _docs_index_npx; echo "\${COMPREPLY[*]}"\ncomplete -p npx`,
    // The helpers of the completion system run only while a line is edited, so they are replaced.
    zsh: (source: string) =>
      `compdef() { print compdef $* }\ntypeset -A _comps\n_describe() { print \${(P)2} }\n_default() { print files }\n${source}\nwords=(npx docs-index expl) CURRENT=3; _docs-index\nwords=(npx tool x) CURRENT=3; _docs-index`,
    fish: (source: string) => `${source}\ncomplete -C 'npx docs-index expl'`,
  };
  it.each([
    ["bash", /^explain\ncomplete .*-F _docs_index_npx npx\n$/],
    ["zsh", /^compdef _docs-index docs-index\ncompdef _docs-index npx\n.*explain:.*\nfiles\n$/],
    ["fish", /^explain\t.*\n$/],
  ] as const)("works in %s", async (shell, expected) => {
    if (!hasShell(shell)) return;
    const text = execFileSync(shell, ["-c", programs[shell](await script(shell))], {
      encoding: "utf8",
      env: {PATH: process.env.PATH, HOME: temporaryFolder()},
    });
    expect(text).toMatch(expected);
  });
});

describe.each(["bash", "zsh", "fish"] as const)("the script for %s", shell => {
  it.skipIf(!hasShell(shell))("is valid for any descriptions", () => {
    const folder = temporaryFolder();
    fc.assert(
      fc.property(fc.string({unit: "grapheme-ascii"}), description => {
        const odd = new Command("docs-index");
        odd
          .command("one")
          .description(description)
          .option("--flag <value>", description)
          .argument("[path]", description);
        const write = {bash: bashScript, zsh: zshScript, fish: fishScript}[shell];
        writeFileSync(join(folder, "script"), write(commandWords(odd, {})));
        expect(spawnSync(shell, ["-n", join(folder, "script")], {encoding: "utf8"}).stderr).toBe("");
      }),
      {numRuns: 30},
    );
  });

  it("contains every command and option", async () => {
    const text = await script(shell);
    for (const command of program.commands) {
      expect(text).toContain(command.name());
      for (const {long} of command.options)
        expect(text).toContain(shell === "fish" ? `-l ${long?.slice(2)}` : long);
    }
  });
});

it("lists the supported shells if another one is requested", async () => {
  const {code, stderr} = await run("/", "completion", "tcsh");
  expect(code).toBe(2);
  expect(stderr).toContain("Allowed choices are bash, zsh, fish");
});
