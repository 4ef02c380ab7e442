import {expect, it} from "vitest";
import {scrollMemory} from "./scroll-memory.ts";

function fakeStorage(content: Record<string, string> = {}) {
  return {
    content,
    getItem: (key: string) => content[key] ?? null,
    setItem(key: string, value: string) {
      content[key] = value;
    },
  };
}

it("keeps positions by history entry, across full loads", () => {
  const storage = fakeStorage();
  const memory = scrollMemory(storage);
  memory.remember("a", {top: 10});
  memory.remember("b", {top: 20});
  memory.remember("a", {top: 30, heading: "x", offset: -5});
  expect([memory.recall("a"), memory.recall("b"), memory.recall("c")]).toEqual([
    {top: 30, heading: "x", offset: -5},
    {top: 20},
    undefined,
  ]);
  memory.persist();
  expect(scrollMemory(storage).recall("a")).toEqual({top: 30, heading: "x", offset: -5});
});

it("keeps the latest hundred", () => {
  const storage = fakeStorage();
  const memory = scrollMemory(storage);
  for (let i = 0; i < 150; i++) memory.remember(String(i), {top: i});
  memory.persist();
  const later = scrollMemory(storage);
  expect(later.recall("49")).toBeUndefined();
  expect(later.recall("50")).toEqual({top: 50});
});

it("works with invalid, full and no storage", () => {
  const full = {
    getItem: () => "{broken",
    setItem: () => {
      throw new Error("full");
    },
  };
  const memory = scrollMemory(full);
  memory.remember("a", {top: 1});
  expect(() => memory.persist()).not.toThrow();
  expect(memory.recall("a")).toEqual({top: 1});
  expect(scrollMemory(null).recall("a")).toBeUndefined();
});
