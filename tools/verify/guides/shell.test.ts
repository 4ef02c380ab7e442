import {mkdtemp, realpath, rm} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {readersEnvironment, runShell} from "./shell.ts";

describe("runShell", () => {
  let root = "";
  beforeAll(async () => {
    root = await realpath(await mkdtemp(join(tmpdir(), "shell-")));
  });
  afterAll(() => rm(root, {recursive: true}));

  it("returns the output and the final folder", async () => {
    const run = await runShell("mkdir a\ncd a\necho one; echo two >&2", root, root);
    expect(run).toEqual({code: 0, output: "one\ntwo\n", cwd: join(root, "a")});
  });

  it("stops at the first command that fails", async () => {
    const {code, output} = await runShell("false\necho never", root, root);
    expect({code, output}).toEqual({code: 1, output: ""});
  });

  it("stops commands that do not end, with all child processes", async () => {
    expect((await runShell("sleep 60 | cat", root, root, 50)).code).toBeNull();
  });
});

it("readersEnvironment hides npm's own variables and the project's commands", () => {
  const env = readersEnvironment({
    PATH: "/a/node_modules/.bin:/usr/bin",
    HOME: "/h",
    npm_config_local_prefix: "/a",
  });
  expect(env).toMatchObject({PATH: "/usr/bin", HOME: "/h"});
  expect(env).not.toHaveProperty("npm_config_local_prefix");
});
