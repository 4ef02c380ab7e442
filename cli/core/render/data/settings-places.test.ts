import {join} from "node:path";
import {expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {settingsPlaces} from "./settings-places.ts";

/** Returns the position of a redirect in one settings file. */
function placeIn(name: string, text: string, from: string, to: string): string {
  const root = temporaryFolder();
  writeFiles(root, {"site/tool.yml": "", [name]: text});
  const read = [join(root, "site/tool.yml"), join(root, "gone.json"), root, join(root, name)];
  const place = settingsPlaces({file: "tool.yml", read}, join(root, "site"))(from, to);
  return [place.file, place.line, place.column].filter(part => part !== undefined).join(":");
}

it.each([
  [
    "netlify.toml",
    'publish = "/old"\n[[redirects]]\n  from = "/old"\n  to = "/new"',
    "/old",
    "/new",
    ":3:11",
  ],
  [
    "vercel.json",
    '{"redirects": [\n{"source": "/a/:path*", "destination": "/b/:path*"}]}',
    "/a/*",
    "/b/:splat",
    ":2:13",
  ],
  [
    "vercel.json",
    '[{"source": "/docs/:v(v6|v7)/x",\n"destination": "/:v/x"}]',
    "/docs/v7/x",
    "/v7/x",
    ":1:14",
  ],
  ["_redirects", "# moved\n/old /new 301\n/older /new", "/older", "/new", ":3:1"],
  ["tool.yml", "redirects:\n  guide/old.md: guide/new.md", "/guide/old/", "/guide/new/", ":2:3"],
  ["tool.yml", "redirects:\n  'old/index.md': 'new.md'", "/old/", "/new/", ":2:4"],
  ["tool.js", "export default {from: '/old', to: '/new'}", "/old", "/new", ":1:24"],
  ["tool.js", "const version = ':v'; plugin(make(8))", "/old", "/new", null],
])("finds a redirect in %s", (name, text, from, to, place) => {
  expect(placeIn(name, text, from, to)).toBe(place === null ? "tool.yml" : `../${name}${place}`);
});

it("names file and line of redirects above the folder of the site", async () => {
  const root = temporaryFolder();
  writeFiles(root, {
    "site/mkdocs.yml": "site_name: S",
    "site/docs/index.md": "# Home",
    "netlify.toml": '[[redirects]]\n  from = "/old"\n  to = "/nope"\n',
    ".git/HEAD": "ref: refs/heads/main",
  });
  const {diagnostics} = await buildProject(join(root, "site"));
  expect(diagnostics.filter(({code}) => code === "redirect-target")).toMatchObject([
    {file: "../netlify.toml", line: 2, column: 11},
  ]);
});
