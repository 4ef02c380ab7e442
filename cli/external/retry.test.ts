import {expect, test} from "vitest";
import {Fault} from "./fault.ts";
import {withRetries} from "./retry.ts";

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
