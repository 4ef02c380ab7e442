import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {type NestedAnchor, nestAnchors} from "./nest-anchors.ts";

const flat = (nodes: readonly NestedAnchor[]): string[] =>
  nodes.flatMap(({id, children}) => [id, ...flat(children ?? [])]);

describe("nestAnchors", () => {
  it("nests by level and omits level 1", () => {
    const anchors = [
      {title: "A", id: "a", level: 1},
      {title: "B", id: "b", level: 2},
      {title: "C", id: "c", level: 3},
      {title: "D", id: "d", level: 2},
    ];
    expect(nestAnchors(anchors)).toEqual([
      {title: "B", id: "b", children: [{title: "C", id: "c"}]},
      {title: "D", id: "d"},
    ]);
  });

  it("keeps pages that start with a deep heading", () => {
    const anchors = [
      {title: "C", id: "c", level: 3},
      {title: "B", id: "b", level: 2},
    ];
    expect(nestAnchors(anchors)).toEqual([
      {title: "C", id: "c"},
      {title: "B", id: "b"},
    ]);
  });

  it("keeps every heading of levels 2 and 3, in order, under a shallower one", () => {
    const anchor = fc.record({title: fc.string(), id: fc.uuid(), level: fc.integer({min: 1, max: 6})});
    fc.assert(
      fc.property(fc.array(anchor), anchors => {
        const levels = new Map(anchors.map(({id, level}) => [id, level]));
        const nested = nestAnchors(anchors);
        expect(flat(nested)).toEqual(
          anchors.filter(({level}) => level === 2 || level === 3).map(({id}) => id),
        );
        const check = (nodes: readonly NestedAnchor[]): void => {
          for (const {id, children = []} of nodes) {
            for (const child of children)
              expect(levels.get(child.id)).toBeGreaterThan(levels.get(id) as number);
            check(children);
          }
        };
        check(nested);
      }),
    );
  });
});
