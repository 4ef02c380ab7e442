import fc from "fast-check";
import {expect, it} from "vitest";
import {codesOf, renderText} from "#fixtures/support/page.ts";

const label = fc.constantFrom("5.0+", "new", "a `code` b", "*x* y", "a & b");
const type = fc.constantFrom("", ' type="tip"');
/** One badge, in each notation. */
const badge = fc.oneof(
  fc.tuple(label, type).map(([text, more]) => `<Badge${more}>${text}</Badge>`),
  fc.tuple(label, type).map(([text, more]) => `<Badge text="${text}"${more} />`),
  fc.tuple(label, type).map(([text, more]) => `<Badge text='${text}'${more}></Badge>`),
  label.map(text => `<Badge\n  text="${text}"\n/>`),
  label.map(text => `<Badge>\n${text}\n</Badge>`),
  label.map(text => `<Badge text="${text}">more</Badge>`),
);
/** Contexts for badges; `№` is the placeholder. */
const place = fc.constantFrom(
  "№",
  "№ №",
  "№\n№",
  "Use № here.",
  "№ at the start",
  "at the end №",
  "№\n*more* text",
  "*in № emphasis*",
  "## Heading №",
  "## Heading\n\n№\n\ntext",
  "- item №\n- № item\n- №",
  "> №\n> text `b`\n> more",
  "> - №\n>\n>   text",
  "- №\n  text below\n\n  № and more",
);

/**
 * Inserts badges into a context. Contexts with a separate line can hold several badges, one below the other.
 */
const fill = (text: string, badges: string[]): string =>
  badges.reduce((page, one) => {
    const at = page.indexOf("№");
    if (at === -1) return page;
    const line = page.slice(page.lastIndexOf("\n", at) + 1, at);
    const before = /^[> ]*(?:- )?/.exec(line)?.[0].replace("-", " ") ?? "";
    const isAlone = !/^#|\w/.test(line) && /^(?:\n[> ]*)?(?:\n|$)/.test(page.slice(at + 1));
    const written = isAlone ? one : one.replaceAll(/\s*\n\s*/g, " ");
    return page.slice(0, at) + written.replaceAll("\n", `\n${before}`) + page.slice(at + 1);
  }, text);

it("badges are the same in Markdown and MDX in any notation and context", () => {
  fc.assert(
    fc.property(place, fc.tuple(badge, badge, badge), (text, badges) => {
      const source = fill(text, badges);
      const [md, mdx] = ["page.md", "page.mdx"].map(file => {
        const page = renderText(source, {file});
        const {html, text: plain, markdown} = page.body;
        return {html: html.trim(), plain: plain.replaceAll(/\s+/g, " "), markdown, codes: codesOf(page)};
      });
      expect(md, source).toEqual(mdx);
    }),
    {numRuns: Number(process.env.BADGES ?? 100)},
  );
});

it("the Markdown copy keeps content after a component in a quote or list", () => {
  const component = fc.constantFrom('<Badge text="b" />', "<Badge>b</Badge>", "<Tabs>\n</Tabs>");
  const container = fc.constantFrom("> ", "> > ", "   ");
  fc.assert(
    fc.property(component, container, (one, before) => {
      const lines = [...one.split("\n"), "kept *words*", "and `more`"].map(line => before + line);
      const source = before === "   " ? lines.join("\n").replace("   ", "1. ") : lines.join("\n");
      const {markdown} = renderText(source).body;
      expect(markdown, source).toContain("kept *words*");
      expect(markdown, source).toContain("and `more`");
    }),
  );
});
