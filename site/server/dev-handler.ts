import sirv from "sirv";
import {pageDocumentPath} from "../../schemas/artifact-paths.ts";
import {decode} from "../../schemas/rules/percent-encoding.ts";
import {addressOf, setBase} from "../artifacts/base.ts";
import type {DevMessage} from "../dev/message.ts";
import type {Artifacts} from "../prerender/artifacts.ts";
import {readClientAssets} from "../prerender/client-assets.ts";
import type {DocumentContext, ServerBundle} from "../prerender/document/document-context.ts";
import {renderDocument} from "../prerender/document/render-document.ts";
import {listRoutes} from "../prerender/list-routes.ts";
import {deployedPage} from "../prerender/page-data.ts";
import type {PageRoute} from "../prerender/routes.ts";
import {siteIcons} from "../prerender/web-manifest.ts";
import {pathBelow} from "./base-path.ts";
import type {eventStream} from "./event-stream.ts";
import {withSlash} from "./slash.ts";
import type {Handler} from "./static-server.ts";

export interface DevOptions {
  server: ServerBundle;
  /** Path of the site on its host. */
  base: string;
  /** Folder of the client build. */
  client: string;
  /** Folder of the artifacts. */
  folder: string;
  /** Text of the script that listens to this server. */
  script: string;
  /** Style rules of the overlay. */
  styles: string;
  events: ReturnType<typeof eventStream<DevMessage>>;
  artifacts: () => Artifacts | null;
  /** Number of the last build, which documents name when they connect. */
  round: () => number;
  /** What a browser that connects hears first, given the build that its document was made from. */
  greeting: (round: number) => DevMessage | null;
}

/** What a document needs to hear of changes. */
const devTags = (round: number): string =>
  `<link rel="stylesheet" href="${addressOf("/__dev/overlay.css")}"><script type="module" src="${addressOf("/__dev/client.js")}?round=${round}"></script>`;

const waitingPage = (round: number): string =>
  `<!doctype html><title>Building</title><p>There are no artifacts yet.</p>${devTags(round)}`;

/** Answers requests from the artifacts as they are now: documents are made when they are asked for. */
export function devHandler(options: DevOptions): Handler {
  setBase(options.base);
  const assets = readClientAssets(options.client);
  const context: Omit<DocumentContext, "icons"> = {server: options.server, assets, build: "dev", feed: false};
  const none = {dev: true, etag: true};
  const layers = [options.client, options.folder].map(folder => sirv(folder, none));

  function page(artifacts: Artifacts, path: string): {html: string; status: number} {
    const routes = listRoutes(artifacts);
    const url = decode(path);
    const route = routes.find(candidate => candidate.url === url);
    const used = route ?? (routes.find(candidate => candidate.url === null) as PageRoute);
    return {
      html: renderDocument(used, {
        ...context,
        icons: siteIcons(artifacts.manifest.files.map(({path: file}) => file)),
        devTags: devTags(options.round()),
      }),
      status: route ? 200 : 404,
    };
  }

  return (request, response) => {
    const asked = request.url ?? "/";
    const url = pathBelow(options.base, asked);
    if (asked === "/" && url === null) return void response.writeHead(302, {location: options.base}).end();
    if (url === null) return void response.writeHead(404).end();
    request.url = url;
    const [path = "/", query] = url.split("?", 2);
    if (path === "/__dev/events") {
      const round = Number(new URLSearchParams(query).get("round"));
      return options.events.accept(response, options.greeting(round));
    }
    if (path === "/__dev/client.js") {
      response.writeHead(200, {"content-type": "text/javascript"}).end(options.script);
      return;
    }
    if (path === "/__dev/overlay.css") {
      response.writeHead(200, {"content-type": "text/css"}).end(options.styles);
      return;
    }
    response.setHeader("cache-control", "no-store");
    const slashed = withSlash(asked);
    if (slashed) return void response.writeHead(302, {location: slashed}).end();
    const data = options.artifacts();
    const dataUrl = data?.pages.find(page => `/${pageDocumentPath(page)}` === decode(path));
    if (data && dataUrl !== undefined) {
      response.setHeader("content-type", "application/json");
      return void response.end(deployedPage(data.page(dataUrl), data, context.build));
    }
    const send = (): void => {
      const artifacts = options.artifacts();
      const {html, status} = artifacts
        ? page(artifacts, path)
        : {html: waitingPage(options.round()), status: 503};
      response.writeHead(status, {"content-type": "text/html; charset=utf-8"}).end(html);
    };
    if (path.endsWith("/")) send();
    else layers.reduceRight<() => void>((next, layer) => () => layer(request, response, next), send)();
  };
}
