import {join} from "node:path";
import type {Browser} from "playwright-core";
import {clientBuild} from "../prerender/client-build.ts";
import {startDevServer} from "../server/dev-server.ts";
import {bin, root as packageRoot} from "./build-site.ts";
import {launchBrowser} from "./chromium.ts";
import {compilePackage} from "./compile-package.ts";

/** Starts a browser and the development server of a project; the caller closes both. */
export async function openDevServer(
  project: string,
  base: string,
): Promise<[browser: Browser, dev: Awaited<ReturnType<typeof startDevServer>>]> {
  await compilePackage();
  return Promise.all([
    launchBrowser(),
    startDevServer({
      bin,
      flags: [],
      project,
      out: join(project, "out"),
      port: 0,
      base,
      clientOf: lang => clientBuild(packageRoot, lang),
      onEnd() {
        throw new Error("The build ended.");
      },
      onFindings() {},
    }),
  ]);
}
