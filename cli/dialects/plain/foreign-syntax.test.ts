import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {codesOf, findingsOf, renderText} from "#fixtures/support/page.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";

const found = (text: string): Diagnostic[] =>
  findingsOf(renderText(text)).filter(({code}) => code === "foreign-syntax");

describe("syntax of other tools in a plain folder", () => {
  it.each([
    ['!!! note "Title"', "mkdocs"],
    ["??? tip", "mkdocs"],
    ['=== "Linux"', "mkdocs"],
    ['{{< alert color="info" >}}', "hugo"],
    ["{{% pageinfo %}}", "hugo"],
    ["{% tabs %}", "gitbook"],
    ['{% include "note.md" %}', "jekyll"],
    ["<<< @/snippets/a.js", "vitepress"],
    [":::{figure} a.png", "sphinx"],
  ])("%s is reported with the dialect to set, and shown as text", (line, dialect) => {
    const [finding, ...others] = found(`Text.\n\n${line}\n\nText.`);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({severity: "info", line: 3, message: expect.stringContaining(line)});
    expect(finding?.hint).toContain(`"${dialect}"`);
  });

  it.each([
    ["Area: $\\pi r^2$ and $E = mc^2$.", "`$\\pi r^2$` looks like a formula (2 lines like it)"],
    ["$$\n\\frac{a}{b}\n$$", "`$$\\frac{a}{b}$$` looks like a formula"],
  ])("finds the formula in %j", (text, message) => {
    const [finding, ...others] = found(`Text.\n\n${text}`);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({line: 3, message, hint: expect.stringContaining("`math`")});
    expect(codesOf(renderText(`Text.\n\n${text}`, {math: true}))).toEqual([]);
  });

  it("is reported once per notation, with the number of lines", () => {
    const [finding, ...others] = found("{% a %}\n\n{% b %}\n\n{% c %}");
    expect(others).toEqual([]);
    expect(finding).toMatchObject({line: 1, message: expect.stringContaining("3 lines")});
  });

  it("is not reported in code, for containers that are read, and for text that only resembles it", () => {
    const lines = fc.constantFrom(
      "```\n!!! note\n```",
      "~~~md\n:::demo\n~~~",
      ":::tip\nText\n:::",
      ":::demo",
      "Title\n===",
      "What?!!!",
      "Use `{% tabs %}` here.",
      "A {{ value }} in text.",
      "a <<< 2",
      "1 === 1",
      "It costs $5 or $6.",
      "Set $HOME and $PATH_X.",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
      "Use ${A}/x_y:${B} and $a$.",
      "Both `$x^2$` and ``$\\pi$``.",
      "<!-- $x^2$ and\n$\\pi$ -->",
      "<!-- $x^2$ and\n$\\pi$ -->",
    );
    fc.assert(
      fc.property(fc.array(lines), parts => {
        expect(found(parts.join("\n\n"))).toEqual([]);
      }),
    );
  });
});
