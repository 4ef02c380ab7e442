import {afterEach, expect, it, vi} from "vitest";
import {forgetSections} from "#site/artifacts/sections.ts";
import {distance} from "./distance.ts";
import {findSimilar} from "./similar-pages.ts";

const sections = ["guides", "plugins"].map(name => ({name, title: name, url: `/${name}/`}));
const page = (url: string) => ({url, title: url, anchors: []});
const asked: string[] = [];
const files: Record<string, object> = {
  "/data/sections/guides.json": {
    pages: [page("/guides/"), page("/guides/caching/"), page("/guides/typescript/")],
  },
  "/data/sections/_root.json": {pages: [page("/"), page("/glossary/")]},
};

vi.stubGlobal("fetch", async (path: string) => {
  asked.push(path);
  const body = files[path];
  return new Response(JSON.stringify(body ?? {}), {
    status: body ? 200 : 404,
    headers: {"content-type": "application/json"},
  });
});
afterEach(() => {
  asked.length = 0;
  forgetSections();
});

it("suggests pages with a similar URL, from the section in the URL", async () => {
  expect((await findSimilar("/guide/cachng/", sections)).map(({url}) => url)).toEqual(["/guides/caching/"]);
  expect(asked).toEqual(["/data/sections/guides.json", "/data/sections/_root.json"]);
});

it("suggests plain pages, never the home page, and nothing without similar pages", async () => {
  expect((await findSimilar("/glosary/", sections)).map(({url}) => url)).toEqual(["/glossary/"]);
  expect(await findSimilar("/zzzzzz/qqqqqq/", sections)).toEqual([]);
});

it.each([
  ["", "abc", 3],
  ["caching", "cachng", 1],
  ["kitten", "sitting", 3],
  ["same", "same", 0],
])("counts the edits between %s and %s", (a, b, count) => {
  expect(distance(a, b)).toBe(count);
});
