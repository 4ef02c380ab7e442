import {createHash} from "node:crypto";
import {existsSync, readFileSync} from "node:fs";
import type {IncomingMessage, ServerResponse} from "node:http";
import {join} from "node:path";
import {headersFor, parseHeaders} from "#site/server/headers-file.ts";
import {type Handler, siteHandler, startServer} from "#site/server/static-server.ts";
import {FRAME_PATH} from "./webkit-window.ts";

/** Path to which pages report errors. */
const PROBLEM_PATH = "/__problem";

const REPORT = `for (const kind of ["error", "warn"]) {
  const log = console[kind];
  console[kind] = (...parts) => { log(...parts); report(parts.join(" ")); };
}
const report = text => fetch("${PROBLEM_PATH}", {method: "POST", body: text, keepalive: true}).catch(() => {});
addEventListener("error", event => { if (event.message) report(event.message); });
addEventListener("unhandledrejection", ({reason}) => report(String(reason)));`;

const FRAME = `<!doctype html><title>frame</title><style>body, iframe { margin: 0; border: 0; display: block }</style><iframe></iframe>`;

/** Options for serving a site for one visit. */
export interface Serving {
  /** Script that runs first in every page. */
  before?: string | undefined;
  /** Whether there is a service worker. */
  serviceWorker?: boolean | undefined;
  /** Modifies style sheets, to simulate older browsers or other devices. */
  editStyles?: ((css: string) => string) | undefined;
  /** Handles a request before the site does. Returns whether it did. */
  answer?: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
}

/** Site on its own origin, so that visits don't share stored data. */
export interface ServedSite {
  url: string;
  /** Console errors and warnings, and uncaught errors. */
  problems: string[];
  /** Serves another folder from now on, or nothing at all, to simulate being offline. */
  show(folder: string | null): void;
  close(): void;
}

/**
 * Sends a page with scripts added. Its policy is kept, except for what forbids these scripts and the frame.
 */
function sendPage(folder: string, path: string, script: string, response: ServerResponse): void {
  const rules = parseHeaders(readFileSync(join(folder, "_headers"), "utf8"));
  const hash = createHash("sha256").update(script).digest("base64");
  for (const [name, value] of headersFor(rules, path)) {
    const isPolicy = name === "content-security-policy";
    response.setHeader(
      name,
      isPolicy
        ? value
            .replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`)
            .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
        : value,
    );
  }
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("cache-control", "no-cache");
  const html = readFileSync(join(folder, path, "index.html"), "utf8");
  response.end(html.replace("<head>", () => `<head><script>${script}</script>`));
}

/** Serves a site for one visit. */
export async function serveSite(
  first: string,
  {before = "", serviceWorker, editStyles, answer}: Serving,
): Promise<ServedSite> {
  const problems: string[] = [];
  let shown: string | null = first;
  let handler = siteHandler(first);
  const script = REPORT + before;
  const handle: Handler = (request, response) => {
    const {pathname} = new URL(request.url ?? "/", "http://localhost");
    if (pathname === PROBLEM_PATH) {
      request.setEncoding("utf8").on("data", (text: string) => problems.push(text));
      request.on("end", () => response.writeHead(204).end());
    } else if (pathname === FRAME_PATH) response.setHeader("content-type", "text/html").end(FRAME);
    else if (shown === null) response.destroy();
    else if (answer?.(request, response)) return;
    else if (editStyles && pathname.endsWith(".css"))
      response
        .setHeader("content-type", "text/css")
        .end(editStyles(readFileSync(join(shown, pathname), "utf8")));
    else if (pathname === "/sw.js" && !serviceWorker) response.writeHead(404).end();
    else if (pathname.endsWith("/") && existsSync(join(shown, decodeURIComponent(pathname), "index.html")))
      sendPage(shown, decodeURIComponent(pathname), script, response);
    else handler(request, response);
  };
  const {server, url} = await startServer(handle, 0);
  return {
    url,
    problems,
    show(folder) {
      shown = folder;
      if (folder !== null) handler = siteHandler(folder);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
