import {existsSync} from "node:fs";
import {join} from "node:path";
import {Readable, Writable} from "node:stream";
import {McpServer} from "@modelcontextprotocol/sdk/server/mcp.js";
import {StdioServerTransport} from "@modelcontextprotocol/sdk/server/stdio.js";
import {z} from "zod";
import {fatal} from "#cli/report/diagnostic.ts";
import {type EditionFlags, loadEdition} from "../edition.ts";
import type {ExitCode, Io} from "../io.ts";
import {searchArtifacts} from "../search.ts";
import {listPages, readMarkdown} from "./pages.ts";

const answer = (text: string) => ({content: [{type: "text" as const, text}]});

/** Creates a Model Context Protocol server for a folder of artifacts: search, read, list. */
export function artifactServer(out: string, version: string): McpServer {
  const server = new McpServer({name: "docs-index", version});
  const readOnly = {annotations: {readOnlyHint: true, openWorldHint: false}};
  server.registerTool(
    "search",
    {
      description:
        "Search the documentation. Returns matching pages as JSON, best first, each with its best passages.",
      inputSchema: {
        query: z.string().min(1).max(500),
        limit: z.number().int().min(1).max(50).default(5).describe("Maximum number of pages"),
      },
      ...readOnly,
    },
    async ({query, limit}) => answer(JSON.stringify(await searchArtifacts(out, query, limit), null, 2)),
  );
  server.registerTool(
    "read",
    {
      description:
        "Read a page of the documentation as Markdown, or the part below one heading: `/guide/`, `/guide/#install`.",
      inputSchema: {url: z.string().min(1).max(2000).describe("A URL returned by search or list")},
      ...readOnly,
    },
    async ({url}) => answer(readMarkdown(out, url)),
  );
  server.registerTool(
    "list",
    {description: "List all pages of the documentation by section, in reading order, as JSON.", ...readOnly},
    async () => answer(JSON.stringify(listPages(out), null, 2)),
  );
  return server;
}

/**
 * Follows the requests of a connected transport. Calls `onIdle` after the last answer. Cancelled requests have none.
 *
 * @returns a function that reports whether every request is answered
 */
function trackRequests(transport: StdioServerTransport, onIdle: () => void): () => boolean {
  const pending = new Set<unknown>();
  const settle = (id: unknown): void => {
    if (pending.delete(id) && pending.size === 0) onIdle();
  };
  const receive = transport.onmessage;
  transport.onmessage = message => {
    if ("method" in message && "id" in message) pending.add(message.id);
    receive?.(message);
    if ("method" in message && message.method === "notifications/cancelled")
      settle(message.params?.requestId);
  };
  const send = transport.send.bind(transport);
  transport.send = async message => {
    await send(message);
    if (!("method" in message)) settle(message.id);
  };
  return () => pending.size === 0;
}

/**
 * Runs `docs-index mcp`, which serves the artifacts of the last build to AI assistants over stdin and stdout
 * until these are closed. Requests that arrived before the end of stdin are answered first. A new build is picked up immediately. Throws `artifacts-missing`.
 */
export async function mcpCommand(flags: EditionFlags, io: Io, version: string): Promise<ExitCode> {
  const {out} = await loadEdition(io.cwd, flags);
  if (!existsSync(join(out, "data/site.json")))
    throw fatal("artifacts-missing", `there are no artifacts in ${out}`);
  const server = artifactServer(out, version);
  const stdin = io.stdin ?? Readable.from([]);
  const stdout = new Writable({
    write(chunk, _encoding, done) {
      io.stdout.write(String(chunk));
      done();
    },
  });
  const closed = new Promise<void>(resolve => {
    server.server.onclose = resolve;
    io.signal?.addEventListener("abort", () => void server.close());
  });
  const transport = new StdioServerTransport(stdin, stdout);
  await server.connect(transport);
  const isIdle = trackRequests(transport, () => stdin.readableEnded && void server.close());
  stdin.once("end", () => isIdle() && void server.close());
  await closed;
  return 0;
}
