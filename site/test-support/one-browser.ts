import {chromium} from "playwright-core";
import type {TestProject} from "vitest/node";
import {siteHandler, startServer} from "../server/static-server.ts";
import {builtSite} from "./built-site.ts";
import {chromiumPath, FLAGS} from "./chromium.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Endpoint of the browser shared by all test files. */
    browser: string;
    /** Built site of the fixture: its folder, and its URL on the shared server. */
    site: {folder: string; url: string};
  }
}

/** Prepares the browser tests: builds the site once, and starts one browser and one server for all files. */
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
