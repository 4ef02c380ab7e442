import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {dirname, join} from "node:path";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import type {EmitFile} from "#core/model/emit-file.ts";
import {ORGANIZATION, SPONSORS, SPONSORS_SNAPSHOT, VOTE} from "#fixtures/support/data-files.ts";
import {type TestPage, type TestSite, testInput, textOf} from "#fixtures/support/plan-input.ts";
import {validateArtifacts} from "#fixtures/support/validate-artifacts.ts";
import {jsonSchema} from "#schemas/json-schemas.ts";
import {planDocuments} from "./plan.ts";

const PAGES: TestPage[] = [
  {url: "/", title: "Home", description: "All of it"},
  {url: "/license/", index: false, sort: 1, related: [{title: "R", url: "/guides/a/"}]},
  {
    url: "/guides/a/",
    anchors: [{title: "S", id: "s", level: 2}],
    ids: ["s"],
    html: '<h2 id="s">S</h2>',
    markdown: "## S",
  },
  {
    url: "/guides/b/",
    group: "G",
    contributors: ["c"],
    description: "D",
    extra: {a: [1]},
    edit: "https://x.org/e",
  },
  {url: "/blog/2020-01-02-x/", name: "2020-01-02-x.md", date: "2020-01-02"},
];

const GIVEN = {
  config: {site: "https://x.org", title: "X"},
  data: {organization: ORGANIZATION, vote: VOTE, sponsors: SPONSORS, sponsorsSnapshot: SPONSORS_SNAPSHOT},
  site: {
    navigation: [{title: "Docs", url: "/guides/", sections: "all" as const}],
    banner: {html: "b", dismissKey: "k", dismissValue: "3"},
    splash: {lead: "l", words: ["w"], action: {title: "a", url: "/"}},
  },
  dates: {"guides/a.md": "2026-01-02"},
};

describe("planDocuments", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "plan-"));
    for (const file of planDocuments(testInput(PAGES, GIVEN))) {
      mkdirSync(dirname(join(folder, file.path)), {recursive: true});
      writeFileSync(join(folder, file.path), textOf(file));
    }
  });
  afterAll(() => rmSync(folder, {recursive: true}));

  it("plans every kind of file, and each path once", () => {
    const paths = [...planDocuments(testInput(PAGES, GIVEN))].map(({path}) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(
      expect.arrayContaining([
        "data/page-index.json",
        "data/pages/index.json",
        "data/pages/guides/printable/index.json",
        "data/pages/printable/index.json",
        "data/text/index.json",
        "data/text/guides/a/index.json",
        "data/sections/guides.json",
        "data/sections/_root.json",
        "data/site.json",
        "data/organization.json",
        "data/vote.json",
        "data/sponsors/index.json",
        "data/sponsors/monthly/gold.json",
        "index.md",
        "guides/a.md",
        "llms.txt",
        "llms-full.txt",
        "sitemap.xml",
        "feed.xml",
        "robots.txt",
        "_redirects",
        "_headers",
        "manifest.webmanifest",
      ]),
    );
  });

  it("produces files that match the published schemas", () => {
    const {files, problems} = validateArtifacts(folder);
    expect(problems).toEqual([]);
    expect(files).toBeGreaterThan(15);
  });

  it("writes keys in schema order", () => {
    for (const file of planDocuments(testInput(PAGES, GIVEN))) {
      const {path} = file;
      if (!path.endsWith(".json")) continue;
      const value = JSON.parse(textOf(file));
      const name = /([^/]+)\.json$/.exec(value.$schema)?.[1] as string;
      expectOrder(value, jsonSchema(name), jsonSchema(name).definitions ?? {}, path);
    }
  });

  it("reads no body for the plan, and one at a time while producing", () => {
    const input = testInput(PAGES, GIVEN);
    const files = [...planDocuments(input)];
    expect(input.reads).toEqual([]);
    textOf(files.find(({path}) => path === "llms-full.txt") as EmitFile);
    expect(input.reads).toEqual(["/", "/blog/2020-01-02-x/", "/guides/a/", "/guides/b/", "/license/"]);
  });

  it("returns the same keys and bytes again, for any page order", () => {
    const all = (pages: TestPage[]) =>
      [...planDocuments(testInput(pages, GIVEN))].map(f => [f.path, f.key, textOf(f)]);
    expect(all([...PAGES].reverse())).toEqual(all(PAGES));
  });

  it("has keys that depend on every change of the bytes", () => {
    const changes: ((page: TestPage) => TestPage)[] = [
      page => ({...page, title: `${page.title}!`}),
      page => ({...page, html: "<p>new</p>", markdown: "new", bodyHash: "new"}),
      page => ({...page, anchors: [{title: "N", id: "n", level: 2}], ids: ["n"]}),
      page => ({...page, description: "new"}),
      page => ({...page, date: "2021-01-01"}),
      page => ({...page, sort: -5}),
      page => ({...page, components: ["Badge"]}),
    ];
    const state = (pages: TestPage[], given: TestSite = GIVEN) =>
      new Map([...planDocuments(testInput(pages, given))].map(f => [f.path, [f.key, textOf(f)] as const]));
    const before = state(PAGES);
    const expectTold = (after: typeof before): void => {
      for (const [path, [key, text]] of after) {
        const old = before.get(path);
        if (old && old[0] === key) expect(text, path).toBe(old[1]);
      }
    };
    for (const change of changes) {
      for (let i = 0; i < PAGES.length; i++) {
        expectTold(state(PAGES.map((page, at) => (at === i ? change(page) : page))));
      }
    }
    const {config} = GIVEN;
    const others: TestSite[] = [
      {...GIVEN, config: {...config, title: "Y"}},
      {...GIVEN, config: {...config, site: "https://y.org"}},
      {...GIVEN, config: {...config, lang: "zh"}},
      {...GIVEN, config: {...config, sections: [{name: "guides", title: "How to"}]}},
      {...GIVEN, config: {...config, sections: [{name: "guides", printable: false}]}},
      {...GIVEN, config: {...config, search: {provider: "algolia"}}},
      {...GIVEN, dates: {"guides/b.md": "2026-03-04"}},
      {...GIVEN, editBase: "https://github.com/a/b/edit/main/"},
      {...GIVEN, data: {...GIVEN.data, sponsorsSnapshot: null, vote: null}},
    ];
    for (const given of others) expectTold(state(PAGES, given));
  });
});

type Schema = {properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[]; $ref?: string};

/** Asserts that the keys of an object are in schema order, at every depth. */
function expectOrder(value: unknown, schema: Schema, definitions: object, place: string): void {
  if (Array.isArray(value)) {
    for (const item of value) expectOrder(item, schema.items ?? {}, definitions, `${place}[]`);
    return;
  }
  if (value === null || typeof value !== "object") return;
  const type = (value as {type?: string}).type;
  const fits = resolved(schema, definitions).find(
    one => !type || constOf(one) === undefined || constOf(one) === type,
  );
  if (!fits?.properties) return;
  const known = Object.keys(fits.properties);
  const keys = Object.keys(value);
  expect(keys, place).toEqual(known.filter(key => keys.includes(key)));
  for (const key of keys) {
    expectOrder(
      (value as Record<string, unknown>)[key],
      fits.properties[key] as Schema,
      definitions,
      `${place}.${key}`,
    );
  }
}

const constOf = (schema: Schema): unknown =>
  (schema.properties?.type as {const?: unknown} | undefined)?.const;

/** Returns the object schemas that a schema may refer to. */
function resolved(schema: Schema, definitions: object): Schema[] {
  if (schema.$ref) {
    const name = schema.$ref.replace("#/definitions/", "") as keyof typeof definitions;
    return resolved(definitions[name], definitions);
  }
  return schema.anyOf ? schema.anyOf.flatMap(one => resolved(one, definitions)) : [schema];
}
