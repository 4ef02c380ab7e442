import {mkdirSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import fc from "fast-check";
import {expect, it} from "vitest";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import type {ConfigRedirects} from "#schemas/redirects.ts";
import {coveredByLines, redirectLineFault, redirectLines} from "#support/links/redirect-lines.ts";
import type {SiteDataFiles} from "./files.ts";
import {withMoreRedirects} from "./more-redirects.ts";
import {redirectPlaces} from "./redirect-places.ts";

const folder = temporaryFolder();
const project = (redirects: ConfigRedirects) => ({
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

it.each([
  ["/a/* https://x.org/:splat 200", ["/a/*"]],
  ["/a/:b/c /d/:b", ["/a/*/c"]],
  ["/a-* /b", ["/a-*"]],
  ["/a/* /a/index.html 200", []],
  ["/a/* /404.html 404", []],
  ["/a/* /de/a/:splat 302 Language=de", []],
  ["/* https://x.org/:splat", []],
  ["/:lang/a /b", []],
  ["https://x.org/* /a", []],
  ["", []],
] as const)("the line %j covers %j", (line, patterns) => expect(coveredByLines([line])).toEqual(patterns));

it.each(["", "# /a /b", "/a"])("finds nothing in %j", line =>
  expect(redirectLines([line])).toEqual({moves: [], patterns: [], rules: []}),
);

it.each([
  ["A", "`A` is neither a path nor a URL"],
  ["a /b", "`a` is neither a path nor a URL"],
  ["/a", "`/a` leads nowhere"],
  ["/a b", "`/a` leads nowhere"],
  ["/../a /b", "no host serves `/../a`, because browsers resolve its dot segments"],
  ["/y/ / 999", "`999` is not a status"],
  ["/y/ / soon", "`soon` is neither a status nor a condition"],
])("reports the line %j", (line, fault) => {
  expect(redirectLineFault(line)).toBe(fault);
  writeFileSync(join(folder, "_redirects"), `/a /b\n${line}\n`);
  expect(withMoreRedirects(data, project({}), [folder]).diagnostics).toEqual([
    expect.objectContaining({code: "redirect-line", file: "_redirects", line: 2, message: fault}),
  ]);
});

it("ignores a folder with the name of the file", () => {
  const parent = temporaryFolder();
  mkdirSync(join(parent, "_redirects"));
  expect(withMoreRedirects(data, project({}), [parent]).diagnostics).toEqual([]);
});

it.each([
  "",
  "# /a",
  "/a /b # moved",
  "/a/* /b/:splat 302!",
  "/* /index.html 200",
  "/a id=:id /b/:id 301",
  "https://x.org/* https://y.org/:splat",
  "/a /b 301 Language=de",
])("accepts the line %j", line => expect(redirectLineFault(line)).toBeNull());

it("prefers the data file to the config, and the config to public folders", () => {
  writeFileSync(join(folder, "_redirects"), "/a /public\n/b/ /public\n/c /public\n/d/* /e/:splat\n");
  const {data: found} = withMoreRedirects(data, project({"/a": "/config", "/b": "/config"}), [
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

it("keeps the statuses of the config, for single paths and prefixes", () =>
  fc.assert(
    fc.property(fc.constantFrom(301, 302, 307, 308), fc.boolean(), (status, isPattern) => {
      const [from, to] = isPattern ? ["/old/*", "/new/:splat"] : ["/old", "/new"];
      const {data: found} = withMoreRedirects(
        {redirects: null} as SiteDataFiles,
        project({[from]: {to, status}}),
        [],
      );
      const [move] = found.redirects?.redirects ?? [];
      expect([
        ...(found.hostRules ?? []),
        ...(move ? [`${move.from} ${move.to} ${move.status ?? 301}`] : []),
      ]).toEqual([`${from} ${to} ${status}`]);
    }),
  ));

it("changes nothing if there are none", () =>
  expect(withMoreRedirects(data, project({}), []).data).toBe(data));

const hostile = fc.constantFrom(
  ..."* : /* /:name //host/ /a%0a/b /ok /ok/ /a* javascript:alert(1) https://e.org/ http://e.org/:splat ../x / /? /#a /../../up/ /a/%2E./b /./a".split(
    " ",
  ),
  "/a /b 200",
  "/a\n/* https://evil.example 200!",
  "/a\t/b",
);

it("allows no host rules in config or pages", () =>
  fc.assert(
    fc.property(hostile, hostile, hostile, (from, to, alias) => {
      fc.pre(from.replace(/\/$/, "") !== alias.replace(/\/$/, ""));
      const {data: found, diagnostics} = withMoreRedirects(
        {redirects: null} as SiteDataFiles,
        project({[from]: to}),
        [],
        {[alias]: "/page/"},
        [{url: "/page/", path: "page.md", file: import.meta.filename}],
      );
      const moves = [...(found.redirects?.redirects ?? []), ...(found.redirectPatterns ?? [])];
      expect(moves.length + diagnostics.length).toBe(2);
      for (const line of found.hostRules ?? [])
        expect(line).toMatch(/^\/[^\s*:]+\*? (?:\/|https?:\/\/)\S* 301$/);
      for (const move of moves) {
        expect(move.from).toMatch(/^\/(?!\/)[^\s*:]*\*?$/);
        expect(new URL(move.from, "https://e.org").pathname).toBe(move.from);
        expect(move.to).toMatch(/^(?:\/(?!\/)|https?:)\S*$/);
      }
      for (const finding of diagnostics)
        expect(finding).toMatchObject({code: "redirect-unsafe", severity: "error"});
    }),
  ));

it.each([301, 302, 307, 308])("keeps the status %i of a public file", status => {
  const move = {from: "/a", to: "/b", ...(status !== 301 && {status})};
  for (const mark of ["", "!"]) expect(redirectLines([`/a /b ${status}${mark}`]).moves).toEqual([move]);
});

it("finds the position of an old path in the front matter of its page", () => {
  const path = join(folder, "page.md");
  writeFileSync(path, "---\ntitle: Page\naliases:\n  - /old\n---\n");
  const page = {url: "/page/", path: "content/page.md", file: path};
  const {data: found} = withMoreRedirects(data, project({}), [], {"/old": "/page/"}, [page]);
  const index = found.redirects?.redirects.findIndex(({from}) => from === "/old") ?? -1;
  expect(redirectPlaces(found)(index, "from")).toMatchObject({file: "content/page.md", line: 4, column: 5});
});
