import {afterAll, beforeEach, expect, test, vi} from "vitest";
import type {Passing, RetryPolicy} from "./retry.ts";

/** Requested waits in milliseconds; none of them actually takes place. */
const waits: number[] = [];
vi.mock("node:timers/promises", async importOriginal => {
  const original = await importOriginal<typeof import("node:timers/promises")>();
  const setTimeout: typeof original.setTimeout = (wait, ...rest) => {
    waits.push(wait ?? 0);
    return original.setTimeout(wait, ...rest);
  };
  return {...original, setTimeout};
});
// An earlier test file may have loaded the module with the real timers.
vi.resetModules();
const {retried, retryAfter} = await import("./retry.ts");
afterAll(() => {
  vi.doUnmock("node:timers/promises");
  vi.resetModules();
});
beforeEach(() => void waits.splice(0));

const policy: RetryPolicy = {retries: 2, firstWait: 1, longestWait: 30};

/** Runs a task that returns these results in sequence and reports the number of attempts. */
async function run(results: (Passing | null)[], more: Partial<RetryPolicy> = {}): Promise<number> {
  let tries = 0;
  await retried(
    async () => results[tries++],
    result => result ?? null,
    {...policy, ...more},
  );
  return tries;
}

test("temporary failures are retried until the result is final", async () => {
  expect(await run([{}, {wait: 2}, null])).toBe(3);
});

test("each delay doubles, unless the server sets one", async () => {
  const asked: number[] = [];
  await run([{}, {}, {wait: 5}, {}, null], {retries: 4, onAskedToWait: wait => asked.push(wait)});
  expect(waits).toEqual([1, 2, 5, 8]);
  expect(asked).toEqual([5]);
});

test("stops eventually", async () => {
  expect(await run([{}, {}, {}, {}])).toBe(3);
});

test.each([
  ["a final result", null],
  ["a wait that is too long", {wait: 60_000}],
])("does not retry after %s", async (_, first) => {
  const onAskedToWait = vi.fn();
  expect(await run([first, {}], {onAskedToWait})).toBe(1);
  expect(onAskedToWait).not.toHaveBeenCalled();
});

test("an interrupt ends the wait, and no attempt follows", async () => {
  const stop = new AbortController();
  const onAskedToWait = (): void => stop.abort();
  const tries = await run([{wait: 20_000}, {}], {longestWait: 60_000, signal: stop.signal, onAskedToWait});
  expect(tries).toBe(1);
});

test.each([
  ["7", 7000],
  ["soon", undefined],
  ["Thu, 01 Jan 1970 00:00:00 GMT", 0],
  [null, undefined],
])("Retry-After %s results in %s ms", (value, wait) => expect(retryAfter(value)).toBe(wait));
