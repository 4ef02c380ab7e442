import {readFileSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), "utf8");

/** Returns the custom properties that the tokens define. */
const defined = (): string[] => [
  ...new Set(
    ["colors", "sizes"].flatMap(name =>
      [...read(`tokens/${name}.css`).matchAll(/^\s*(--[\w-]+):/gm)].map(([, token = ""]) => token),
    ),
  ),
];

/**
 * Returns the custom properties in the table of the documentation. A row may contain a range or a common
 * suffix.
 */
function documented(): string[] {
  const [, table = ""] = read("../../docs/content/customize/look.md").split("## CSS variables");
  return table
    .split("\n## ")[0]
    ?.split("\n")
    .filter(line => line.startsWith("| `--"))
    .flatMap(line => {
      const [, cell = ""] = line.split("|");
      const names = [...cell.matchAll(/`(--?[\w-]+)`/g)].map(([, name = ""]) => name);
      const whole = names.filter(name => name.startsWith("--"));
      const suffixes = names.filter(name => !name.startsWith("--"));
      const range = /`(--[\w-]*?-)(-?\d+)` to `\1(-?\d+)`/.exec(cell);
      const between = range ? defined().filter(name => inRange(name, range)) : [];
      return [...whole, ...whole.flatMap(name => suffixes.map(suffix => name + suffix)), ...between];
    }) as string[];
}

function inRange(name: string, [, stem = "", first, last]: RegExpExecArray): boolean {
  const number = Number(name.slice(stem.length));
  return name.startsWith(stem) && number >= Number(first) && number <= Number(last);
}

it("the documentation lists every CSS variable of the tokens, and no other", () => {
  expect(defined().length).toBeGreaterThan(80);
  expect([...new Set(documented())].sort()).toEqual(defined().sort());
});
