import {expect, it} from "vitest";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {DamagedCache, UnusableCache} from "./body-store.ts";
import {withCache} from "./with-cache.ts";

const place = {folder: temporaryFolder(), scope: ["content"], tool: "1"};

/**
 * Runs work that fails a given number of times. Returns for each run whether it had a cache, and the reported
 * errors.
 */
async function runs(error: Error, failures: number) {
  const spares: boolean[] = [];
  const heard: Error[] = [];
  const work = withCache(
    place,
    async ({spare}) => {
      spares.push(spare !== null);
      if (spares.length <= failures) throw error;
    },
    reason => heard.push(reason),
  );
  const thrown = await work.then(
    () => null,
    reason => reason,
  );
  return {withCache: spares, heard, thrown};
}

it("a damaged cache is removed, and the work runs again", async () => {
  expect(await runs(new DamagedCache(), 1)).toEqual({withCache: [true, true], heard: [], thrown: null});
});

it("is skipped if it is damaged again or can't be used", async () => {
  const damaged = new DamagedCache();
  expect(await runs(damaged, 2)).toEqual({withCache: [true, true, false], heard: [damaged], thrown: null});
  const unusable = new UnusableCache();
  expect(await runs(unusable, 1)).toEqual({withCache: [true, false], heard: [unusable], thrown: null});
});

it("any other error stops the work", async () => {
  const error = new Error("other");
  expect(await runs(error, 1)).toEqual({withCache: [true], heard: [], thrown: error});
});
