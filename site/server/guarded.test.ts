import {mkdtempSync, rmSync, writeFileSync} from "node:fs";
import {request, type Server} from "node:http";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {byteRange} from "./byte-range.ts";
import {siteHandler, startServer} from "./static-server.ts";

const TEXT = "0123456789";
const folder = mkdtempSync(join(tmpdir(), "docs-index-test-"));
let server: Server;
let port: number;
beforeAll(async () => {
  writeFileSync(join(folder, "a.txt"), TEXT);
  writeFileSync(join(folder, "404.html"), "none");
  ({server} = await startServer(siteHandler(folder), 0));
  port = (server.address() as {port: number}).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, {recursive: true});
});

interface Answer {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: string;
}

const ask = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> =>
  new Promise((done, fail) => {
    request({port, path, method, headers}, answer => {
      let body = "";
      answer.on("data", chunk => (body += chunk));
      answer.on("end", () => done({status: answer.statusCode, headers: answer.headers, body}));
    })
      .on("error", fail)
      .end();
  });

describe("a range of bytes", () => {
  it.each([
    ["bytes=0-0", 206, "0", "bytes 0-0/10"],
    ["bytes=2-5", 206, "2345", "bytes 2-5/10"],
    ["bytes=7-", 206, "789", "bytes 7-9/10"],
    ["bytes=7-99", 206, "789", "bytes 7-9/10"],
    ["bytes=-5", 206, "56789", "bytes 5-9/10"],
    ["bytes=-99", 206, TEXT, "bytes 0-9/10"],
    ["bytes=10-", 416, "", "bytes */10"],
    ["bytes=99-100", 416, "", "bytes */10"],
    ["bytes=-0", 416, "", "bytes */10"],
    ["bytes=9-2", 200, TEXT, undefined],
    ["bytes=0-1,4-5", 200, TEXT, undefined],
    ["bytes=-", 200, TEXT, undefined],
    ["bytes=a-b", 200, TEXT, undefined],
    ["lines=0-1", 200, TEXT, undefined],
  ])("%s", async (range, status, body, contentRange) => {
    const answer = await ask("/a.txt", {range});
    expect(answer).toMatchObject({status, body});
    expect(answer.headers["content-range"]).toBe(contentRange);
  });

  it("is invalid for an empty file", () => expect(byteRange("bytes=0-", 0)).toBe("unsatisfiable"));

  it("is not sent for a missing file", async () => {
    expect(await ask("/none.txt", {range: "bytes=0-1"})).toMatchObject({status: 404});
  });
});

describe("a request", () => {
  it.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])("with %s is rejected", async method => {
    expect(await ask("/a.txt", {}, method)).toMatchObject({status: 405, headers: {allow: "GET, HEAD"}});
  });

  it.each(["evil.example", "localhost.evil.example", "127.0.0.1.evil.example:80"])(
    "to %s is refused",
    async host => {
      expect(await ask("/a.txt", {host})).toMatchObject({status: 403});
    },
  );

  it.each(["localhost", "LOCALHOST:1", "127.0.0.1:3000", "[::1]:3000", "docs.localhost"])(
    "to %s is answered",
    async host => {
      expect(await ask("/a.txt", {host})).toMatchObject({status: 200, body: TEXT});
    },
  );

  it.each(["/%zz/", "/%", "/%00", "/..%2f..%2fetc/passwd", "//", "/a.txt/../..", "/a%0d%0ab"])(
    "for %s ends nothing",
    async path => {
      expect((await ask(path)).status).toBeGreaterThanOrEqual(200);
      expect(await ask("/a.txt")).toMatchObject({status: 200});
    },
  );
});

describe("allowed hosts", () => {
  let proxied: Server;
  beforeAll(async () => {
    ({server: proxied} = await startServer(siteHandler(folder), 0, {
      allowedHosts: ["docs.example.org", ".Tunnel.example"],
    }));
  });
  afterAll(() => {
    proxied.closeAllConnections();
    proxied.close();
  });
  it.each([
    ["localhost", 200],
    ["127.0.0.1:3000", 200],
    ["docs.example.org", 200],
    ["DOCS.example.org:8080", 200],
    ["tunnel.example", 200],
    ["a.b.tunnel.example", 200],
    ["eviltunnel.example", 403],
    ["x.docs.example.org", 403],
    ["docs.example.org.evil.example", 403],
    ["evil.example", 403],
  ])("%j: %i", async (host, status) => {
    const answer = await new Promise<number | undefined>((done, fail) => {
      const {port: at} = proxied.address() as {port: number};
      request({port: at, path: "/a.txt", headers: {host}}, response => {
        response.resume();
        done(response.statusCode);
      })
        .on("error", fail)
        .end();
    });
    expect(answer).toBe(status);
  });
});

it.each([
  ["192.0.2.7:3000", 200],
  ["[2001:db8::1]:3000", 200],
  ["evil.example", 403],
  ["1.2.3.4.evil.example", 403],
])(
  "a server for other machines answers by number, and by no name that it was not told: %j, %i",
  async (host, status) => {
    const {server: open} = await startServer(siteHandler(folder), 0, {host: "0.0.0.0"});
    const answer = await new Promise<number | undefined>((done, fail) => {
      const {port: at} = open.address() as {port: number};
      request({port: at, path: "/a.txt", headers: {host}}, response => {
        response.resume();
        done(response.statusCode);
      })
        .on("error", fail)
        .end();
    });
    open.closeAllConnections();
    open.close();
    expect(answer).toBe(status);
  },
);
