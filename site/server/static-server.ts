import {existsSync, readFileSync} from "node:fs";
import {createServer, type IncomingMessage, type Server, type ServerResponse} from "node:http";
import {join} from "node:path";
import compression from "compression";
import sirv from "sirv";
import {baseOf, pathBelow} from "./base-path.ts";
import {guarded} from "./guarded.ts";
import {headersFor, parseHeaders} from "./headers-file.ts";
import {parseRedirects} from "./redirects-file.ts";
import {withSlash} from "./slash.ts";

const readIfThere = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** Maximum depth of a folder that has its own `404.html`. */
const DEEPEST = 16;

/**
 * Returns the text of the `404.html` in the folder of a URL or the nearest folder above, where a language or version has its
 * own.
 */
function missingPage(folder: string, url: string): string {
  const parts = (url.split("?", 1)[0] ?? "").split("/").filter(part => /^[\w-][\w.-]*$/.test(part));
  for (let depth = Math.min(parts.length, DEEPEST); depth > 0; depth--) {
    const text = readIfThere(join(folder, parts.slice(0, depth).join("/"), "404.html"));
    if (text !== "") return text;
  }
  return readIfThere(join(folder, "404.html"));
}

/** Request handler, compatible with connect and polka. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

function redirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, {location, "cache-control": "no-cache"}).end();
}

/** Inserts the request's query before the fragment of a URL, unless the URL has its own query. */
function withQuery(to: string, query: string): string {
  if (query === "" || to.includes("?")) return to;
  const at = to.indexOf("#");
  return at < 0 ? to + query : to.slice(0, at) + query + to.slice(at);
}

/**
 * Serves a built site like a static host: rules in `_headers` and `_redirects`, trailing slashes with the
 * query kept, the nearest `404.html` with status 404, compression, and entity tags. Files are looked up for each request,
 * so a new build is served immediately.
 */
export function siteHandler(folder: string): Handler {
  const base = (): string => baseOf(readIfThere(join(folder, "data/site.json")));
  const rules = () => parseHeaders(readIfThere(join(folder, "_headers")));
  const redirects = () => parseRedirects(readIfThere(join(folder, "_redirects")));
  const files = sirv(folder, {dev: true, etag: true, dotfiles: true});
  const compress = compression();

  const answer: Handler = (request, response) => {
    const url = request.url ?? "/";
    const path = url.split("?", 1)[0] ?? "/";
    for (const [name, value] of headersFor(rules(), path)) response.setHeader(name, value);
    if (!response.hasHeader("cache-control")) response.setHeader("cache-control", "no-cache");
    const moved = redirects().get(path);
    const query = url.slice(path.length);
    if (moved) return redirect(response, moved.status, withQuery(moved.to, query));
    const slashed = withSlash(url);
    if (slashed) return redirect(response, 301, slashed);
    const root = base();
    if (path === "/" && root !== "/") return redirect(response, 302, root + query);
    const below = pathBelow(root, url);
    if (below === null) return void response.writeHead(404).end();
    request.url = below;
    files(request, response, () => notFound(request, response));
  };
  const notFound: Handler = (request, response) => {
    response.statusCode = 404;
    const wantsPage = !/\.[a-z][a-z0-9]{0,10}$/i.test(request.url?.split("?", 1)[0] ?? "");
    if (!wantsPage) {
      response.setHeader("content-type", "text/plain; charset=utf-8");
      response.end("Not found\n");
      return;
    }
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(request.method === "HEAD" ? undefined : missingPage(folder, request.url ?? "/"));
  };
  return (request, response) => {
    // The middleware has Express types but works with plain Node objects.
    compress(request as never, response as never, () => answer(request, response));
  };
}

/** Explains why a server could not use its port or address. Returns `null` for other errors. */
export function portFault(error: unknown, port: string, host = ""): string | null {
  const {code} = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") return `port ${port} is taken`;
  if (code === "ERR_SOCKET_BAD_PORT" || code === "EACCES") return `port ${port} can't be used`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN" || code === "EINVAL")
    return `${host} is no address of this machine`;
  return null;
}

/** Address on which a server listens, and accepted host names. */
export interface Listening {
  /**
   * Address of this machine; defaults to the loopback interface, which is unreachable from other machines.
   */
  host?: string | undefined;
  /** Additional host names, for example of a proxy. */
  allowedHosts?: readonly string[] | undefined;
}

/** Starts a server. Resolves once it listens; port 0 selects a free one. */
export function startServer(
  handler: Handler,
  port: number,
  {host, allowedHosts = []}: Listening = {},
): Promise<{server: Server; url: string}> {
  const names = host === undefined ? allowedHosts : [...allowedHosts, host];
  const server = createServer(guarded(handler, names, host !== undefined));
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(port, host ?? "127.0.0.1", () => {
      const address = server.address();
      const actual = typeof address === "object" && address ? address.port : port;
      done({server, url: `http://${nameOf(host)}:${actual}`});
    });
  });
}

/** Returns the name of an address in a browser on this machine. */
const nameOf = (host = "localhost"): string =>
  /^(?:0\.0\.0\.0|::|127\..*|::1)$/.test(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
