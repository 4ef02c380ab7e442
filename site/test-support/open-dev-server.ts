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

/** Starts a browser, and `docs-index dev` for a project. The caller must close both. */
export async function openDevServer(project: string): Promise<[browser: Browser, dev: RunningDev]> {
  await compilePackage();
  return Promise.all([launchBrowser(), startDev(project)]);
}

async function startDev(cwd: string): Promise<RunningDev> {
  const child = spawn(process.execPath, [bin, "dev", "--port", "0"], {
    cwd,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise<void>(resolve => child.on("close", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let heard = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      heard += text;
      const address = /open (http:\S+)/.exec(heard)?.[1];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error(`The development server ended:\n${heard}`)));
  });
  return {
    url,
    close() {
      child.kill();
      return ended;
    },
  };
}
