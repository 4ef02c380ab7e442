import {expect, it} from "vitest";
import {groupRows} from "./group-rows.ts";

const row = (title: string, group?: string) => ({
  title,
  url: `/${title}/`,
  ...(group === undefined ? {} : {group}),
});

it("B-83 begins a group where the group changes; a single dash and none are no heading", () => {
  const groups = groupRows([row("a"), row("b", "-"), row("c", "X"), row("d", "X"), row("e", "Y")]);
  expect(groups.map(({group, rows}) => [group, rows.map(({title}) => title)])).toEqual([
    [null, ["a", "b"]],
    ["X", ["c", "d"]],
    ["Y", ["e"]],
  ]);
});

it("gives nothing for no rows", () => {
  expect(groupRows([])).toEqual([]);
});
