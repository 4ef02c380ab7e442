import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {codesOf, findingsOf, renderText, type Surroundings} from "#fixtures/support/page.ts";

const nuxt: Surroundings = {dialect: "nuxt", pages: ["guide/auto-imports.md"]};
const html = (text: string): string => renderText(text, nuxt).body.html;

describe("blocks of MDC", () => {
  it.each([
    ["an aside", "::note\nA *b*\n::", /<div class="aside aside--note.*A <em>b<\/em>/s],
    ["a title in braces", '::tip{title="Say" icon="i"}\nA\n::', /Say.*A/s],
    ["a title as YAML", "::tip\n---\ntitle: Say\nicon: i\n---\nA\n::", /Say.*A/s],
    ["a title as a slot", "::card\n#title\nSay\n\n#description\nWords\n::", /card__title">Say.*Words/s],
    [
      "a bound property",
      '::card{:title="Say" to="https://x.org"}\nA\n::',
      /<a href="https:\/\/x\.org"[^>]*>Say/,
    ],
    ["tabs of code", "::code-group\n```ts [a.ts]\n1\n```\n```js [b.js]\n2\n```\n::", /a\.ts.*b\.js/s],
    [
      "one without content",
      ':read-more{to="https://x.org/a" title="More"}',
      /<a href="https:\/\/x\.org\/a"[^>]*>More/,
    ],
    [
      "a link without words",
      "::read-more{to=/guide/auto-imports#x}\n::",
      /<a href="[^"]*"[^>]*>Auto imports<\/a>/,
    ],
  ])("contain %s", (_, text, expected) => {
    expect(html(text)).toMatch(expected);
    expect(codesOf(renderText(text, nuxt)).filter(code => code !== "link-slash")).toEqual([]);
  });

  it("may be nested, indented or with more colons, and move no text into code", () => {
    const indented = "::card-group\n  ::card{title=One}\n  A\n\n    ::note\n    B\n    ::\n  ::\n::\n\nEnd";
    const counted = "::::card-group\n:::card{title=One}\nA\n\n::note\nB\n::\n:::\n::::\n\nEnd";
    expect(html(indented)).toBe(html(counted));
    expect(html(indented)).not.toContain("<pre");
    expect(html(indented)).toMatch(/cards.*card.*One.*A.*aside.*B.*<\/div><\/div><\/div><p>End/s);
  });

  it("belong to the list item that contains them", () => {
    expect(html("1. A\n\n   ::note\n   B\n   ::\n\n2. C")).toMatch(
      /<li>.*A.*aside--note.*B.*<\/div>.*<\/li>\n?<li>.*C/s,
    );
    expect(html("::tip\n- A\n  ::note\n  B\n  ::\n- C\n::")).toMatch(
      /<li>.*A.*aside--note.*B.*<\/div>.*<li>.*C/s,
    );
  });

  it("keep their content if they are unknown, reported once per name with the line", () => {
    const {body, facts} = renderText("A\n\n::odd-one{a=b}\nWords\n::", nuxt);
    expect(body.html).toContain("Words");
    expect(body.markdown).toContain("Words");
    expect(findingsOf(facts).map(({code, line}) => [code, line])).toEqual([["mdx-component", 3]]);
  });

  it("have no content if they are not closed", () => {
    expect(html("::note\n\nA\n\n## B")).toMatch(/<p>A<\/p>.*<h2/s);
  });

  it.each([
    "a :: b",
    "A time of 10:30",
    "std::vector{1}",
    "```\n::note\nx\n::\n```",
    "`:badge[x]`",
    "https://x.org:80",
  ])("do not occur in %j", text => expect(html(text)).not.toMatch(/aside|badge"/));
});

describe("text of MDC", () => {
  it.each([
    ["A :badge[New]{color=info}.", '<p>A <span class="badge badge--info">New</span>.</p>'],
    ["A :span[b]{.x} c", "<p>A b c</p>"],
    ["A [b *c*]{.x #d} e", "<p>A b <em>c</em> e</p>"],
    ['A `b`{lang="ts"} and **c**{.x}', "<p>A <code>b</code> and <strong>c</strong></p>"],
    ["| a |\n|-|\n| :badge[v4]{color=info} |", /<td[^>]*>.*badge.*v4.*<\/td>/s],
  ])("%j", (text, expected) => {
    if (typeof expected === "string") expect(html(text)).toBe(expected);
    else expect(html(text)).toMatch(expected);
  });

  it("is never lost, and its syntax never shown", () => {
    const word = fc.constantFrom("alpha", "beta", "gamma");
    const block = fc.letrec<{node: string}>(tie => ({
      node: fc.oneof(
        {depthSize: "small"},
        word,
        fc
          .tuple(
            fc.constantFrom("note", "card", "steps", "odd-one", "collapsible"),
            fc.array(tie("node"), {minLength: 1, maxLength: 3}),
          )
          .map(([name, children]) => `::${name}\n${children.join("\n\n").replaceAll(/^/gm, "  ")}\n::`),
      ),
    })).node;
    fc.assert(
      fc.property(fc.array(block, {minLength: 1, maxLength: 4}), blocks => {
        const text = blocks.join("\n\n");
        const {body} = renderText(text, nuxt);
        const count = (found: string): number => [...found.matchAll(/alpha|beta|gamma/g)].length;
        expect(count(body.html)).toBe(count(text));
        expect(body.html).not.toMatch(/::|\uE010|<pre/);
      }),
      {numRuns: 200},
    );
  });
});
