import {isRunnableDevEnvironment, type Plugin, type ViteDevServer} from "vite";
import type {ClientAssets} from "../prerender/client-assets.ts";
import type {ServerBundle} from "../prerender/document/document-context.ts";
import type {SiteCode} from "../server/dev-handler.ts";
import type {devSite} from "../server/dev-site.ts";
import {CLI, partHash} from "./parts.ts";

/** Matches requests that only Vite handles: its own modules, and client sources. */
const OF_VITE = /^\/@|^\/(?:node_modules|schemas|search|site)\/.*\.\w+(?:\?|$)/;

/** Part of `docs-index dev` that is independent of how the site's code is loaded. */
interface DevCommand {
  openDev(
    flags: object,
    io: object,
    tool: string,
    code: SiteCode,
  ): Promise<{site: ReturnType<typeof devSite>; watch(): Promise<unknown>}>;
}

/**
 * Serves this project's site from sources in `vite dev`. Vite transforms the client and hot-replaces changed
 * modules; documents come from artifacts built in the same process.
 */
export const siteFromSources = (): Plugin => ({
  name: "site-from-sources",
  async configureServer(server) {
    const {root, logger} = server.config;
    const over = new AbortController();
    const io = {
      cwd: root,
      env: process.env,
      stdout: process.stdout,
      stderr: process.stderr,
      signal: over.signal,
    };
    const {openDev} = await load<DevCommand>(server, "cli", "/cli/commands/site/dev.ts");
    const {site, watch} = await openDev({}, io, partHash(root, CLI), sourceCode(server));
    server.middlewares.use((request, response, next) => {
      if (OF_VITE.test(request.url ?? "/")) next();
      else site.handler(request, response, next);
    });
    const fail = (error: unknown): void => logger.error(String(error));
    server.watcher.on("change", () => void site.loadCode().catch(fail));
    server.httpServer?.once("listening", () => void watch().catch(fail));
    server.httpServer?.once("close", () => over.abort());
  },
});

/** Loads a module from source. */
async function load<T>({environments}: ViteDevServer, name: string, file: string): Promise<T> {
  const environment = environments[name];
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error(`${name} can't load modules`);
  return await environment.runner.import<T>(file);
}

/** Provides the site's sources as transformed by Vite. */
function sourceCode(server: ViteDevServer): SiteCode {
  const assets: ClientAssets = {
    files: [],
    address: file => `/${file}`,
    script: "/site/entry-client.tsx",
    imports: [],
    styles: [],
    font: undefined,
    screen: () => ({scripts: [], styles: []}),
  };
  return {
    load: () => load<ServerBundle>(server, "prerender", "/site/entry-server.tsx"),
    assets: () => assets,
    files: (_request, _response, next) => next(),
    tags: (_base, attributes) =>
      `<script type="module" src="/site/dev/dev-client.ts" ${attributes}></script>`,
    finish: (html, path) => server.transformIndexHtml(path, html),
  };
}
