import {expect, it} from "vitest";
import {createProgram} from "#cli/program.ts";
import {run} from "#fixtures/support/project.ts";
import {EXAMPLES} from "./examples.ts";

const silent = {write: () => true};
const program = createProgram(
  {cwd: "/", env: {}, stdout: silent, stderr: silent},
  {version: "0.0.0", build: "0"},
  () => {},
);
const names = program.commands.map(command => command.name());

it("exist only for commands", () => {
  expect(Object.keys(EXAMPLES).toSorted()).toEqual(names.toSorted());
});

it.each(names)(
  "of %s: there are three, they are in its help, and they use existing options and arguments",
  async name => {
    const {stdout} = await run("/", name, "--help");
    const examples = EXAMPLES[name] ?? [];
    expect(new Set(examples.map(([line]) => line)).size).toBe(3);
    for (const [line, effect] of examples) {
      expect(stdout).toContain(`  $ docs-index ${line}\n      ${effect}\n`);
      const [first, ...words] = line.replace(/ >.*$/, "").match(/'[^']*'|\S+/g) ?? [];
      expect(first).toBe(name);
      const command = program.commands.find(known => known.name() === name);
      const {operands = [], unknown = []} = command?.parseOptions(words) ?? {};
      expect(unknown.filter(word => word !== "--help")).toEqual([]);
      const args = command?.registeredArguments ?? [];
      expect(operands.length).toBeGreaterThanOrEqual(args.filter(({required}) => required).length);
      if (!args.some(({variadic}) => variadic)) expect(operands.length).toBeLessThanOrEqual(args.length);
    }
  },
);
