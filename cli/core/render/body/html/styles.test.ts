import {expect, it} from "vitest";
import {safeStyle, styleText} from "./styles.ts";

it("keeps safe declarations and names the others", () => {
  expect(safeStyle("color: red; ; position: fixed; width:10px; nonsense")).toEqual({
    style: "color: red; width: 10px",
    removed: ["position", "nonsense"],
  });
});

it.each([
  "clear: both",
  "column-gap: 1em",
  "grid-template-columns: 1fr 2fr",
  "font-variant-numeric: tabular-nums",
  "overflow: auto",
  "letter-spacing: 1px",
  "border-left-color: red",
  "padding-top: 0",
])("keeps %s", style => expect(safeStyle(style)).toEqual({style, removed: []}));

it.each([
  "transform: none",
  "inset: 0",
  "z-index: 9",
  "box-shadow: none",
  "content: none",
  "margin-left-x: 0",
])("never keeps %s", style => expect(safeStyle(style).style).toBe(""));

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
