import fc from "fast-check";
import {expect, it} from "vitest";
import {renderText} from "#fixtures/support/page.ts";
import {outlineOnly} from "./outline-only.ts";

const text = fc.stringMatching(/^[a-z]{1,6}$/);
const block = fc.oneof(
  fc.tuple(fc.integer({min: 1, max: 4}), text).map(([level, name]) => `${"#".repeat(level)} ${name}`),
  fc.tuple(fc.constantFrom("===", "---"), text).map(([line, name]) => `${name}\n${line}`),
  text.map(name => `${name} text`),
  text.map(name => `\`\`\`\n# ${name}\n\`\`\``),
);

it("an outline has the title of its page in every dialect that looks for one", () => {
  fc.assert(
    fc.property(
      fc.array(block, {maxLength: 6}),
      fc.constantFrom("plain" as const, "mdbook" as const),
      (blocks, dialect) => {
        const page = blocks.join("\n\n");
        const outline = outlineOnly({text: page, yaml: null} as Parameters<typeof outlineOnly>[0]).text;
        const titleOf = (source: string): string => renderText(source, {dialect}).facts.title;
        expect(titleOf(outline)).toBe(titleOf(page));
      },
    ),
  );
});
