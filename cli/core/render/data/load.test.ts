import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {dirname, join} from "node:path";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {siteData} from "#schemas/site-data.ts";
import {DEFAULT_SITE} from "./files.ts";
import {loadDataFiles} from "./load.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "data-"));
});
afterEach(() => rmSync(root, {recursive: true}));

const write = (path: string, text: string | Uint8Array): void => {
  mkdirSync(dirname(join(root, path)), {recursive: true});
  writeFileSync(join(root, path), text);
};
const load = (validated?: Map<string, unknown>) =>
  loadDataFiles([join(root, "content")], join(root, ".docs-index"), root, validated);

describe("loadDataFiles", () => {
  it("returns nothing and reports nothing without files", async () => {
    const {data, diagnostics} = await load();
    expect(diagnostics).toEqual([]);
    expect(Object.values(data).every(value => value === null)).toBe(true);
  });

  it("applies defaults and renders the banner as HTML", async () => {
    write("content/data/site.json", '{"banner": {"html": "Read [this](/x/) <b>"}}');
    const {data} = await load();
    expect(data.site?.footer).toEqual({left: [], right: []});
    expect(data.site?.banner).toMatchObject({
      html: 'Read <a href="/x/">this</a> &lt;b&gt;',
      dismissValue: "3",
    });
  });

  it("reads snapshots beside the content", async () => {
    write(".docs-index/votes.json", '{"date": "2026-01-02", "counts": {"a": 3}}');
    expect((await load()).data.votesSnapshot).toEqual({date: "2026-01-02", counts: {a: 3}});
  });

  it("reports file, line and column of errors, and omits the file", async () => {
    write("content/data/vote.json", '{\n  "introduction": "x",\n  "proposal": []\n}\n');
    write("content/data/redirects.json", '{"redirects": [],}');
    const {data, diagnostics} = await load();
    expect(data.vote).toBeNull();
    expect(diagnostics.map(d => `${d.code} ${d.file}:${d.line}:${d.column} ${d.message}`)).toEqual([
      'data-value content/data/vote.json:1:1 "proposals" is missing',
      'data-value content/data/vote.json:3:3 Unknown key "proposal"',
      "data-syntax content/data/redirects.json:1:18 Expected a quoted key, or there is an extra comma",
    ]);
    expect(diagnostics[1]?.hint).toBe('Did you mean "proposals"?');
  });

  it("reports files that are not UTF-8 or not readable", async () => {
    write("content/data/site.json", Uint8Array.of(0x22, 0xff, 0x22));
    mkdirSync(join(root, "content/data/organization.json"), {recursive: true});
    const {diagnostics} = await load();
    expect(diagnostics.map(d => [d.code, d.file])).toEqual([
      ["file-encoding", "content/data/site.json"],
      ["file-unreadable", "content/data/organization.json"],
    ]);
  });

  it("uses the store for values that were valid before, by name and text", async () => {
    const validated = new Map<string, unknown>();
    write("content/data/site.json", '{"tagline": "a"}');
    const first = await load(validated);
    expect(validated.size).toBe(1);
    const again = await load(new Map(JSON.parse(JSON.stringify([...validated]))));
    expect(again.data).toEqual(first.data);
    write("content/data/site.json", '{"tagline": "b"}');
    expect((await load(validated)).data.site?.tagline).toBe("b");
  });

  it("does not store a file with errors, so that they are reported again", async () => {
    const validated = new Map<string, unknown>();
    write("content/data/site.json", '{"taglime": "a"}');
    await load(validated);
    expect(validated.size).toBe(0);
    expect((await load(validated)).diagnostics).toHaveLength(1);
  });
});

describe("DEFAULT_SITE", () => {
  it("equals the schema defaults", () => {
    expect(siteData.parse({})).toEqual(DEFAULT_SITE);
  });
});
