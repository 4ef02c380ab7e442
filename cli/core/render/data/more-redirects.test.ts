import {writeFileSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import type {SiteDataFiles} from "./files.ts";
import {redirectLines, withMoreRedirects} from "./more-redirects.ts";

const folder = temporaryFolder();
const project = (redirects: Record<string, string>) => ({
  config: {redirects},
  configFile: null,
  root: folder,
});
const data = {redirects: {redirects: [{from: "/a/", to: "/own/"}]}} as SiteDataFiles;

it.each([
  ["/a /b 301", "moves", {from: "/a", to: "/b"}],
  ["  /a\t\thttps://x.org/b", "moves", {from: "/a", to: "https://x.org/b"}],
  ["/a/* /b/:splat 302!", "patterns", {from: "/a/*", to: "/b/:splat"}],
  ["/a-* /b", "patterns", {from: "/a-*", to: "/b"}],
] as const)("reads %j", (line, kind, move) => {
  const found = redirectLines([line]);
  expect(found[kind]).toEqual([move]);
  expect(found.rules).toEqual(kind === "patterns" ? [line.trim()] : []);
});

it.each([
  "/* /index.html 200",
  "/a/:b /c/:b",
  "https://x.org/* https://y.org/:splat",
  "/a /b Country=de",
  "/a /b 301 Language=de",
])("leaves %j to the host", line =>
  expect(redirectLines([line])).toEqual({moves: [], patterns: [], rules: [line]}),
);

it.each(["", "# /a /b", "/a"])("finds nothing in %j", line =>
  expect(redirectLines([line])).toEqual({moves: [], patterns: [], rules: []}),
);

it("lets the data file win over the config, and the config over public folders", () => {
  writeFileSync(join(folder, "_redirects"), "/a /public\n/b/ /public\n/c /public\n/d/* /e/:splat\n");
  const found = withMoreRedirects(data, project({"/a": "/config", "/b": "/config"}), [
    join(folder, "none"),
    folder,
  ]);
  expect(found.redirects?.redirects).toEqual([
    {from: "/a/", to: "/own/"},
    {from: "/b", to: "/config"},
    {from: "/c", to: "/public"},
  ]);
  expect(found.hostRules).toEqual(["/d/* /e/:splat"]);
});

it("changes nothing where nothing is added", () =>
  expect(withMoreRedirects(data, project({}), [])).toBe(data));
