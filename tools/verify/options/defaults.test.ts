import {expect, it} from "vitest";
import {compareDefault} from "./defaults.ts";

const defaults = [{output: {iife: true, names: ["a"]}}, {output: {iife: false, names: ["a"]}}];

it("accepts a default of any mode, and otherwise returns the actual ones", () => {
  expect(compareDefault(defaults, ["output", "iife"], false).fits).toBe(true);
  expect(compareDefault(defaults, ["output", "names"], ["a"]).fits).toBe(true);
  expect(compareDefault(defaults, ["output", "names"], [])).toEqual({fits: false, real: [["a"]]});
});

it("compares the end of absolute paths, and resolved values with auto", () => {
  const paths = [{cache: {directory: "/home/a/.cache/webpack", on: true}}];
  expect(compareDefault(paths, ["cache", "directory"], ".cache/webpack").fits).toBe(true);
  expect(compareDefault(paths, ["cache", "directory"], ".cache/web").fits).toBe(false);
  expect(compareDefault(paths, ["cache", "on"], "auto").fits).toBe(true);
});

it("has nothing to compare without a default", () => {
  expect(compareDefault(defaults, ["output", "clean"], true)).toEqual({fits: false, real: []});
  expect(compareDefault(defaults, ["other", "clean"], "a")).toEqual({fits: false, real: []});
});

it("supports the defaults of resolve for each kind of request", () => {
  const resolve = {mainFields: ["main"], byDependency: {esm: {mainFields: ["browser", "..."]}}};
  expect(compareDefault([{resolve}], ["resolve", "mainFields"], ["browser", "main"]).fits).toBe(true);
  expect(compareDefault([{resolve}], ["resolve", "mainFields"], ["main"]).fits).toBe(true);
  expect(compareDefault([{resolve}], ["resolve", "mainFields"], ["browser"]).fits).toBe(false);
});
