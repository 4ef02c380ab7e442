import {expect, test, vi} from "vitest";
import {Fault} from "../fault.ts";
import {withRetries} from "./retry.ts";

const {signal} = new AbortController();
const policy = {retries: 2, firstWait: 1, longestWait: 30};

test("a temporary fault is retried, and the value returned", async () => {
  const passing = new Fault("unreachable", "cut off", {passing: true});
  const task = vi.fn().mockRejectedValueOnce(passing).mockResolvedValueOnce("done");
  expect(await withRetries(task, signal, policy)).toBe("done");
});

test.each([
  ["a final fault", new Fault("missing", "404")],
  ["a wait that is too long", new Fault("limit", "busy", {passing: true, retryAfter: 60_000})],
  ["what is no fault", new TypeError("x is undefined")],
])("%s is thrown immediately", async (_, error) => {
  const task = vi.fn().mockRejectedValue(error);
  await expect(withRetries(task, signal, policy)).rejects.toBe(error);
  expect(task).toHaveBeenCalledOnce();
});
