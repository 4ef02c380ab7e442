import {mkdirSync, writeFileSync} from "node:fs";
import {dirname, join} from "node:path";
import {expect, it} from "vitest";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {EDITIONS} from "#schemas/artifact-paths.ts";
import type {EditionsDocument} from "#schemas/manifest.ts";
import {readEditions} from "./editions.ts";

type Edition = EditionsDocument["editions"][number];

const folder = temporaryFolder();
const edition = (path: string, given: Partial<Edition>): Edition => ({
  path,
  lang: "en",
  title: "",
  prefix: "",
  isDefault: true,
  isCurrent: true,
  pages: [],
  fallbacks: [],
  ...given,
});

function editionsOf(...editions: Edition[]) {
  const file = join(folder, EDITIONS);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify({editions}));
  const found = readEditions(folder) ?? [];
  return (path: string) => found.find(one => one.path === path);
}
const language = (url: string) => ({title: "", lang: "", url});
const version = (url: string) => ({title: "", url, current: false, nofollow: false});

it("says nothing of menus that keep the url, and where a language lacks the page", () => {
  const find = editionsOf(
    edition("", {pages: ["/", "/a/"]}),
    edition("de", {lang: "de", isDefault: false, pages: ["/", "/only/"], fallbacks: ["/a/"]}),
  );
  const menus = {languages: [language("/"), language("/de/")], versions: []};
  const fromGerman = {languages: [language("/../"), language("/")], versions: []};
  expect(find("")?.linksOf("/", menus)).toEqual({
    elsewhere: undefined,
    canonical: undefined,
    translations: [
      {lang: "en", url: "/"},
      {lang: "de", url: "/de/"},
    ],
  });
  expect(find("de")?.linksOf("/only/", fromGerman)).toMatchObject({elsewhere: {"/../": "/../"}});
  expect(find("de")?.linksOf("/a/", fromGerman)).toEqual({
    elsewhere: undefined,
    canonical: "/../a/",
    translations: [],
  });
});

it("says where versions have the page, below prefixes of their own too", () => {
  const find = editionsOf(
    edition("", {version: "2", prefix: "docs", pages: ["/docs/", "/docs/a/", "/blog/b/"]}),
    edition("docs/1", {version: "1", isCurrent: false, pages: ["/", "/a/", "/old/"]}),
  );
  const menus = {languages: [], versions: [version("/"), version("/docs/1/")]};
  const fromOld = {languages: [], versions: [version("/../../"), version("/")]};
  expect(find("")?.linksOf("/docs/a/", menus)).toMatchObject({
    elsewhere: {"/docs/1/": "/docs/1/a/"},
    canonical: undefined,
  });
  expect(find("")?.linksOf("/blog/b/", menus).elsewhere).toBeUndefined();
  expect(find("docs/1")?.linksOf("/a/", fromOld)).toMatchObject({
    elsewhere: {"/../../": "/../../docs/a/"},
    canonical: "/../../docs/a/",
  });
  expect(find("docs/1")?.linksOf("/old/", fromOld)).toMatchObject({
    elsewhere: undefined,
    canonical: undefined,
  });
});

it("reads the one at the root last, and nothing where there are none", () => {
  editionsOf(edition("", {}), edition("de", {}), edition("de/1", {}));
  expect(readEditions(folder)?.map(({path}) => path)).toEqual(["de/1", "de", ""]);
  expect(readEditions(join(folder, "nothing"))).toBeNull();
});
