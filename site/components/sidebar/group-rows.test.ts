import {expect, it} from "vitest";
import {withLinks} from "#site/artifacts/nearby-rows.ts";
import {groupRows, holds, isGroup, openGroups, type RowGroup} from "./group-rows.ts";

const row = (title: string, ...groups: string[]) => ({
  title,
  url: `/${title}/`,
  ...(groups.length > 1 ? {groups} : groups.length === 1 ? {group: groups[0] as string} : {}),
});

/** Converts headings and titles to nested lists. */
const shape = ({group, entries}: RowGroup): unknown => [
  group,
  entries.map(entry => (isGroup(entry) ? shape(entry) : entry.title)),
];

it("starts a group when the group changes; a single dash and no group have no heading", () => {
  const groups = groupRows([row("a"), row("b", "-"), row("c", "X"), row("d", "X"), row("e", "Y")]);
  expect(groups.map(shape)).toEqual([
    [null, ["a", "b"]],
    ["X", ["c", "d"]],
    ["Y", ["e"]],
  ]);
});

it("nests groups, with each row at its position", () => {
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

it("unfolds groups by their path, without single dashes", () => {
  const isOpen = openGroups([
    ["X", "Y"],
    ["-", "Z"],
  ]);
  expect([["X", "Y"], ["Z"], ["Y"], ["X"]].map(isOpen)).toEqual([true, true, false, false]);
  expect(openGroups()(["X"])).toBe(false);
});

it("inserts external links between pages, each in its group", () => {
  const links = [
    {before: 0, title: "first", url: "https://x.org/0"},
    {before: 1, title: "inner", url: "https://x.org/1", groups: ["X"]},
    {before: 2, title: "last", url: "https://x.org/2"},
  ];
  const rows = withLinks({pages: [row("a", "X"), row("b", "X")], links});
  expect(groupRows(rows).map(shape)).toEqual([
    [null, ["first"]],
    ["X", ["a", "inner", "b"]],
    [null, ["last"]],
  ]);
  expect(withLinks({pages: [row("a")]})).toEqual([row("a")]);
});

it("shows a row alone below a nested heading of the same title without the heading", () => {
  const groups = groupRows([
    row("X", "X"),
    row("Y", "X", "Y"),
    row("Z", "X", "Z"),
    row("z", "X", "Z"),
    row("V", "X", "W", "V"),
  ]);
  expect(groups.map(shape)).toEqual([["X", ["X", "Y", ["Z", ["Z", "z"]], ["W", ["V"]]]]]);
});

it("returns nothing for no rows", () => {
  expect(groupRows([])).toEqual([]);
});
