import fc from "fast-check";
import {expect, test} from "vitest";
import {renderText} from "#fixtures/support/page.ts";

const heading = fc.tuple(fc.integer({min: 2, max: 6}), fc.stringMatching(/^[a-z]{1,8}$/));

test("a heading at the start of a page is its title if all others are below it", () => {
  fc.assert(
    fc.property(
      heading,
      fc.array(heading, {maxLength: 5}),
      fc.boolean(),
      ([depth, text], others, hasText) => {
        const lines = [[depth, text] as const, ...others].map(
          ([level, name]) => `${"#".repeat(level)} ${name}`,
        );
        const page = [...(hasText ? ["Text."] : []), ...lines].join("\n\n");
        const isTitle = !hasText && others.every(([level]) => level > depth);
        expect(renderText(page, {file: "guide.md"}).facts.title).toBe(isTitle ? text : "guide");
      },
    ),
  );
});

test("an id in braces with spaces is the id of its heading, and not printed", () => {
  const {facts} = renderText("# Page\n\n## Form data { #form }\n", {file: "guide.md"});
  expect(facts.anchors.map(({id, title}) => [id, title])).toContainEqual(["form", "Form data"]);
});
