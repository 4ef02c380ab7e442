/** Page of variable size. At size 1, most are about a quarter of a megabyte. */
export interface GrowthInput {
  /** File extension, without the dot. */
  extension: "md" | "mdx";
  text(size: number): string;
}

const KIB = 1024;
/**
 * Returns a generator of text that repeats a piece, `step` characters per unit of size. `№` in the piece
 * becomes the number of the repetition.
 */
const grow =
  (piece: string, {step = 256 * KIB, before = "", after = ""} = {}): GrowthInput["text"] =>
  size => {
    const pieces: string[] = [];
    for (let length = 0; length < step * size; length += piece.length)
      pieces.push(piece.includes("№") ? piece.replaceAll("№", String(pieces.length)) : piece);
    return `# Page\n\n${before}${pieces.join("")}${after}\n`;
  };

const md = (text: GrowthInput["text"]): GrowthInput => ({extension: "md", text});
const mdx = (text: GrowthInput["text"]): GrowthInput => ({extension: "mdx", text});

const SENTENCE = "The quick brown fox jumps over the lazy dog № and runs on. ";

/**
 * Inputs whose cost may grow faster than their length: ordinary content at extreme sizes, and typical
 * attacks.
 */
export const GROWTH_INPUTS: Readonly<Record<string, GrowthInput>> = {
  prose: md(grow(`${SENTENCE.repeat(4)}\n\n`)),
  "prose in one line": md(grow(SENTENCE)),
  lists: md(grow("- item № of a list\n  - one below it\n")),
  tables: md(grow("\n| a | b |\n| - | - |\n| cell № | *text* |\n| c | d |\n")),
  "one long table": md(grow("| cell № | *text* |\n", {before: "| a | b |\n| - | - |\n"})),
  "one wide table": md(size => ["a|", "-|", "b|"].map(cell => `|${cell.repeat(20_000 * size)}`).join("\n")),
  "cells not written": md(
    size => `|${"a|".repeat(1000)}\n|${"-|".repeat(1000)}\n${"|\n".repeat(10_000 * size)}`,
  ),
  links: md(grow("[link №](https://example.org/№) and [page](./page-№.md)\n\n")),
  "links to one place": md(grow("[a](#page) ")),
  "links to missing pages": md(grow("[a](./missing.md)\n\n")),
  "links to missing headings": md(grow("## Heading №\n\n[a](#missing-№)\n\n")),
  headings: md(grow("## Heading №\n\ntext\n\n")),
  "headings of one text": md(grow("## Same\n\n")),
  "setext headings": md(grow("Same\n---\n")),
  code: md(grow("```js\nconst a№ = {b: [1, 2], c: 'text'}; // comment\nf(a№);\n```\n\n")),
  "one code block": md(grow("const a№ = {b: [1, 2], c: 'text'};\n", {before: "```js\n", after: "```\n"})),
  "titled code": md(grow("**a№.js**\n\n```js\na№\n```\n\n")),
  "code in several languages": md(grow("```js switcher\na№\n```\n\n```ts switcher\na№\n```\n\n")),
  "code in one language": md(grow("```js switcher\na№\n```\n\n")),
  "commands of package managers": md(grow("```bash\nnpm i a№\n```\n\nor\n\n```bash\nyarn add a№\n```\n\n")),
  "code of marks": md(grow("*_[", {before: "```md\n", after: "\n```\n", step: 64 * KIB})),
  "inline code": md(grow("`a` ")),
  "runs of backticks": md(size => {
    const runs = Array.from({length: 300 * size ** 0.5}, (_, i) => "`".repeat(i + 1));
    return `${runs.join(" ")}\n`;
  }),
  html: md(grow('<div id="a№" class="b"><b>text</b> <i>text</i></div>\n\n')),
  "inline html": md(grow("text <b>№</b> text\n")),
  "html attributes": md(grow(" a№=b", {before: "<div", after: ">text</div>"})),
  "unclosed html": md(grow("<div>")),
  scripts: md(grow("<script>a№</script>\n\ntext\n\n")),
  "unclosed scripts": md(grow("text <script> № text\n\n")),
  "scripts in one paragraph": md(grow("a <script>b</script> ", {step: 64 * KIB})),
  "scripts side by side": md(grow("<script>\n</script><script>\n\n")),
  "headings in html": md(grow("<h2>Heading №</h2>\n\n<h3>\n\nHeading\n\n</h3>\n\n")),
  details: md(grow("<details>\n<summary>More №</summary>\n\ntext\n\n</details>\n\n")),
  "badges in Markdown": md(grow('text <Badge text="№" /> text\n\n')),
  "tabs in Markdown": md(grow('<Tabs>\n<Tab title="№">\n\ntext\n\n</Tab>\n</Tabs>\n\n')),
  "unclosed tabs": md(grow("<Tabs>\n\ntext №\n\n")),
  containers: md(grow("::: code-group\n```js\na№\n```\n:::\n\n")),
  "unclosed containers": md(grow("::: code-group\ntext №\n\n")),
  "unclosed formatting": md(grow("<b><p>x")),
  "comment openers": md(grow("<!-- ")),
  ids: md(grow('<a id="x"></a> ')),
  footnotes: md(grow("text[^№]\n\n[^№]: note\n\n", {step: 64 * KIB})),
  "references to one footnote": md(grow("text[^1] ", {after: "\n\n[^1]: note", step: 64 * KIB})),
  definitions: md(grow("[l№]: https://example.org/№\n")),
  "references to one definition": md(grow("[a] ", {after: "\n\n[a]: https://example.org/"})),
  "open brackets": md(grow("[a ")),
  "open images": md(grow("![a ")),
  "open tags": md(grow("<a ")),
  "open links": md(grow("[a](b ")),
  emphasis: md(grow("*a **b ", {step: 32 * KIB})),
  "emphasis in lines": md(grow("*a_ *b_\n", {step: 64 * KIB})),
  strikethrough: md(grow("~~a ~b~ ")),
  "character references": md(grow("&amp;&#0;&bogus;&#x10ffff;", {step: 64 * KIB})),
  "characters beyond the first plane": md(grow("😀*a* ", {step: 32 * KIB})),
  "bare addresses": md(grow("https://example.org/№ www.example.org me@example.org ")),
  quotes: md(grow("> quote\n>> in a quote\n\n")),
  "asides within paragraphs": md(grow("text №\nT> tip\nW> warning\n\n")),
  alerts: md(grow("> [!NOTE]\n> note №\n\n")),
  formulas: md(grow("text $a_№$ and $$b^2$$ text\n\n")),
  tasks: md(grow("- [ ] task №\n- [x] done\n")),
  asides: md(grow("T> tip №\n\nW> warning\n\n")),
  images: md(grow("![image](https://example.org/№.png)\n\n")),
  "asides in one paragraph": md(grow("T> tip №\n", {step: 64 * KIB})),
  "comments in MDX": mdx(grow("{/* № */}\n\ntext\n\n")),
  "badges in one line": mdx(grow('<Badge text="№" /> ', {step: 64 * KIB})),
  "components in MDX": mdx(grow('<Tabs>\n  <Tab title="№">\n\n    text\n\n  </Tab>\n</Tabs>\n\n')),
  badges: mdx(grow('<Badge text="№" />\n\n')),
  expressions: mdx(grow('{"text №"} and text\n\n')),
  "expressions in one paragraph": mdx(grow('{"a"} ', {step: 16 * KIB})),
  elements: mdx(grow("<kbd>Ctrl</kbd> <kbd>№</kbd>\n\n")),
  exports: mdx(grow("export const a№ = [1, 2, '3'];\n\n", {step: 64 * KIB})),
  "unclosed elements": mdx(grow("<b>a ", {step: 32 * KIB})),
  "front matter keys": md(
    size => `---\n${Array.from({length: 1000 * size}, (_, i) => `k${i}: v`).join("\n")}\n---\n`,
  ),
  "front matter brackets": md(size => `---\na: ${"[".repeat(5000 * size)}\n---\n`),
};
