import {join} from "node:path";
import {expect, it} from "vitest";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {listing, spelledAs} from "./listing.ts";

it("lists files and empty folders with slashes, at any depth", () => {
  const folder = temporaryFolder();
  writeFiles(folder, {"a/b/c.txt": "", "d.txt": ""});
  const {files, empty} = listing(folder);
  expect(files.sort()).toEqual(["a/b/c.txt", "d.txt"]);
  expect(empty).toEqual([]);
  expect(listing(join(folder, "a"))).toEqual({files: ["b/c.txt"], empty: []});
});

it("gives listed files the spelling of known paths, which a case-insensitive disk may have changed", () => {
  const known = ["data/pages/Guides/printable/index.json", "data/pages/guides/a/index.json", "é.md"];
  const listed = [
    "data/pages/guides/printable/index.json",
    "data/pages/guides/a/index.json",
    "é.md".normalize("NFD"),
    "README.txt",
  ];
  expect(spelledAs(known, {files: listed, empty: []}).files).toEqual([...known, "README.txt"]);
  expect(spelledAs([], {files: listed, empty: []}).files).toEqual(listed);
});
