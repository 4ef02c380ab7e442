import {expect, test} from "vitest";
import {Fault} from "../fault.ts";
import {HostGate} from "./host-gate.ts";

const down = (): Fault => new Fault("unreachable", "no answer", {hostWide: true});

test("many sources on an unreachable host cost one probe", async () => {
  const gate = new HostGate();
  const probes: boolean[] = [];
  const task = async (probe: boolean): Promise<never> => {
    probes.push(probe);
    await new Promise(resolve => setTimeout(resolve, 5));
    throw down();
  };
  const results = await Promise.allSettled(Array.from({length: 39}, () => gate.run("a.example", task)));
  expect(results.every(({status}) => status === "rejected")).toBe(true);
  expect(probes).toEqual([true]);
});

test("others wait for the probe, then run at once", async () => {
  const gate = new HostGate();
  const order: string[] = [];
  const task = (name: string) => async (probe: boolean) => {
    order.push(`${name} ${probe}`);
    await new Promise(resolve => setTimeout(resolve, 5));
    return name;
  };
  expect(await Promise.all(["a", "b", "c"].map(name => gate.run("x", task(name))))).toEqual(["a", "b", "c"]);
  expect(order).toEqual(["a true", "b false", "c false"]);
});

test("a fault of one repository does not affect the host", async () => {
  const gate = new HostGate();
  const missing = new Fault("missing", "404");
  await expect(gate.run("x", () => Promise.reject(missing))).rejects.toBe(missing);
  expect(await gate.run("x", async () => 1)).toBe(1);
});

test("an abandoned host stays abandoned, regardless of pending tasks", async () => {
  const gate = new HostGate();
  await gate.run("x", async () => 1);
  let fail = (_: Fault): void => {};
  const slow = gate.run("x", () => new Promise<never>((_, reject) => (fail = reject)));
  await expect(gate.run("x", () => Promise.reject(down()))).rejects.toThrow("no answer");
  fail(new Fault("missing", "404"));
  await expect(slow).rejects.toThrow("404");
  await expect(gate.run("x", async () => 1)).rejects.toThrow("no answer");
});

test("a host that fails later is abandoned, another one is not", async () => {
  const gate = new HostGate();
  await gate.run("x", async () => 1);
  await expect(gate.run("x", () => Promise.reject(down()))).rejects.toThrow("no answer");
  await expect(gate.run("x", async () => 1)).rejects.toThrow("no answer");
  expect(await gate.run("y", async () => 1)).toBe(1);
});
