import {chromium} from "playwright-core";
import type {TestProject} from "vitest/node";
import {siteHandler, startServer} from "../server/static-server.ts";
import {builtSite} from "./built-site.ts";
import {chromiumPath, FLAGS} from "./chromium.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address at which test files reach the one browser of the run. */
    browser: string;
    /** The built site of the fixture: its folder, and its address on the one server of the run. */
    site: {folder: string; url: string};
  }
}

/** Before the browser tests: the site is built once, and one browser and one server stand for all files. */
export default async function oneBrowser({provide}: TestProject): Promise<() => Promise<void>> {
  const [folder, browser] = await Promise.all([
    builtSite(),
    chromium.launchServer({executablePath: chromiumPath(), args: FLAGS}),
  ]);
  const {server, url} = await startServer(siteHandler(folder), 0);
  provide("browser", browser.wsEndpoint());
  provide("engine", "chromium");
  provide("site", {folder, url});
  return async () => {
    await browser.close();
    server.closeAllConnections();
    await new Promise(done => server.close(done));
  };
}
