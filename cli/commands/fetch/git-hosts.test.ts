import {readFileSync} from "node:fs";
import type {IncomingMessage, ServerResponse} from "node:http";
import {createServer} from "node:https";
import type {AddressInfo} from "node:net";
import {join} from "node:path";
import {afterAll, expect, test} from "vitest";
import {fetchFixture, withGit} from "#fixtures/support/fetch-fixture.ts";

const TLS = join(import.meta.dirname, "../../../fixtures/tls");
const certificate = join(TLS, "certificate.pem");
const fixture = await fetchFixture();

/** Responses by repository name; `times` counts requests for it. */
const ANSWERS: Readonly<Record<string, (response: ServerResponse, times: number, host: string) => unknown>> =
  {
    "page-loader": response =>
      response.writeHead(200, {"content-type": "text/html"}).end("<!doctype html><title>Sign in</title>"),
    "busy-loader": response => response.writeHead(503, {"retry-after": "3600"}).end(),
    "busy-once-loader": (response, times) =>
      times === 1 ? response.writeHead(503, {"Retry-After": "0"}).end() : response.writeHead(404).end(),
    "limited-loader": response => response.writeHead(429, {"retry-after": "3600"}).end(),
    "used-up-loader": response =>
      response
        .writeHead(403, {"x-ratelimit-remaining": "0", "x-ratelimit-reset": "4070908800"})
        .end("API rate limit exceeded"),
    "limited-once-loader": (response, times) =>
      times === 1 ? response.writeHead(429, {"retry-after": "0"}).end() : response.writeHead(404).end(),
    "old-loader": (response, _, host) =>
      response
        .writeHead(301, {location: `https://${host}/acme/new-loader.git/info/refs?service=git-upload-pack`})
        .end(),
  };
const times = new Map<string, number>();
const server = createServer(
  {key: readFileSync(join(TLS, "key.pem")), cert: readFileSync(certificate)},
  (request: IncomingMessage, response: ServerResponse) => {
    const name = /^\/acme\/([\w-]+)/.exec(request.url ?? "")?.[1] ?? "";
    times.set(name, (times.get(name) ?? 0) + 1);
    const answer = ANSWERS[name];
    if (answer) answer(response, times.get(name) ?? 0, request.headers.host ?? "");
    else response.writeHead(404).end();
  },
);
await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
const host = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function fetched(name: string): Promise<string> {
  withGit(fixture.project);
  fixture.project.env.GIT_SSL_CAINFO = certificate;
  fixture.project.external = {sources: []};
  const {code, stderr} = await fixture.project.fetch({repo: [`${host}/acme/${name}`]});
  expect(code).toBe(1);
  return stderr;
}

test("a web page is not a repository", async () => {
  const stderr = await fetched("page-loader");
  expect(stderr).toMatch(/did not respond like a git repository\n {4}Check the address/);
});

test("a delay requested by a host is respected: a short one by waiting, a long one by giving up", async () => {
  await fetched("busy-once-loader");
  expect(times.get("busy-once-loader")).toBeGreaterThan(1);
  await fetched("limited-once-loader");
  expect(times.get("limited-once-loader")).toBeGreaterThan(1);
  expect(await fetched("busy-loader")).toMatch(/failed \(.*503\)\n {4}Try again later\./);
  expect(times.get("busy-loader")).toBe(1);
  expect(await fetched("limited-loader")).toMatch(/limits requests, resets at .*Z\n {4}Try again later\./);
  expect(times.get("limited-loader")).toBe(1);
  const usedUp = await fetched("used-up-loader");
  expect(usedUp).toMatch(/limits requests, resets at 2099-01-01T00:00Z\n {4}Try again later\./);
  expect(times.get("used-up-loader")).toBe(1);
  expect(usedUp).not.toContain("exceeded");
});

test("a repository that has moved permanently is reported with its new URL", async () => {
  const stderr = await fetched("old-loader");
  expect(stderr).toContain(
    `external-moved  loaders/old-loader: ${host}/acme/old-loader has moved to ${host}/acme/new-loader`,
  );
});
