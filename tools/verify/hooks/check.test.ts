import {expect, it} from "vitest";
import {extractPage} from "../extract/page.ts";
import {judge} from "./check.ts";
import {hookClaims} from "./claims.ts";

const owners = {
  Compiler: {run: {type: "AsyncSeriesHook", parameters: ["compiler"]}},
  Cache: {run: {type: "SyncHook", parameters: []}},
  Parser: {call: {map: true, type: "SyncBailHook", parameters: ["expression"]}},
};

const verdicts = (text: string): Array<string | undefined> =>
  hookClaims(extractPage("a.md", text)).map(claim => judge(claim, owners));

const titled = (title: string, body: string): string => `---\ntitle: ${title}\n---\n\n${body}\n`;

it("accepts the type and the number of parameters, with any names", () => {
  expect(
    verdicts(titled("Compiler Hooks", '### `run`\n\n`AsyncSeriesHook (engine)` <Badge text="5.1+" />')),
  ).toEqual([undefined]);
});

it("reports another type and another number of parameters", () => {
  expect(verdicts(titled("Compiler Hooks", "### `run`\n\n`SyncHook (compiler)`"))).toEqual([
    "run is AsyncSeriesHook (compiler), not SyncHook (compiler)",
  ]);
  expect(verdicts(titled("Compiler Hooks", "### `run`\n\n`AsyncSeriesHook`"))).toEqual([
    "run is AsyncSeriesHook (compiler), not AsyncSeriesHook",
  ]);
});

it("uses the class named in page, section or line, or else any class", () => {
  expect(verdicts(titled("Hooks", "## Cache\n\n| `run` | `SyncHook` |"))).toEqual([undefined]);
  expect(verdicts(titled("Hooks", "`Cache.getHooks(x).run`, a `AsyncSeriesHook (a)`, runs."))).toEqual([
    "run is SyncHook, not AsyncSeriesHook (a)",
  ]);
  expect(verdicts(titled("Hooks", "### `run`\n\n`SyncHook`"))).toEqual([undefined]);
});

it("distinguishes a map of hooks from a hook; a row may name several", () => {
  expect(verdicts(titled("Parser", "### `call`\n\n`HookMap<SyncBailHook (expression)>` by name"))).toEqual([
    undefined,
  ]);
  expect(verdicts(titled("Compiler", "| `run`, `other` | `HookMap<AsyncSeriesHook (compiler)>` |"))).toEqual([
    "run is AsyncSeriesHook (compiler), not HookMap<AsyncSeriesHook (compiler)>",
    undefined,
  ]);
});
