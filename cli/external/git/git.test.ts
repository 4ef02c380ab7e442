import {chmodSync, existsSync, readFileSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {setTimeout as sleep} from "node:timers/promises";
import {beforeAll, expect, test} from "vitest";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {Git, type GitSettings} from "./git.ts";
import {writeLauncher} from "./launcher.ts";

const folder = temporaryFolder();
const bin = join(folder, "bin");
let settings: GitSettings;

/** Puts a fake `git` that runs the script at the front of `PATH`. */
function fakeGit(script: string): void {
  writeFileSync(join(bin, "git"), `#!/bin/sh\n${script}\n`);
  chmodSync(join(bin, "git"), 0o755);
}

beforeAll(async () => {
  const {mkdirSync} = await import("node:fs");
  mkdirSync(bin);
  settings = {
    temporary: folder,
    launcher: await writeLauncher(folder),
    env: {...process.env, PATH: `${bin}:${process.env.PATH}`, GIT_SSH_COMMAND: "evil", EDITOR: "vi"},
    allowFile: false,
    timeoutSeconds: 20,
  };
});

const create = (signal = new AbortController().signal): Git =>
  new Git(settings, {name: "x", url: "https://host.example/a/x.git", where: "host.example"}, signal);

/** Creates a fake git that hangs and starts a child process that hangs too. */
const hanging = (): string => {
  const pids = join(folder, `pids-${Math.random()}`);
  fakeGit(`sleep 300 & echo $$ $! > ${pids}; wait`);
  return pids;
};

async function processes(file: string): Promise<number[]> {
  for (let tries = 0; tries < 400 && !existsSync(file); tries++) await sleep(25);
  await sleep(50);
  return readFileSync(file, "utf8").trim().split(" ").map(Number);
}

/**
 * Reports whether a process is running. A killed process may remain as a zombie until its parent reaps it.
 */
function isRunning(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

async function expectEnded(pids: number[]): Promise<void> {
  expect(pids).toHaveLength(2);
  for (let tries = 0; tries < 200 && pids.some(isRunning); tries++) await sleep(25);
  expect(pids.filter(isRunning)).toEqual([]);
}

test("a timeout ends git and its child processes", async () => {
  const file = hanging();
  await expect(create().text(["ls-remote", "origin"], 1.5)).rejects.toMatchObject({
    kind: "unreachable",
    message: "no response from host.example in 1.5 s",
  });
  await expectEnded(await processes(file));
});

test("an interrupt by the user ends git and its child processes", async () => {
  const file = hanging();
  const controller = new AbortController();
  const running = create(controller.signal).text(["ls-remote", "origin"]);
  const outcome = expect(running).rejects.toMatchObject({kind: "stopped"});
  const pids = await processes(file);
  controller.abort();
  await outcome;
  await expectEnded(pids);
});

test("no command starts after an interrupt", async () => {
  fakeGit(`touch ${folder}/started`);
  await expect(create(AbortSignal.abort()).text(["ls-remote", "origin"])).rejects.toMatchObject({
    kind: "stopped",
  });
  expect(existsSync(join(folder, "started"))).toBe(false);
});

test("git ignores the caller's settings and can't prompt", async () => {
  fakeGit("env; read answer; echo answer=$answer; printf '%s\\n' \"$@\"");
  const output = await create().text(["ls-remote", "origin"]);
  expect(output).not.toMatch(/GIT_SSH_COMMAND|EDITOR|evil/);
  expect(output).toMatch(/^GIT_TERMINAL_PROMPT=0$/m);
  expect(output).toMatch(/^GIT_ALLOW_PROTOCOL=https$/m);
  expect(output).toMatch(/^answer=$/m);
  expect(output).toMatch(/^core.hooksPath=\/dev\/null$/m);
});

test("a missing git is reported", async () => {
  fakeGit("exit 0");
  const {rmSync} = await import("node:fs");
  rmSync(join(bin, "git"));
  const before = settings;
  settings = {...settings, env: {PATH: bin}, launcher: ["git"]};
  await expect(create().text(["ls-remote", "origin"])).rejects.toMatchObject({
    message: "git is not installed",
  });
  settings = before;
});
