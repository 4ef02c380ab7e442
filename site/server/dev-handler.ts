import sirv from "sirv";
import {pageDocumentPath} from "#schemas/artifact-paths.ts";
import {decode} from "#schemas/rules/percent-encoding.ts";
import type {DevMessage} from "../dev/message.ts";
import {languages} from "../messages/languages.ts";
import type {Artifacts} from "../prerender/artifacts.ts";
import {readClientAssets} from "../prerender/client-assets.ts";
import type {ClientBuild} from "../prerender/client-build.ts";
import type {ServerBundle} from "../prerender/document/document-context.ts";
import {renderDocument} from "../prerender/document/render-document.ts";
import {listRoutes} from "../prerender/list-routes.ts";
import {deployedPage} from "../prerender/page-data.ts";
import type {PageRoute} from "../prerender/routes.ts";
import {siteIcons} from "../prerender/web-manifest.ts";
import {pathBelow} from "./base-path.ts";
import type {eventStream} from "./event-stream.ts";
import {withSlash} from "./slash.ts";
import type {Handler} from "./static-server.ts";

/** One language and version of the site that is served. */
export interface DevSite {
  /** Below the base; empty for that at the root. */
  path: string;
  artifacts: Artifacts;
  server: ServerBundle;
}

export interface DevOptions {
  /** Path of the site on its host, which an edit of the config may change. */
  base: () => string;
  /** The parts of the site that were built for a language. */
  clientOf: (lang: string) => ClientBuild;
  /** Folder of the artifacts. */
  folder: string;
  /** Text of the script that listens to this server. */
  script: string;
  /** Style rules of the overlay. */
  styles: string;
  events: ReturnType<typeof eventStream<DevMessage>>;
  /** The language and version that a path below the base belongs to; null as long as there are no artifacts. */
  siteAt: (path: string) => DevSite | null;
  /** Number of the last build, which documents name when they connect. */
  round: () => number;
  /** What a browser that connects hears first, given the build that its document was made from. */
  greeting: (round: number) => DevMessage | null;
}

/** Deploy that documents and data name: all are of one. */
const BUILD = "dev";

/** What a document needs to hear of changes. */
const devTags = (base: string, round: number): string =>
  `<link rel="stylesheet" href="${base}__dev/client.css"><script type="module" src="${base}__dev/client.js?round=${round}"></script>`;

const waitingPage = (tags: string): string =>
  `<!doctype html><title>Building</title><p>There are no artifacts yet.</p>${tags}`;

/** Answers requests from the artifacts as they are now: documents are made on demand. */
export function devHandler(options: DevOptions): Handler {
  const {clientOf} = options;
  const none = {dev: true, etag: true};
  const clients = languages.map(lang => clientOf(lang).client);
  const layers = [...clients, clientOf("en").diagrams, options.folder].map(folder => sirv(folder, none));
  const tags = (): string => devTags(options.base(), options.round());

  function page({artifacts, path: edition, server}: DevSite, path: string): {html: string; status: number} {
    const routes = listRoutes(artifacts);
    const url = decode(path);
    const route = routes.find(candidate => candidate.url === url);
    const used = route ?? (routes.find(candidate => candidate.url === null) as PageRoute);
    return {
      html: renderDocument(used, {
        server,
        assets: readClientAssets(clientOf(artifacts.site.lang).client, edition),
        build: BUILD,
        feed: false,
        icons: siteIcons(artifacts.manifest.files.map(({path: file}) => file)),
        devTags: tags(),
      }),
      status: route ? 200 : 404,
    };
  }

  return (request, response) => {
    const asked = request.url ?? "/";
    const base = options.base();
    const url = pathBelow(base, asked);
    if (asked === "/" && url === null) return void response.writeHead(302, {location: base}).end();
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
    if (path === "/__dev/client.css") {
      response.writeHead(200, {"content-type": "text/css"}).end(options.styles);
      return;
    }
    response.setHeader("cache-control", "no-store");
    const slashed = withSlash(asked);
    if (slashed) return void response.writeHead(302, {location: slashed}).end();
    const found = options.siteAt(path);
    const below = found && found.path !== "" ? path.slice(found.path.length + 1) : path;
    const data = found?.artifacts;
    const dataUrl = data?.pages.find(one => `/${pageDocumentPath(one)}` === decode(below));
    if (data && dataUrl !== undefined) {
      response.setHeader("content-type", "application/json");
      return void response.end(deployedPage(data.page(dataUrl), data, BUILD));
    }
    const send = (): void => {
      const {html, status} = found ? page(found, below) : {html: waitingPage(tags()), status: 503};
      response.writeHead(status, {"content-type": "text/html; charset=utf-8"}).end(html);
    };
    if (path.endsWith("/")) send();
    else layers.reduceRight<() => void>((next, layer) => () => layer(request, response, next), send)();
  };
}
