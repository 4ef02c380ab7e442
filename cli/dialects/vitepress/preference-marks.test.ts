import fc from "fast-check";
import {expect, it} from "vitest";
import {renderText} from "#fixtures/support/page.ts";

it("removes marks of headings for one API of Vue, on pages with content for one API", () =>
  fc.assert(
    fc.property(
      fc.constantFrom("Why refs?", "`ref()`", "A *b*"),
      fc.constantFrom("", " \\*", " \\*\\*", " *"),
      fc.constantFrom("", " {#own}"),
      fc.boolean(),
      (words, mark, id, isForOne) => {
        const rest = isForOne ? '<div class="options-api">\n\ntext\n\n</div>\n' : "text\n";
        const {html} = renderText(`# Page\n\n## ${words}${mark}${id}\n\n${rest}`, {
          dialect: "vitepress",
        }).body;
        const [, heading = ""] = /<h2[^>]*>(.*?)<\/h2>/s.exec(html) ?? [];
        const shown = heading.replaceAll(/<[^>]*>|#/g, "").trim();
        const plain = words.replaceAll(/[`*]/g, "");
        expect(shown).toBe(isForOne ? plain : plain + mark.replaceAll("\\", ""));
        if (id !== "") expect(html).toContain('id="own"');
      },
    ),
    {numRuns: 48},
  ));
