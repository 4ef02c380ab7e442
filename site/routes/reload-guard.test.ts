import {expect, it} from "vitest";
import {claimReload} from "./reload-guard.ts";

it("allows one reload per reason, and none without storage", () => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
  expect(claimReload({sessionStorage}, "a")).toBe(true);
  expect(claimReload({sessionStorage}, "a")).toBe(false);
  expect(claimReload({sessionStorage}, "b")).toBe(true);
  const forbidden = {
    get sessionStorage(): Storage {
      throw new Error("no");
    },
  };
  expect(claimReload(forbidden, "a")).toBe(false);
});
