import fc from "fast-check";
import {expect, it} from "vitest";
import {renderText} from "#fixtures/support/page.ts";

const name = fc.stringMatching(/^[a-z][a-z-]{0,6}$/);
const item = fc.oneof(
  name,
  name.map(key => `${key}="x y"`),
  name.map(key => `.${key}`),
);
const lists = fc
  .tuple(name, fc.array(item, {maxLength: 3}))
  .map(([first, rest]) => `{${[first, ...rest].join(" ")}}`);
const elements = fc.constantFrom("[a](https://x.org)", "*a*", "**a**", "`a`");

it.each(["vitepress", "mkdocs"] as const)(
  "reads lists of names without value after elements in %s",
  dialect =>
    fc.assert(
      fc.property(elements, lists, (element, list) => {
        const plain = renderText(`${element} b`, {dialect}).body.html;
        expect(renderText(`${element}${list} b`, {dialect}).body.html).toBe(plain);
      }),
      {numRuns: 50},
    ),
);

it("keeps braces in other places", () =>
  fc.assert(
    fc.property(lists, list => {
      fc.pre(!/[.=]/.test(list));
      for (const text of [`a ${list} b`, `*a* ${list} b`, `${list} b`])
        expect(renderText(text, {dialect: "vitepress"}).body.html).toContain(list);
    }),
    {numRuns: 30},
  ));
