import {readFileSync} from "node:fs";
import {join} from "node:path";
import {pathToFileURL} from "node:url";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {PageDocument} from "#schemas/page-document.ts";
import type {DevMessage} from "../dev/message.ts";
import type {ClientBuild} from "../prerender/client-build.ts";
import type {ServerBundle} from "../prerender/document/document-context.ts";
import {type DevSite, devHandler} from "./dev-handler.ts";
import {eventStream} from "./event-stream.ts";
import {type Listening, startServer} from "./static-server.ts";
import {type ArtifactsState, watchArtifacts} from "./watch-artifacts.ts";

export interface DevServerOptions {
  /** The compiled CLI, and the flags by which it finds the project. */
  bin: string;
  flags: readonly string[];
  project: string;
  /** Folder of the artifacts. */
  out: string;
  port: number;
  listening?: Listening;
  /** Path of the site on its host, until the first build says what it is. */
  base: string;
  /** The parts of the site that were built for a language. */
  clientOf: (lang: string) => ClientBuild;
  /** Hears what ended the watching. */
  onEnd: () => void;
  /** Hears after each round what was found in the content. */
  onFindings: (findings: readonly Diagnostic[]) => void;
}

/** Serves a project while it is written: each change shows in the browser without a full load. */
export async function startDevServer({
  clientOf,
  project,
  flags,
  bin,
  out,
  port,
  listening,
  base,
  onEnd,
  onFindings,
}: DevServerOptions) {
  const servers = new Map<string, ServerBundle>();
  const events = eventStream<DevMessage>();
  let state: ArtifactsState | null = null;
  let round = 0;
  /** Pages that are newer than the artifacts, by url from the root of the whole site. */
  const ahead = new Map<string, PageDocument>();
  const siteAt = (path: string): DevSite | null => {
    for (const [edition, artifacts] of state?.sites ?? []) {
      const root = edition === "" ? "" : `/${edition}`;
      const server = servers.get(clientOf(artifacts.site.lang).server);
      if (!server || !path.startsWith(`${root}/`)) continue;
      const page = (url: string): PageDocument => ahead.get(root + url) ?? artifacts.page(url);
      return {path: edition, artifacts: {...artifacts, page}, server};
    }
    return null;
  };
  const message = (now: ArtifactsState): DevMessage => ({
    pages: now.changedPages,
    reload: now.frameChanged,
    diagnostics: errorsOf(now),
  });
  const {dev} = clientOf("en");
  const handler = devHandler({
    base: () => state?.sites.get("")?.site.base ?? base,
    clientOf,
    folder: out,
    script: readFileSync(join(dev, "client.js"), "utf8"),
    styles: readFileSync(join(dev, "client.css"), "utf8"),
    events,
    siteAt,
    round: () => round,
    // A build that ended while the document was on its way would go unnoticed.
    greeting: seen =>
      state && (seen !== round || errorsOf(state).length > 0)
        ? {...message(state), pages: [], reload: seen !== round}
        : null,
  });
  const child = watchArtifacts({
    bin,
    flags,
    project,
    out,
    onPage(page, url) {
      if (!state || state.sites.size === 0) return;
      ahead.set(url, page);
      events.send({pages: [url], reload: false, diagnostics: errorsOf(state)});
    },
    async onRound(now) {
      for (const {site} of now.sites.values()) {
        const {server} = clientOf(site.lang);
        if (servers.has(server)) continue;
        const bundle = (await import(pathToFileURL(server).href)) as ServerBundle;
        await bundle.prepare();
        servers.set(server, bundle);
      }
      ahead.clear();
      const first = !state || state.sites.size === 0;
      state = now;
      round++;
      onFindings(now.findings);
      events.send({...message(now), reload: now.frameChanged || first});
    },
  });
  const {server: http, url} = await startServer(handler, port, listening).catch(error => {
    child.kill();
    throw error;
  });
  let isClosed = false;
  child.on("exit", code => {
    if (isClosed || code === null || code === 0) return;
    onEnd();
  });
  return {
    url: url + base,
    close(): void {
      isClosed = true;
      child.kill();
      events.close();
      http.close();
    },
  };
}

/** What the browser shows: warnings are for the terminal. */
const errorsOf = ({findings}: ArtifactsState): Diagnostic[] =>
  findings.filter(({severity}) => severity === "error");
