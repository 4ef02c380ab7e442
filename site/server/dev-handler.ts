import type {IncomingMessage, ServerResponse} from "node:http";
import sirv from "sirv";
import {pageDocumentPath} from "#schemas/artifact-paths.ts";
import {decode} from "#schemas/rules/percent-encoding.ts";
import {setBase} from "../artifacts/base.ts";
import {DEPLOY} from "../artifacts/deploy.ts";
import {siteFacts} from "../artifacts/page-facts.ts";
import type {DevMessage} from "../dev/message.ts";
import type {Artifacts} from "../prerender/artifacts.ts";
import type {ClientAssets} from "../prerender/client-assets.ts";
import {deployJson} from "../prerender/deploy-file.ts";
import type {ServerBundle} from "../prerender/document/document-context.ts";
import {renderDocument} from "../prerender/document/render-document.ts";
import {sharedScript} from "../prerender/document/shared-script.ts";
import {findRoute} from "../prerender/list-routes.ts";
import type {PageRoute} from "../prerender/routes.ts";
import {siteIcons} from "../prerender/web-manifest.ts";
import {pathBelow} from "./base-path.ts";
import type {eventStream} from "./event-stream.ts";
import {withSlash} from "./slash.ts";

/** Served language and version of the site. */
export interface DevSite {
  /** Path below the base; empty for the one at the root. */
  path: string;
  artifacts: Artifacts;
  server: ServerBundle;
  /** Reads an artifact that is not in the folder yet; null if there is none. */
  early?: (path: string) => Uint8Array | null;
}

/** Handles a request, or passes it to the next handler. */
export type Layer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Code of the site: compiled, or transformed from sources by Vite. */
export interface SiteCode {
  /** Loads the code that renders documents in a language. */
  load(lang: string): Promise<ServerBundle>;
  /** Returns the client files loaded by documents of a language and edition. */
  assets(lang: string, edition: string): ClientAssets;
  /** Serves the client files. */
  files: Layer;
  /**
   * Returns the elements that load the script and styles of `site/dev`; that script reads the given
   * attributes from its own element.
   */
  tags(base: string, attributes: string): string;
  /** Transforms a document before it is sent. */
  finish?(html: string, path: string): Promise<string>;
}

export interface DevOptions {
  /** Returns the path of the site on its host, which a config change may affect. */
  base: () => string;
  code: SiteCode;
  /** Folder of the artifacts. */
  folder: string;
  events: ReturnType<typeof eventStream<DevMessage>>;
  /**
   * Returns the language and version that a path below the base belongs to; `null` until there are artifacts.
   */
  siteAt: (path: string) => Promise<DevSite | null> | DevSite | null;
  /** Returns the number of messages sent so far, which documents send back when they connect. */
  round: () => number;
  /** Returns the first message for a connecting browser, given the number in its document. */
  greeting: (seen: number) => DevMessage | null;
  /** Called when a document was sent. */
  onSent: () => void;
}

/** Deployment name in documents and data, which is constant in development. */
const BUILD = "dev";

const waitingPage = (tags: string): string =>
  `<!doctype html><title>Building</title><p>This page is shown when the build is complete.</p>${tags}`;

/**
 * Creates a handler that serves the current artifacts and renders documents on demand. Unknown files are
 * passed to the next handler or answered with the "not found" page.
 */
export function devHandler(options: DevOptions) {
  const {code} = options;
  const artifactFiles = sirv(options.folder, {dev: true, etag: true});
  const tags = (round: number): string =>
    code.tags(options.base(), `id="dx-dev" data-base="${options.base()}" data-round="${round}"`);

  /** Renders a document; undefined if the page must wait for the build. */
  function page(
    {artifacts, path: edition, server, early}: DevSite,
    path: string,
    round: number,
  ): {html: string; status: number} | undefined {
    const route = findRoute(artifacts, decode(path));
    if (early && !canLoad(route)) return undefined;
    const assets = code.assets(artifacts.site.lang, edition);
    setBase(artifacts.site.base);
    return {
      html: renderDocument(route, {
        server,
        assets,
        script: `<script>${sharedScript(siteFacts(artifacts.site, false, artifacts.edition), assets)}</script>`,
        build: BUILD,
        feed: false,
        edition: artifacts.edition,
        icons: siteIcons(artifacts.manifest.files.map(({path: file}) => file)),
        devTags: tags(round),
      }),
      status: route.url === null ? 404 : 200,
    };
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    next?: () => void,
  ): Promise<void> {
    const asked = request.url ?? "/";
    const base = options.base();
    const url = pathBelow(base, asked);
    if (asked === "/" && url === null) return void response.writeHead(302, {location: base}).end();
    if (url === null) return void response.writeHead(404).end();
    request.url = url;
    const [path = "/", query] = url.split("?", 2);
    if (path === "/__dev/events") {
      const round = Number(new URLSearchParams(query).get("round"));
      return void options.events.accept(response, options.greeting(round));
    }
    response.setHeader("cache-control", "no-store");
    const slashed = withSlash(asked);
    if (slashed) return void response.writeHead(302, {location: slashed}).end();
    // Read first, so that a browser learns of everything newer than its document.
    const round = options.round();
    const found = await options.siteAt(path);
    const below = found && found.path !== "" ? path.slice(found.path.length + 1) : path;
    const data = found?.artifacts;
    const file = decode(below).slice(1);
    const dataUrl = data?.pages.find(one => pageDocumentPath(one) === file);
    const json = (text: string): void =>
      void response.writeHead(200, {"content-type": "application/json"}).end(text);
    if (data && below === `/${DEPLOY}`) return void json(deployJson(data, BUILD));
    // A page may be newer than the artifacts.
    if (data && dataUrl !== undefined) return void json(JSON.stringify(data.page(dataUrl)));
    const early = found?.early?.(file);
    if (early) return void response.writeHead(200, {"content-type": typeOf(path)}).end(early);
    const send = async (): Promise<void> => {
      const {html, status} = (found && page(found, below, round)) ?? {
        html: waitingPage(tags(round)),
        status: 503,
      };
      const finished = code.finish ? await code.finish(html, path) : html;
      response.writeHead(status, {"content-type": "text/html; charset=utf-8"}).end(finished, options.onSent);
    };
    if (path.endsWith("/")) void send();
    else
      artifactFiles(request, response, () =>
        code.files(request, response, () => (next ? next() : void send())),
      );
  }

  return (request: IncomingMessage, response: ServerResponse, next?: () => void): void =>
    void answer(request, response, next).catch(error => {
      if (!response.headersSent) response.writeHead(500, {"content-type": "text/plain"});
      response.end(String(error));
    });
}

/** Reports whether the document of a route can be made before the build is complete. */
function canLoad(route: PageRoute): boolean {
  try {
    route.load();
    return true;
  } catch {
    return false;
  }
}

/** Types that browsers insist on. */
const TYPES: Readonly<Record<string, string>> = {
  css: "text/css",
  json: "application/json",
  svg: "image/svg+xml",
  webmanifest: "application/manifest+json",
};

const typeOf = (path: string): string =>
  TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
