import {readFileSync} from "node:fs";
import {join} from "node:path";
import sirv from "sirv";
import type {DevMessage} from "../dev/message.ts";
import type {Artifacts} from "../prerender/artifacts.ts";
import {readClientAssets} from "../prerender/client-assets.ts";
import {listRoutes} from "../prerender/list-routes.ts";
import {type DocumentContext, renderDocument, type ServerBundle} from "../prerender/render-document.ts";
import type {PageRoute} from "../prerender/routes.ts";
import type {eventStream} from "./event-stream.ts";
import {withSlash} from "./slash.ts";
import type {Handler} from "./static-server.ts";

export interface DevOptions {
  server: ServerBundle;
  /** Folder of the client build. */
  client: string;
  statics: string;
  /** Folder of the artifacts. */
  folder: string;
  /** Text of the script that listens to this server. */
  script: string;
  /** Style rules of the overlay. */
  styles: string;
  events: ReturnType<typeof eventStream<DevMessage>>;
  artifacts: () => Artifacts | null;
  /** What a browser that connects hears first. */
  greeting: () => DevMessage | null;
}

const WAITING =
  "<!doctype html><title>Building</title><p>There are no artifacts yet.</p><script type=module src=/__dev/client.js></script>";

/** Answers requests from the artifacts as they are now: documents are made when they are asked for. */
export function devHandler(options: DevOptions): Handler {
  const assets = readClientAssets(options.client);
  const context: DocumentContext = {server: options.server, assets, build: "dev", feed: false, dev: true};
  const none = {dev: true, etag: true};
  const layers = [options.client, options.statics, options.folder].map(folder => sirv(folder, none));

  function page(artifacts: Artifacts, path: string): {html: string; status: number} {
    const routes = listRoutes(artifacts);
    const url = decodeURIComponent(path);
    const route = routes.find(candidate => candidate.url === url);
    const used = route ?? (routes.find(candidate => candidate.url === null) as PageRoute);
    return {html: renderDocument(used, context), status: route ? 200 : 404};
  }

  return (request, response) => {
    const url = request.url ?? "/";
    const path = url.split("?", 1)[0] ?? "/";
    if (path === "/__dev/events") return options.events.accept(response, options.greeting());
    if (path === "/__dev/client.js") {
      response.writeHead(200, {"content-type": "text/javascript"}).end(options.script);
      return;
    }
    if (path === "/__dev/overlay.css") {
      response.writeHead(200, {"content-type": "text/css"}).end(options.styles);
      return;
    }
    response.setHeader("cache-control", "no-store");
    const slashed = withSlash(url);
    if (slashed) return void response.writeHead(302, {location: slashed}).end();
    const send = (): void => {
      const artifacts = options.artifacts();
      const {html, status} = artifacts ? page(artifacts, path) : {html: WAITING, status: 503};
      response.writeHead(status, {"content-type": "text/html; charset=utf-8"}).end(html);
    };
    if (path.endsWith("/")) send();
    else layers.reduceRight<() => void>((next, layer) => () => layer(request, response, next), send)();
  };
}

/** The script that listens to the server, ready for browsers. */
export async function buildDevScript(root: string): Promise<string> {
  const {build} = await import("esbuild");
  const result = await build({
    entryPoints: [join(root, "site/dev/dev-client.ts")],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
  });
  return result.outputFiles[0]?.text ?? "";
}

/** Style rules of the overlay, which readers of the finished site don't need. */
export const overlayStyles = (root: string): string =>
  readFileSync(join(root, "site/styles/diagnostics.css"), "utf8");
