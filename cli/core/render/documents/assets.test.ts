import {mkdtempSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {testInput, textOf} from "#fixtures/support/plan-input.ts";
import {planDocuments} from "./plan.ts";

describe("assets", () => {
  let root = "";
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), "assets-"));
    writeFileSync(join(root, "a.png"), Uint8Array.of(1, 2, 255));
  });
  afterAll(() => rmSync(root, {recursive: true}));

  const filesOf = (hash: string | null) => {
    const asset = {path: "a.png", out: "guides/a.png"};
    const page = {assets: [asset], dependencies: hash === null ? [] : [{path: "a.png", hash}]};
    const input = {
      ...testInput([
        {url: "/guides/a/", ...page},
        {url: "/guides/b/", ...page},
      ]),
      root,
    };
    return [...planDocuments(input)].filter(({path}) => path === "guides/a.png");
  };

  it("are copied byte for byte, once for any number of pages", () => {
    const files = filesOf(null);
    expect(files).toHaveLength(1);
    expect(files[0]?.produce()).toEqual([Buffer.from([1, 2, 255])]);
  });

  it("never replace an artifact", () => {
    const asset = {path: "a.png", out: "robots.txt"};
    const input = {...testInput([{url: "/guides/a/", assets: [asset]}]), root};
    const files = [...planDocuments(input)].filter(({path}) => path === "robots.txt");
    expect(files.map(file => textOf(file))).toEqual([expect.stringContaining("User-agent")]);
  });

  it("have a key that depends on their bytes", () => {
    expect(filesOf("1")[0]?.key).not.toBe(filesOf("2")[0]?.key);
    expect(filesOf("1")[0]?.key).toBe(filesOf("1")[0]?.key);
  });
});
