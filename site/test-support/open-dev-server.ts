import {spawn} from "node:child_process";
import type {Browser} from "playwright-core";
import {bin} from "./build-site.ts";
import {launchBrowser} from "./chromium.ts";
import {compilePackage} from "./compile-package.ts";

/** Running development server of a project. */
export interface RunningDev {
  url: string;
  close(): Promise<void>;
}

/** Starts a browser, and `docs-index dev` for a project until its first build is complete. The caller must close both. */
export async function openDevServer(project: string): Promise<[browser: Browser, dev: RunningDev]> {
  return Promise.all([
    launchBrowser(),
    startDev(project).then(async dev => {
      await dev.built;
      return dev;
    }),
  ]);
}

/** Starts `docs-index dev` for a project. Resolves when pages can be opened; the caller must close it. */
export async function startDev(cwd: string): Promise<RunningDev & {built: Promise<void>}> {
  await compilePackage();
  const child = spawn(process.execPath, [bin, "dev", "--port", "0"], {
    cwd,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise<void>(resolve => child.on("close", () => resolve()));
  let complete: () => void = () => {};
  const built = new Promise<void>(resolve => {
    complete = resolve;
  });
  const url = await new Promise<string>((resolve, reject) => {
    let heard = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      heard += text;
      const address = /open (http:\S+)/.exec(heard)?.[1];
      if (address) resolve(address);
      if (heard.includes("The first build is complete")) complete();
    });
    void ended.then(() => reject(new Error(`The development server ended:\n${heard}`)));
  });
  return {
    url,
    built,
    close() {
      child.kill();
      return ended;
    },
  };
}
