import {createServer} from "node:http";
import type {AddressInfo} from "node:net";

/** Starts an in-memory cache server with negligible latency. */
export async function startCacheServer(): Promise<{url: string; close(): void}> {
  const entries = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const {method, url = ""} = request;
    const chunks: Buffer[] = [];
    request.on("data", chunk => chunks.push(chunk));
    request.on("end", () => {
      if (method === "PUT") entries.set(url, Buffer.concat(chunks));
      const entry = entries.get(url);
      response.writeHead(entry ? 200 : 404).end(method === "GET" ? entry : undefined);
    });
  });
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
