import type {ServerResponse} from "node:http";

/** Manages server-sent event connections to browsers. */
export function eventStream<T>() {
  const open = new Set<ServerResponse>();
  const format = (message: T): string => `data: ${JSON.stringify(message)}\n\n`;
  return {
    /** Accepts a connection; `first` is sent immediately. */
    accept(response: ServerResponse, first: T | null): void {
      response.writeHead(200, {"content-type": "text/event-stream", "cache-control": "no-store"});
      response.write(first ? format(first) : ": connected\n\n");
      open.add(response);
      response.on("close", () => open.delete(response));
    },
    send(message: T): void {
      for (const response of open) response.write(format(message));
    },
    close(): void {
      for (const response of open) response.end();
      open.clear();
    },
  };
}
