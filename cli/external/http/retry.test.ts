import {beforeEach, expect, test, vi} from "vitest";
import {Fault} from "../fault.ts";
import {withRetries} from "./retry.ts";

/** Waits that were asked for, in milliseconds; they pass as they would. */
const waits: number[] = [];
vi.mock("node:timers/promises", async importOriginal => {
  const original = await importOriginal<typeof import("node:timers/promises")>();
  const setTimeout: typeof original.setTimeout = (wait, ...rest) => {
    waits.push(wait ?? 0);
    return original.setTimeout(wait, ...rest);
  };
  return {...original, setTimeout};
});
beforeEach(() => void waits.splice(0));

const policy = {retries: 2, firstWait: 1, longestWait: 30};
const {signal} = new AbortController();

/** A task that fails with the faults given, then succeeds. */
function failing(...faults: Fault[]): {task: () => Promise<string>; calls: () => number} {
  let calls = 0;
  return {
    calls: () => calls,
    task: async () => {
      const fault = faults[calls++];
      if (fault) throw fault;
      return "done";
    },
  };
}

const passing = (retryAfter?: number): Fault =>
  new Fault("unreachable", "cut off", {passing: true, retryAfter});

test("what may pass is tried again", async () => {
  const {task, calls} = failing(passing(), passing(2));
  expect(await withRetries(task, signal, policy)).toBe("done");
  expect(calls()).toBe(3);
});

test("each wait is twice the one before, unless the other side names one", async () => {
  const more = {...policy, retries: 4};
  const {task} = failing(passing(), passing(), passing(5), passing());
  expect(await withRetries(task, signal, more)).toBe("done");
  expect(waits).toEqual([1, 2, 5, 8]);
});

test("not for ever", async () => {
  const {task, calls} = failing(passing(), passing(), passing(), passing());
  await expect(withRetries(task, signal, policy)).rejects.toThrow("cut off");
  expect(calls()).toBe(3);
});

test.each([
  ["a final answer", new Fault("missing", "404")],
  ["a wait that is too long", passing(60_000)],
])("not after %s", async (_, fault) => {
  const {task, calls} = failing(fault);
  await expect(withRetries(task, signal, policy)).rejects.toBe(fault);
  expect(calls()).toBe(1);
});

test("a stop ends the wait", async () => {
  const controller = new AbortController();
  const {task, calls} = failing(passing(20_000), passing());
  setTimeout(() => controller.abort(), 10);
  await expect(withRetries(task, controller.signal, {...policy, longestWait: 60_000})).rejects.toThrow(
    "cut off",
  );
  expect(calls()).toBe(1);
});
