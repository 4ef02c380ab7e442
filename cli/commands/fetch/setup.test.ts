import {setTimeout as sleep} from "node:timers/promises";
import {expect, test} from "vitest";
import {limitedSignal, markdownParser} from "./setup.ts";

test("the time limit of the whole run is a fault, whereas an interrupt by the user is not", async () => {
  const late = limitedSignal(undefined, 0.001);
  await sleep(50);
  expect(late.signal.reason).toMatchObject({kind: "unreachable", message: expect.stringContaining("in all")});
  const user = new AbortController();
  const stopped = limitedSignal(user.signal, 100);
  user.abort();
  expect(stopped.signal.reason).toMatchObject({kind: "stopped"});
  stopped.end();
  expect(limitedSignal(AbortSignal.abort(), 0.01).signal.aborted).toBe(true);
});

test("a run that completed in time is not stopped later", async () => {
  const {signal, end} = limitedSignal(undefined, 0.001);
  end();
  await sleep(50);
  expect(signal.aborted).toBe(false);
});

test("nesting too deep for the parser is rejected", async () => {
  const parse = await markdownParser();
  expect(parse("# a").children).toHaveLength(1);
  expect(() => parse("> ".repeat(5000))).toThrow("too deep");
});
