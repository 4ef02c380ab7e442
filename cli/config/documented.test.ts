import {readFileSync} from "node:fs";
import {expect, it} from "vitest";
import {config} from "#schemas/config.ts";

const README = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
const TABLE = /^\| Key \| What it is for \|\n\|[ \-|]+\n((?:\|.*\n)+)/m;

it("the table of the documentation names exactly the keys of the config", () => {
  const rows = (TABLE.exec(README)?.[1] ?? "").trim().split("\n");
  const named = rows.flatMap(row =>
    [...(row.split(" | ")[0] ?? "").matchAll(/`(.+?)`/g)].map(([, key]) => key),
  );
  const keys = Object.keys(config.shape).filter(key => key !== "$schema");
  expect(named.toSorted()).toEqual(keys.toSorted());
});
