import {readFileSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";
import {config} from "#schemas/config.ts";
import {colorFaults, GROUNDS} from "./colors.ts";

const faults = async (accent: string | {light: string; dark: string}): Promise<string[]> =>
  (await colorFaults(config.parse({theme: {accent}}))).map(
    ({code, path, message, hint}) => `${path.join(".")} ${code}: ${message}${hint ? ` (${hint})` : ""}`,
  );

it.each([
  ["grreen", 'theme.accent config-value: "grreen" is no color (Did you mean "green"?)'],
  ["rgb(a)", 'theme.accent config-value: "rgb(a)" is no color (Write a color of CSS, such as `#1c78c0`.)'],
  ["#12345", 'theme.accent config-value: "#12345" is no color (Write a color of CSS, such as `#1c78c0`.)'],
])("the accent %s is reported as no color", async (accent, finding) =>
  expect(await faults(accent)).toEqual([finding]),
);

it("names the scheme whose accent is no color", async () =>
  expect(await faults({light: "navy", dark: "skyblu"})).toEqual([
    'theme.accent.dark config-value: "skyblu" is no color (Did you mean "skyblue"?)',
  ]));

it.each([
  ["#ffd700", ["light"]],
  ["navy", ["dark"]],
  ["#808080", ["light", "dark"]],
  ["hsl(200 90% 50%)", ["light", "dark"]],
])("the accent %s is hard to read in %j", async (accent, schemes) => {
  const found = await faults(accent);
  expect(found.map(one => /in (\w+) colors/.exec(one)?.[1])).toEqual(schemes);
  for (const one of found)
    expect(one).toMatch(/theme-contrast: .* contrast of \d(?:\.\d)?:1, less than 4\.5:1/);
});

it.each([[{light: "#1668a8", dark: "#8dd6f9"}], [{light: "rebeccapurple", dark: "oklch(85% 0.1 230)"}]])(
  "finds nothing in %j",
  async accent => expect(await faults(accent)).toEqual([]),
);

it("judges by the grounds that the site has", () => {
  const tokens = readFileSync(join(import.meta.dirname, "../../../../site/styles/tokens/colors.css"), "utf8");
  for (const name of ["--bg", "--bg-sunken"] as const)
    expect(tokens).toContain(`${name}: light-dark(${GROUNDS.light[name]}, ${GROUNDS.dark[name]});`);
  // Dark in light colors too, and darker still in dark ones.
  expect(tokens).toContain(`--slate-bar: light-dark(${GROUNDS.dark["--slate-bar"]}, #`);
});
