import fc from "fast-check";
import {expect, it} from "vitest";
import {codesOf, renderText} from "#fixtures/support/page.ts";

it("omits and reports helpers of preprocessors, and shows them in code", () => {
  fc.assert(
    fc.property(fc.constantFrom("#toc", "%segment outline", "%course outline Basics"), helper => {
      const page = renderText(`Before\n\n{{${helper}}}\n\nAfter \`{{${helper}}}\`\n`, {
        dialect: "mdbook",
      });
      expect(page.body.text.split(helper).length - 1).toBe(1);
      expect(page.body.text).toContain("Before");
      expect(codesOf(page)).toEqual(["template-tag"]);
    }),
  );
});
