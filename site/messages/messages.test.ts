import {expect, it} from "vitest";
import {en} from "./en.ts";
import {formatDate} from "./messages.ts";
import {zh} from "./zh.ts";

const paths = (value: unknown, path = ""): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => paths(inner, `${path}.${key}`))
    : [`${path}:${typeof value}`];

it("has every text in every language", () => {
  expect(paths(zh).sort()).toEqual(paths(en).sort());
});

it("leaves no English text in the Chinese file", () => {
  const texts = paths(zh).map(path => path.split(":")[0]?.split(".").slice(1) ?? []);
  const same = texts.filter(keys => {
    const of = (from: unknown): unknown =>
      keys.reduce((value, key) => (value as Record<string, unknown>)[key], from);
    return typeof of(zh) === "string" && of(zh) === of(en);
  });
  expect(same).toEqual([]);
});

it("writes dates the same on every machine", () => {
  expect(formatDate("2026-02-03")).toBe("3 February 2026");
  expect(zh.date(2026, 2, 3)).toBe("2026年2月3日");
});
