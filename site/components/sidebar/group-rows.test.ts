import {expect, it} from "vitest";
import {groupRows, holds, isGroup, type RowGroup} from "./group-rows.ts";

const row = (title: string, ...groups: string[]) => ({
  title,
  url: `/${title}/`,
  ...(groups.length > 1 ? {groups} : groups.length === 1 ? {group: groups[0] as string} : {}),
});

/** Headings and titles as nested lists. */
const shape = ({group, entries}: RowGroup): unknown => [
  group,
  entries.map(entry => (isGroup(entry) ? shape(entry) : entry.title)),
];

it("begins a group where the group changes; a single dash and none are no heading", () => {
  const groups = groupRows([row("a"), row("b", "-"), row("c", "X"), row("d", "X"), row("e", "Y")]);
  expect(groups.map(shape)).toEqual([
    [null, ["a", "b"]],
    ["X", ["c", "d"]],
    ["Y", ["e"]],
  ]);
});

it("nests groups, each row in its place among them", () => {
  const groups = groupRows([
    row("a", "X"),
    row("b", "X", "Y"),
    row("c", "X", "Y", "Z"),
    row("d", "X"),
    row("e", "X", "Y"),
  ]);
  expect(groups.map(shape)).toEqual([["X", ["a", ["Y", ["b", ["Z", ["c"]]]], "d", ["Y", ["e"]]]]]);
  expect(holds(groups[0] as RowGroup, "/c/")).toBe(true);
  expect(holds(groups[0] as RowGroup, "/f/")).toBe(false);
});

it("gives nothing for no rows", () => {
  expect(groupRows([])).toEqual([]);
});
