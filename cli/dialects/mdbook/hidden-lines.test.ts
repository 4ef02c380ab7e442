import fc from "fast-check";
import {expect, it} from "vitest";
import {renderText} from "#fixtures/support/page.ts";

it("hides lines of Rust in block quotes of any depth", () => {
  const lines = fc.array(
    fc.constantFrom("# hidden", "#", "shown", "## kept", "#[attribute]", "#     hidden"),
    {
      minLength: 1,
    },
  );
  fc.assert(
    fc.property(fc.integer({min: 0, max: 3}), lines, (depth, code) => {
      const text = ["before", "", "```rust", ...code, "```"]
        .map(line => "> ".repeat(depth) + line)
        .join("\n");
      const {html} = renderText(`${text}\n\n> ## Heading\n`, {dialect: "mdbook"}).body;
      const of = (wanted: string) => code.filter(line => line === wanted).length;
      const shown = html.replaceAll(/<[^>]*>/g, "");
      expect(shown).not.toContain("hidden");
      expect(shown.split("shown").length - 1).toBe(of("shown"));
      expect(shown.split("# kept").length - 1).toBe(of("## kept"));
      expect(shown).not.toContain("## kept");
      expect(shown.split("#[attribute]").length - 1).toBe(of("#[attribute]"));
      expect(html).toContain("Heading");
    }),
    {numRuns: 60},
  );
});
