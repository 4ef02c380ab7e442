import {afterAll, beforeEach, describe, expect, test} from "vitest";
import {startRegistry} from "#fixtures/support/registry-server.ts";
import {testSource} from "#fixtures/support/source.ts";
import type {NpmLockEntry} from "#schemas/project-files/lock.ts";
import {Registry} from "./registry.ts";
import {takeLockedVersion, takePublished} from "./take.ts";

const server = await startRegistry(afterAll);
const signal = new AbortController().signal;
const README = "# x-loader\n\nText.\n";
let registry: Registry;

beforeEach(() => {
  registry = new Registry({registry: server.url, timeoutSeconds: 5});
  server.requests.length = 0;
});

const sourceOf = (name: string): ReturnType<typeof testSource> & {npm: string} => ({
  ...testSource(`acme/${name}`),
  npm: name,
});

test("uses the README of the latest version, for any required engines", async () => {
  server.publish("x-loader", "1.0.0", {files: {"README.md": "# Old\n"}});
  server.publish("x-loader", "2.0.0", {
    files: {"readme.md": README, "lib/README.md": "no"},
    gitHead: "a".repeat(40),
  });
  const copy = await takePublished(sourceOf("x-loader"), null, registry, signal);
  expect(copy.bytes.toString()).toBe(README);
  expect(copy.entry).toMatchObject({
    origin: "npm",
    repo: "https://github.com/acme/x-loader",
    file: "readme.md",
    package: "x-loader",
    version: "2.0.0",
    commit: "a".repeat(40),
    date: "2024-05-06",
    integrity: expect.stringMatching(/^sha512-/),
  });
});

test("finds the folder of a package in a monorepo", async () => {
  const manifest = JSON.stringify({repository: {type: "git", url: "x", directory: "./packages/y-loader/"}});
  server.publish("y-loader", "1.0.0", {files: {"README.md": README, "package.json": manifest}});
  const copy = await takePublished(sourceOf("y-loader"), null, registry, signal);
  expect(copy.entry.file).toBe("packages/y-loader/README.md");
});

test("a folder outside the repository is ignored", async () => {
  const manifest = JSON.stringify({repository: {directory: "../../etc"}});
  server.publish("evil-loader", "1.0.0", {files: {"README.md": README, "package.json": manifest}});
  expect((await takePublished(sourceOf("evil-loader"), null, registry, signal)).entry.file).toBe("README.md");
});

test("downloads no archive if the version is known", async () => {
  server.publish("same-loader", "1.0.0", {files: {"README.md": README}});
  const source = sourceOf("same-loader");
  const first = await takePublished(source, null, registry, signal);
  server.requests.length = 0;
  const fresh = new Registry({registry: server.url, timeoutSeconds: 5});
  expect(await takePublished(source, first, fresh, signal)).toBe(first);
  expect(server.requests).toEqual(["/same-loader"]);
});

test("downloads the archive from a mirror whose metadata names the public registry", async () => {
  server.publish("mirrored-loader", "1.0.0", {
    files: {"README.md": README},
    tarball: "https://registry.npmjs.org/mirrored-loader/-/1.0.0.tgz",
  });
  const copy = await takePublished(sourceOf("mirrored-loader"), null, registry, signal);
  expect(copy.bytes.toString()).toBe(README);
  expect(server.requests).toEqual(["/mirrored-loader", "/mirrored-loader/-/1.0.0.tgz"]);
});

test("follows redirects, and requests a scoped package as one path segment", async () => {
  server.publish("target-loader", "1.0.0", {files: {"README.md": README}});
  const paths: string[] = [];
  server.intercept("/@scope/", ({url = ""}, response) => {
    paths.push(url);
    response.writeHead(302, {location: "/target-loader"}).end();
  });
  const copy = await takePublished({...sourceOf("x-loader"), npm: "@scope/x-loader"}, null, registry, signal);
  expect(copy.bytes.toString()).toBe(README);
  expect(paths).toEqual(["/@scope%2Fx-loader"]);
});

test("a lock entry without a date has none", async () => {
  server.publish("undated-loader", "1.0.0", {files: {"README.md": README}});
  const first = await takePublished(sourceOf("undated-loader"), null, registry, signal);
  const {date, ...entry} = first.entry as NpmLockEntry;
  expect(date).toBe("2024-05-06");
  const again = await takeLockedVersion(sourceOf("undated-loader"), entry, registry, signal);
  expect(again).toEqual({...first, entry});
});

test("a lock entry yields the same README after new releases", async () => {
  server.publish("locked-loader", "1.0.0", {files: {"README.md": README}});
  const source = sourceOf("locked-loader");
  const first = await takePublished(source, null, registry, signal);
  server.publish("locked-loader", "2.0.0", {files: {"README.md": "# New\n"}});
  const fresh = new Registry({registry: server.url, timeoutSeconds: 5});
  expect(await takeLockedVersion(source, first.entry as NpmLockEntry, fresh, signal)).toEqual(first);
});

describe("reports why there is none", () => {
  test("the package does not exist", async () => {
    await expect(takePublished(sourceOf("none-loader"), null, registry, signal)).rejects.toMatchObject({
      kind: "missing",
      message: expect.stringMatching(/does not have the package none-loader \(404\)$/),
    });
  });

  test("it has no README", async () => {
    server.publish("bare-loader", "1.0.0", {files: {"README.rst": "x", "index.js": "x"}});
    await expect(takePublished(sourceOf("bare-loader"), null, registry, signal)).rejects.toMatchObject({
      kind: "missing",
      message: "the package bare-loader@1.0.0 has no README in Markdown",
    });
  });

  test("a login page is returned instead of the registry", async () => {
    server.intercept("/portal-loader", (_, response) => response.end("<title>Sign in</title>"));
    await expect(takePublished(sourceOf("portal-loader"), null, registry, signal)).rejects.toMatchObject({
      kind: "invalid",
      hint: expect.stringContaining("npm_config_registry"),
    });
  });

  test.each([undefined, "file:///etc/passwd", "git://x", "x.tgz"])("its archive is at %s", async tarball => {
    server.publish("lost-loader", "1.0.0", {files: {"README.md": README}, tarball: tarball ?? ""});
    await expect(takePublished(sourceOf("lost-loader"), null, registry, signal)).rejects.toMatchObject({
      kind: "invalid",
      message: expect.stringContaining("provides no archive for lost-loader@1.0.0"),
    });
  });

  test("its README is too large", async () => {
    server.publish("huge-loader", "1.0.0", {files: {"README.md": "a".repeat(2_000_000)}});
    await expect(takePublished(sourceOf("huge-loader"), null, registry, signal)).rejects.toMatchObject({
      kind: "too-large",
      message: expect.stringContaining("2000000 bytes"),
    });
  });

  test("the archive does not match its checksum", async () => {
    const integrity = `sha512-${Buffer.alloc(64).toString("base64")}`;
    server.publish("forged-loader", "1.0.0", {files: {"README.md": README}, integrity});
    await expect(takePublished(sourceOf("forged-loader"), null, registry, signal)).rejects.toMatchObject({
      kind: "integrity",
      passing: false,
    });
  });

  test("the archive does not match the lock file", async () => {
    server.publish("moved-loader", "1.0.0", {files: {"README.md": README}});
    const source = sourceOf("moved-loader");
    const first = await takePublished(source, null, registry, signal);
    server.publish("moved-loader", "1.0.0", {files: {"README.md": "# Evil\n"}});
    const fresh = new Registry({registry: server.url, timeoutSeconds: 5});
    await expect(takeLockedVersion(source, first.entry as NpmLockEntry, fresh, signal)).rejects.toMatchObject(
      {
        kind: "integrity",
        message: expect.stringContaining("not the archive that was locked"),
      },
    );
  });

  test("the locked version was unpublished", async () => {
    server.publish("gone-loader", "2.0.0", {files: {"README.md": README}});
    const entry = {version: "1.0.0", integrity: "sha512-x"} as NpmLockEntry;
    await expect(takeLockedVersion(sourceOf("gone-loader"), entry, registry, signal)).rejects.toMatchObject({
      kind: "changed",
    });
  });

  test("the transfer was cut off", async () => {
    server.publish("cut-loader", "1.0.0", {
      files: {"README.md": README, "x.js": "x".repeat(5000)},
      cutOff: true,
    });
    await expect(takePublished(sourceOf("cut-loader"), null, registry, signal)).rejects.toMatchObject({
      kind: "unreachable",
      passing: true,
      hostWide: false,
    });
  });

  test("too many requests, with the time to wait", async () => {
    server.intercept("/busy-loader", (_, response) => response.writeHead(429, {"retry-after": "7"}).end());
    await expect(takePublished(sourceOf("busy-loader"), null, registry, signal)).rejects.toMatchObject({
      kind: "limit",
      passing: true,
      retryAfter: 7000,
      message: expect.stringContaining("resets at"),
    });
  });

  test("the registry does not respond", async () => {
    server.intercept("/hang-loader", () => {});
    const quick = new Registry({registry: server.url, timeoutSeconds: 0.3});
    await expect(takePublished(sourceOf("hang-loader"), null, quick, signal)).rejects.toMatchObject({
      kind: "unreachable",
      hostWide: true,
      message: expect.stringContaining("no response from 127.0.0.1"),
    });
  });

  test("the connection is refused", async () => {
    const nowhere = new Registry({registry: "http://127.0.0.1:9/", timeoutSeconds: 5});
    await expect(takePublished(sourceOf("x-loader"), null, nowhere, signal)).rejects.toMatchObject({
      kind: "unreachable",
      hostWide: true,
    });
  });

  test("the host can't be resolved", async () => {
    const nowhere = new Registry({registry: "http://registry.invalid/", timeoutSeconds: 5});
    await expect(takePublished(sourceOf("x-loader"), null, nowhere, signal)).rejects.toMatchObject({
      hostWide: true,
      message: "can't resolve the host name registry.invalid",
    });
  });

  test("the user interrupts", async () => {
    server.intercept("/stop-loader", () => {});
    const controller = new AbortController();
    const running = takePublished(sourceOf("stop-loader"), null, registry, controller.signal);
    setTimeout(() => controller.abort(), 100);
    await expect(running).rejects.toMatchObject({kind: "stopped"});
  });
});
