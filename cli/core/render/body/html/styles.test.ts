import {expect, it} from "vitest";
import {safeStyle, styleText} from "./styles.ts";

it("keeps safe declarations and names the others", () => {
  expect(safeStyle("color: red; ; position: fixed; width:10px; nonsense")).toEqual({
    style: "color: red; width: 10px",
    removed: ["position", "nonsense"],
  });
});

it("keeps values shorter than a hundred characters", () => {
  const value = (length: number): string => "a".repeat(length);
  expect(safeStyle(`color: ${value(99)}`).removed).toEqual([]);
  expect(safeStyle(`color: ${value(100)}`)).toEqual({style: "", removed: ["color"]});
});

it.each(["url(x)", "expression(x)", "-5px", "\\75rl(x)", "calc(-1 * 100vw)", "a{b}", "var(--x)"])(
  "never keeps the value %s",
  value => expect(safeStyle(`width: ${value}`).style).toBe(""),
);

it("writes JSX style objects as text", () => {
  expect(styleText({backgroundColor: "#111", width: 20, margin: 0, lineHeight: 2})).toBe(
    "background-color: #111; width: 20px; margin: 0; line-height: 2",
  );
});
