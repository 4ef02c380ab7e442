import fc from "fast-check";
import {expect, test} from "vitest";
import {stem} from "./stem.ts";

test.each([
  ["caching", "cache", "cached", "caches"],
  ["splitting", "split", "splits"],
  ["dependencies", "dependency"],
  ["loading", "load", "loads", "loaded"],
  ["removed", "remove", "removing", "removes"],
  ["bundles", "bundle", "bundling"],
  ["installation", "installations", "install", "installed"],
  ["configuration", "configure", "configured"],
  ["validation", "validate", "validating"],
  ["creation", "create", "creates"],
  ["deprecation", "deprecated"],
  ["deployments", "deploy", "deployed"],
  ["replacement", "replace", "replacing"],
  ["dynamically", "dynamic"],
  ["globally", "global"],
])("forms of one word share a stem: %s", (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

test.each([
  "string",
  "need",
  "process",
  "alias2",
  "element",
  "experiment",
  "css",
  "loader",
  "分割",
  "publicpath",
])("%s stays", word => {
  expect(stem(word)).toBe(word);
});

test("only cuts, so that a word begins with its stem", () => {
  fc.assert(
    fc.property(fc.string({unit: fc.constantFrom(..."aeiousedyingtplmc"), maxLength: 12}), word => {
      expect(word.startsWith(stem(word))).toBe(true);
    }),
  );
});
