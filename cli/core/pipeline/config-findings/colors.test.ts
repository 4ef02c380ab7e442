import {expect, it} from "vitest";
import {config} from "#schemas/config.ts";
import {colorFaults} from "./colors.ts";

const faults = (accent: string | {light: string; dark: string}): string[] =>
  colorFaults(config.parse({theme: {accent}})).map(
    ({code, path, message, hint}) => `${path.join(".")} ${code}: ${message}${hint ? ` (${hint})` : ""}`,
  );

it.each([
  ["grreen", 'theme.accent config-value: "grreen" is not a color (Did you mean "green"?)'],
  ["rgb(a)", 'theme.accent config-value: "rgb(a)" is not a color (Use a CSS color, such as `#1c78c0`.)'],
  ["#12345", 'theme.accent config-value: "#12345" is not a color (Use a CSS color, such as `#1c78c0`.)'],
])("the accent %s is reported as an invalid color", (accent, finding) =>
  expect(faults(accent)).toEqual([finding]),
);

it("reports the scheme with the invalid accent", () =>
  expect(faults({light: "navy", dark: "skyblu"})).toEqual([
    'theme.accent.dark config-value: "skyblu" is not a color (Did you mean "skyblue"?)',
  ]));

it.each([
  ["#ffd700", ["light"]],
  ["navy", ["dark"]],
  ["#808080", ["light", "dark"]],
  ["hsl(200 90% 50%)", ["light", "dark"]],
])("the accent %s has insufficient contrast in %j", (accent, schemes) => {
  const found = faults(accent);
  expect(found.map(one => /in the (\w+) color scheme/.exec(one)?.[1])).toEqual(schemes);
  for (const one of found)
    expect(one).toMatch(
      /theme-contrast: .* contrast of \d(?:\.\d)?:1, less than 4\.5:1; #[\da-f]{6} is used instead/,
    );
});

it.each([[{light: "#1668a8", dark: "#8dd6f9"}], [{light: "rebeccapurple", dark: "oklch(85% 0.1 230)"}]])(
  "finds nothing in %j",
  accent => expect(faults(accent)).toEqual([]),
);
