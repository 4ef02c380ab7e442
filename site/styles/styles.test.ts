import {readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";

const folder = import.meta.dirname;
const sheets = readdirSync(folder, {recursive: true, encoding: "utf8"}).filter(path => path.endsWith(".css"));
const text = sheets
  .map(path => readFileSync(join(folder, path), "utf8").replaceAll(/\/\*.*?\*\//gs, ""))
  .join("\n");

/** Returns the selectors of the rules that set each custom property. */
function setters(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, selector = "", body = ""] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    for (const [, name = ""] of body.matchAll(/(?<![\w-])(--[\w-]+)\s*:/g))
      found.set(name, [...(found.get(name) ?? []), selector.split(";").at(-1)?.trim() ?? ""]);
  return found;
}

it("no length or color of the layout depends on the content of a page", () => {
  const all = setters();
  const used = new Set([...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name as string));
  const ofSome = [...used].filter(name => all.get(name)?.every(selector => /:has\(/.test(selector)));
  expect(used.size).toBeGreaterThan(50);
  expect(ofSome).toEqual([]);
});

it("reader preferences come after all tokens that they override", () => {
  const order = [...readFileSync(join(folder, "site.ts"), "utf8").matchAll(/"\.\/(tokens\/\w+\.css)"/g)].map(
    ([, file]) => file as string,
  );
  expect(order.at(-2)).toBe("tokens/preferences.css");
  const tokensIn = (file: string): string[] =>
    [...readFileSync(join(folder, file), "utf8").matchAll(/(--[\w-]+):/g)].map(([, name]) => name as string);
  const known = new Set(order.slice(0, -2).flatMap(tokensIn));
  for (const token of tokensIn("tokens/preferences.css")) expect(known, token).toContain(token);
  for (const file of order.slice(0, -2))
    expect(readFileSync(join(folder, file), "utf8"), file).not.toMatch(/@media(?! screen)/);
});
