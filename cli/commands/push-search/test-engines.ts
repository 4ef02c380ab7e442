import {createServer, type ServerResponse} from "node:http";
import type {AddressInfo} from "node:net";
import {present} from "#schemas/rules/present.ts";

interface Call {
  method: string;
  path: string;
  text: string;
  key: string | undefined;
}

/** Simulated failure of the server for some calls. */
export type Fault = (call: Call, count: number) => ((response: ServerResponse) => void) | undefined;

export interface TestEngine {
  url: string;
  calls: Call[];
  /** Records by index or collection. */
  indexes: Map<string, unknown[]>;
  /** Typesense collections by alias. */
  aliases: Map<string, string>;
  close(): Promise<void>;
}

type Handler = (call: Call, engine: TestEngine) => [status: number, body: unknown];

async function start(handler: Handler, fault: Fault): Promise<TestEngine> {
  const seen = new Map<string, number>();
  const server = createServer((incoming, response) => {
    let text = "";
    incoming.setEncoding("utf8").on("data", chunk => {
      text += chunk;
    });
    incoming.on("end", () => {
      const {method = "", url: path = "", headers} = incoming;
      const key = headers["x-algolia-api-key"] ?? headers["x-typesense-api-key"];
      const call: Call = {method, path, text, key: key === undefined ? undefined : String(key)};
      engine.calls.push(call);
      const name = `${method} ${path}`;
      seen.set(name, (seen.get(name) ?? 0) + 1);
      const broken = fault(call, present(seen.get(name)));
      if (broken) return broken(response);
      const [status, body] = handler(call, engine);
      response.writeHead(status, {"content-type": "application/json"});
      response.end(typeof body === "string" ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
  const engine: TestEngine = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    indexes: new Map(),
    aliases: new Map(),
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return engine;
}

/**
 * Starts a server with the part of Algolia's HTTP API that is used. A task completes when its status is
 * requested for the second time.
 */
export function startAlgolia(fault: Fault = () => undefined, acl = ["search"]): Promise<TestEngine> {
  const polls = new Map<string, number>();
  let task = 0;
  return start(({method, path, text}, {indexes}) => {
    if (path.startsWith("/1/keys/")) return [200, {acl}];
    const [, name = "", rest = ""] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    if (rest.startsWith("task/")) {
      polls.set(path, (polls.get(path) ?? 0) + 1);
      return [200, {status: (polls.get(path) ?? 0) > 1 ? "published" : "notPublished"}];
    }
    task += 1;
    const body = text === "" ? {} : JSON.parse(text);
    if (method === "DELETE") indexes.delete(name);
    else if (rest === "batch")
      indexes.set(name, [...(indexes.get(name) ?? []), ...body.requests.map((r: {body: unknown}) => r.body)]);
    else if (rest === "operation" && body.operation === "move") {
      indexes.set(body.destination, indexes.get(name) ?? []);
      indexes.delete(name);
    } else if (rest === "operation" && !indexes.has(name)) return [404, {message: "no index"}];
    return [200, {taskID: task}];
  }, fault);
}

/** Starts a server with the part of Typesense's HTTP API that is used. */
export function startTypesense(
  fault: Fault = () => undefined,
  actions = ["documents:search"],
): Promise<TestEngine> {
  return start(({method, path, text}, {indexes, aliases}) => {
    const [, kind, name = "", rest = ""] = /^\/(\w+)\/?([^/?]*)\/?(.*)$/.exec(path) ?? [];
    if (kind === "keys") return [200, {keys: [{value_prefix: "publ", actions}]}];
    if (kind === "aliases") {
      if (method === "PUT") aliases.set(name, JSON.parse(text).collection_name);
      const target = aliases.get(name);
      return target ? [200, {name, collection_name: target}] : [404, {message: "no alias"}];
    }
    if (method === "DELETE") return indexes.delete(name) ? [200, {}] : [404, {}];
    if (name === "") {
      indexes.set(JSON.parse(text).name, []);
      return [201, {}];
    }
    if (!rest.startsWith("documents/import")) return [404, {}];
    const lines = text.split("\n").map(line => JSON.parse(line));
    indexes.set(name, [...(indexes.get(name) ?? []), ...lines]);
    return [200, lines.map(() => '{"success":true}').join("\n")];
  }, fault);
}
