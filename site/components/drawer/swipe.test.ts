import {describe, expect, it} from "vitest";
import {dragLength, isDecisive, startsInStrip} from "./swipe.ts";

const from = {x: 100, y: 100};
const to = (dx: number, dy: number) => ({x: from.x + dx, y: from.y + dy});

describe("swipe", () => {
  it.each([
    [10, 0, 10],
    [294, 0, 294],
    [295, 0, null],
    [0, 0, null],
    [-10, 0, null],
    [100, 79, 100],
    [100, 80, null],
    [100, -80, null],
  ])("follows %i, %i while opening: %s", (dx, dy, length) => {
    expect(dragLength(from, to(dx, dy), true)).toBe(length);
  });

  it.each([
    [-10, 0, -10],
    [-400, 0, -400],
    [-100, 80, null],
    [10, 0, null],
  ])("follows %i, %i while closing: %s", (dx, dy, length) => {
    expect(dragLength(from, to(dx, dy), false)).toBe(length);
  });

  it("starts only after 20 px", () => {
    expect([isDecisive(21, true), isDecisive(20, true), isDecisive(null, true)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isDecisive(-21, false), isDecisive(-20, false)]).toEqual([true, false]);
  });

  it("begins at the left edge, 45 px from the top", () => {
    expect(startsInStrip({x: 32, y: 45})).toBe(true);
    expect(startsInStrip({x: 33, y: 45})).toBe(false);
    expect(startsInStrip({x: 0, y: 44})).toBe(false);
  });
});
