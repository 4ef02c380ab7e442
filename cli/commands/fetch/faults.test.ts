import {describe, expect, test} from "vitest";
import {fetchFixture} from "#fixtures/support/fetch-fixture.ts";

const PAGE = ".docs-index/external/loaders/_x-loader.md";
const fixture = await fetchFixture();
const {registry} = fixture;

describe("faults leave the previous files unchanged", () => {
  const failing = {section: "loaders", repo: "acme/bad-loader", npm: "bad-loader"};

  test("a failing source stops no other; the exit code depends on the policy", async () => {
    fixture.project.external = {
      ...fixture.project.external,
      sources: [...(fixture.project.external?.sources ?? []), failing],
    };
    const {code, stderr} = await fixture.project.fetch();
    expect(code).toBe(1);
    expect(fixture.project.read(PAGE)).toContain("First.");
    expect(stderr).toContain("does not have the package bad-loader (404)");
    expect(Object.keys(fixture.project.files()).join()).not.toContain("bad-loader");
    expect(stderr).toMatch(/^error {2}external-lost/m);
    const warned = await fixture.project.fetch({missing: "warn"});
    expect(warned.code).toBe(0);
    expect(warned.stderr).not.toMatch(/error/);
    expect((await fixture.project.fetch({missing: "fail"})).code).toBe(1);
  });

  test.each<[name: string, line: RegExp, missing: 0 | 1]>([
    ["gone", /does not have the package .* \(404\)/, 1],
    ["forged", /integrity mismatch/, 0],
    ["cut", /cut off/, 0],
    ["no text", /is not text in UTF-8/, 0],
    ["nested", /nesting in line 1 .* too deep/, 0],
  ])("upstream is %s", async (name, line, exitCode) => {
    const pack = `${name.replace(" ", "-")}-loader`;
    fixture.project.external = {sources: [{section: "loaders", repo: `acme/${pack}`, npm: pack}]};
    registry.publish(pack, "1.0.0", {files: {"README.md": "Good.\n"}});
    await fixture.project.fetch();
    const before = fixture.project.files();
    const filler = "x".repeat(5000);
    if (name === "gone")
      registry.intercept(`/${pack}`, (_, response) => response.writeHead(404).end("404: Not Found"));
    const text = name === "no text" ? "\u0000" : name === "nested" ? "> ".repeat(5000) : filler;
    const integrity = name === "forged" ? {integrity: `sha512-${Buffer.alloc(64).toString("base64")}`} : {};
    registry.publish(pack, "2.0.0", {files: {"README.md": text}, cutOff: name === "cut", ...integrity});
    const {code, stderr} = await fixture.project.fetch({update: true});
    expect(stderr).toMatch(line);
    expect(stderr).toMatch(/the earlier copy of \d{4}-\d\d-\d\d is used/);
    expect(code).toBe(0);
    expect(fixture.project.files()).toEqual(before);
    expect((await fixture.project.fetch({update: true, missing: "error"})).code).toBe(exitCode);
    expect((await fixture.project.fetch({update: true, missing: "fail"})).code).toBe(1);
  });

  test.each([
    ["empty", ""],
    ["only white space", " \n\t\n"],
    ["only a byte order mark", "\uFEFF"],
    ["only a title", "# hollow-loader\n"],
  ])("an empty README is not fetched: %s", async (_, text) => {
    fixture.project.external = {
      sources: [{section: "loaders", repo: "acme/hollow-loader", npm: "hollow-loader"}],
    };
    registry.publish("hollow-loader", "1.0.0", {files: {"README.md": text}});
    const {code, stderr} = await fixture.project.fetch();
    expect(code).toBe(1);
    expect(stderr).toMatch(/✖ loaders\/hollow-loader {2}failed/);
    expect(stderr).toMatch(/empty|contains nothing/);
    expect(Object.keys(fixture.project.files()).join()).not.toContain("hollow-loader");
  });

  test("the time limit applies to the whole source: a slow archive is aborted", async () => {
    fixture.project.external = {
      sources: [{section: "loaders", repo: "acme/drip-loader", npm: "drip-loader"}],
      timeoutSeconds: 1,
    };
    registry.publish("drip-loader", "1.0.0", {files: {"README.md": "Text.\n"}});
    const archive = "/drip-loader/-/";
    registry.intercept(archive, (_, response) => {
      response.writeHead(200, {"content-type": "application/octet-stream", "content-length": "100000"});
      const dripping = setInterval(() => response.write("\x1f"), 50);
      response.on("close", () => clearInterval(dripping));
    });
    const {code, stderr} = await fixture.project.fetch();
    registry.release(archive);
    expect(code).toBe(1);
    expect(stderr).toContain("it took more than 1 s");
  });

  test("a busy registry: the hint suggests to try again later", async () => {
    registry.intercept("/x-loader", (_, response) => response.writeHead(503, {"retry-after": "3600"}).end());
    const {stderr} = await fixture.project.fetch({only: ["x-loader"]});
    registry.intercept("/x-loader", (_, response) =>
      response.writeHead(200, {"content-type": "text/html"}).end("<!doctype html><title>Sign in</title>"),
    );
    const page = await fixture.project.fetch({only: ["x-loader"]});
    registry.release("/x-loader");
    expect(stderr).toMatch(/answered 503\n {4}Try again later\./);
    expect(page.stderr).toMatch(/did not respond like a registry\n {4}Check npm_config_registry/);
  });

  test("too many requests, with a delay that is too long", async () => {
    registry.intercept("/x-loader", (_, response) => response.writeHead(429, {"retry-after": "3600"}).end());
    const {stderr} = await fixture.project.fetch({only: ["x-loader"]});
    registry.release("/x-loader");
    expect(stderr).toMatch(/limits requests, resets at \d{4}-/);
  });

  test("an interrupted run changes nothing", async () => {
    registry.intercept("/y-plugin", () => {});
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 300);
    const {code, fatal} = await fixture.project.fetch({}, controller.signal);
    registry.release("/y-plugin");
    expect(code).toBe(2);
    expect(fatal).toMatchObject([{code: "fetch-stopped", message: "stopped; nothing was changed"}]);
    expect(fixture.project.files()).toEqual({});
  });

  test("two concurrent runs do not interfere", async () => {
    registry.intercept("/y-plugin", (_, response) => setTimeout(() => response.writeHead(404).end(), 300));
    const [first, second] = await Promise.all([fixture.project.fetch(), fixture.project.fetch()]);
    registry.release("/y-plugin");
    expect(first?.code).toBe(1);
    expect(second).toMatchObject({code: 2, fatal: [{code: "fetch-locked"}]});
    expect((await fixture.project.fetch()).code).toBe(0);
  });

  test("a folder that is not writable is named", async () => {
    fixture.project.write(".docs-index", "a file");
    expect(await fixture.project.fetch()).toMatchObject({code: 2, fatal: [{code: "fetch-write"}]});
    expect(fixture.project.read(".docs-index")).toBe("a file");
  });
});
