import {expect, it} from "vitest";
import type {EmitFile} from "../model/emit-file.ts";
import {announced} from "./announce.ts";

const file = (path: string, ...pieces: (string | Uint8Array)[]): EmitFile => ({
  path,
  key: path,
  produce: () => pieces,
});

it("announces page documents as they are produced, and changes no byte", () => {
  const letter = new TextEncoder().encode("ß");
  const files = [
    file("data/page-index.json", "{}"),
    file("data/pages/a/index.json", '{"html":"', letter.subarray(0, 1), letter.subarray(1), '"}'),
    file("data/pages/b/index.json", "{}"),
    file("data/pages/guides/printable/index.json", "long"),
    file("a.md", "a"),
  ];
  const told: object[] = [];
  const result = [...announced(files, page => told.push(page))];
  expect(told).toEqual([]);
  expect(result.map(({path}) => path)).toEqual(files.map(({path}) => path));
  for (const [at, made] of result.entries()) {
    // A file that is not produced is not announced.
    if (made.path !== "data/pages/b/index.json")
      expect([...made.produce()]).toEqual([...(files[at]?.produce() ?? [])]);
  }
  expect(told).toEqual([{path: "data/pages/a/index.json", text: '{"html":"ß"}'}]);
});

it("announces only a few if many change at once", () => {
  const files = Array.from({length: 50}, (_, at) => file(`data/pages/${at}/index.json`, "{}"));
  const told: object[] = [];
  for (const made of announced(files, page => told.push(page))) made.produce();
  expect(told.length).toBeGreaterThan(0);
  expect(told.length).toBeLessThan(10);
});
