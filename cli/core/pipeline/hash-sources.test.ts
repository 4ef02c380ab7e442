import {statSync, utimesSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {afterEach, beforeEach, expect, it, vi} from "vitest";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {sha256} from "#support/files/hash.ts";
import type {SourceFile} from "../model/source-file.ts";
import {type HashedFile, hashSources} from "./hash-sources.ts";

let file: string;
let known: Map<string, HashedFile>;
beforeEach(() => {
  file = join(temporaryFolder(), "a.md");
  known = new Map();
});
afterEach(() => vi.useRealTimers());

const source = (): SourceFile => ({
  ...{path: "docs/a.md", contentPath: "a.md", file, name: "a.md", extension: ".md", url: "/a/"},
  ...{section: "_root", external: false},
});
const hashNow = (): unknown => hashSources([source()], known)[0]?.raw;
const raw = (text: string): object => ({hash: sha256(text), size: text.length});
const later = (): void => void vi.useFakeTimers({now: Date.now() + 60_000, toFake: ["Date"]});

it("does not read a file again that has not changed, and forgets removed ones", () => {
  writeFileSync(file, "text");
  later();
  expect(hashNow()).toEqual(raw("text"));
  const [path = "", entry] = [...known][0] ?? [];
  known.set(path, {...(entry as HashedFile), hash: "known"});
  expect(hashNow()).toEqual({hash: "known", size: 4});
  hashSources([], known);
  expect(known.size).toBe(0);
});

it("reads a file again if it has the same size and modification time", () => {
  writeFileSync(file, "text");
  const {atimeMs, mtimeMs, ctimeMs} = statSync(file);
  later();
  hashNow();
  do writeFileSync(file, "next");
  while (statSync(file).ctimeMs === ctimeMs);
  utimesSync(file, atimeMs / 1000, mtimeMs / 1000);
  expect(hashNow()).toEqual(raw("next"));
});

it("reads a file again that has just changed", () => {
  writeFileSync(file, "text");
  hashNow();
  expect(known.size).toBe(0);
});
