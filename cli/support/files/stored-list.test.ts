import {readFileSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import fc from "fast-check";
import {expect, test} from "vitest";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {readStoredList, writeStoredList} from "./stored-list.ts";

const file = join(temporaryFolder(), "list");
const values = fc.array(fc.record({text: fc.string({unit: "grapheme", maxLength: 200}), n: fc.integer()}));

test("a list is read as written, with lines of any length", () => {
  const long = {text: "é".repeat(200_000), n: 1};
  fc.assert(
    fc.property(values, list => {
      const all = [...list, long, ...list];
      const hash = writeStoredList(file, "key", all);
      expect(readStoredList(file, "key")).toEqual({values: all, hash});
      expect(readStoredList(file, "other key")).toBeNull();
    }),
    {numRuns: 20},
  );
});

test("a list that was truncated or changed anywhere is invalid", () => {
  writeStoredList(file, "key", [{text: "a"}, {text: "b"}]);
  const whole = readFileSync(file);
  for (let at = 0; at < whole.length; at += 1) {
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] as number) ^ 1;
    for (const bytes of [changed, whole.subarray(0, at)]) {
      writeFileSync(file, bytes);
      expect(readStoredList(file, "key"), `byte ${at}`).toBeNull();
    }
  }
});

test("a missing or invalid file contains no list", () => {
  expect(readStoredList(`${file}-missing`, "key")).toBeNull();
  writeFileSync(file, "{}\n\n");
  expect(readStoredList(file, "key")).toBeNull();
});
