import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {renderText} from "#fixtures/support/page.ts";

describe("plain text", () => {
  it("is split by section, with the titles above, and separates code", () => {
    const {body} = renderText(`---
title: T
---
Before *all*.

## A \`b\`

One
two. <Badge text="5.0" />

\`\`\`js
code
\`\`\`

- item [link](https://x.example)

### C

| h | i |
|---|---|
| j | k<br>l |

T> A tip.

<div>raw</div>

## D
`);
    expect(body.sections).toEqual([
      {id: "", titles: [], level: 0, text: "Before all.", code: ""},
      {id: "a-b", titles: ["A b"], level: 2, text: "One two. 5.0\nitem link", code: "code"},
      {id: "c", titles: ["A b", "C"], level: 3, text: "h\ni\nj\nkl\nA tip.\nraw", code: ""},
      {id: "d", titles: ["D"], level: 2, text: "", code: ""},
    ]);
    expect(body.text).toBe("Before all.\nA b\nOne two. 5.0\nitem link\nC\nh\ni\nj\nkl\nA tip.\nraw\nD");
  });

  it("contains headings with their own ids", () => {
    expect(renderText("## A\n\n## A").body.sections.map(({id}) => id)).toEqual(["a", "a-1"]);
  });

  it("contains the words in HTML blocks and directly in components", () => {
    const html =
      "<table><tr><td>Key &amp; a</td></tr></table>\n\n<style>.b {}</style>\n\n<!-- c -->\n\n<div><script>d</script>e</div>";
    expect(renderText(html).body.text).toBe("Key & a\ne");
    expect(
      renderText('<Badge>\n\nx\n\n</Badge>\n\n<Tabs>\n  <Tab title="One">first *word*</Tab>\n</Tabs>', {
        file: "a.mdx",
        dialect: "rspress",
      }).body.text,
    ).toContain("first word");
  });

  it("contains no comments and no tags", () => {
    expect(renderText("<!-- truncate -->\n\na <b>c</b> <!-- d -->").body.text).toBe("a c");
  });

  it("joins lines of JSX with spaces", () => {
    expect(renderText("a<br />b\n\n<Badge text='x' />", {file: "a.mdx"}).body.text).toBe("a b\nx");
  });

  it("contains every bold paragraph above code, and every title of code, which the Markdown copy has too", () => {
    const word = fc.stringMatching(/^[a-z]{3,8}$/);
    const line = fc.oneof(
      fc.tuple(word, word).map(([a, b]) => [`**${a} ${b}**`, `${a} ${b}`]),
      fc.tuple(word, word).map(([a, b]) => [`**${a}/${b}.js** (${b})`, `${a}/${b}.js`]),
      word.map(a => [`**${a}:**`, a]),
    );
    fc.assert(
      fc.property(line, word, ([bold = "", shown = ""], title) => {
        for (const fence of ["```js", `\`\`\`js title="${title}"`]) {
          const {sections, markdown} = renderText(`${bold}\n\n${fence}\nx\n\`\`\`\n`).body;
          const words = sections.map(({text, code}) => `${text}\n${code}`).join("\n");
          for (const text of fence.includes("title") ? [shown, title] : [shown]) {
            expect(words).toContain(text);
            expect(markdown).toContain(text);
          }
        }
      }),
      {numRuns: 40},
    );
  });
});
