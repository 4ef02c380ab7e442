import fc from "fast-check";
import type {Nodes} from "mdast";
import {describe, expect, it} from "vitest";
import {codesOf, parseText, renderText, type Surroundings} from "#fixtures/support/page.ts";

/** Returns a compact form of the tree: types, and what distinguishes nodes. */
function sketch(node: Nodes): unknown {
  if (node.type === "text" || node.type === "inlineCode" || node.type === "html") return node.value;
  if (node.type === "placeholder") return `?${node.text}`;
  const name =
    node.type === "component" ? node.name : node.type === "htmlElement" ? `<${node.tagName}>` : node.type;
  const props =
    node.type === "component" ? node.props : node.type === "htmlElement" ? node.attributes : undefined;
  const children = "children" in node ? node.children.map(child => sketch(child as Nodes)) : [];
  return [name, ...(props && Object.keys(props).length > 0 ? [props] : []), ...children];
}
const mdx = (text: string, around: Surroundings = {}): unknown[] =>
  parseText(text, {file: "a.mdx", ...around}).tree.children.map(sketch);
const codes = (text: string): string[] => codesOf(parseText(text, {file: "a.mdx"}));

describe.each(["native", "remark"] as const)("MDX by %s", parser => {
  it.each<[string, unknown[]]>([
    ['a <Badge text="5.0+" /> b', [["paragraph", "a ", ["Badge", {text: "5.0+"}], " b"]]],
    ["<Badge text='1' />", [["Badge", {text: "1"}]]],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    ["<Badge text={`v${1}`} />", [["Badge", {text: "v1"}]]],
    ["<Badge text={2} />", [["Badge", {text: "2"}]]],
    ['<Badge text="a &amp; b" />', [["Badge", {text: "a & b"}]]],
    ["# T <Badge text='1' />", [["heading", "T ", ["Badge", {text: "1"}]]]],
    ["a {/* note */} b", [["paragraph", "a ", " b"]]],
    ["{/* note */}\n\nb", [["paragraph", "b"]]],
    ["{// note\n}\n\nb", [["paragraph", "b"]]],
    ["{'a'} and {1 + 2}", [["paragraph", "a", " and ", "3"]]],
    ["{'alone'}", [["paragraph", "alone"]]],
    ["a {null}{true}{undefined} b", [["paragraph", "a ", " b"]]],
    ["a {[1, null, ['b', true]]} {[null]}c", [["paragraph", "a ", "1b", " ", "c"]]],
    ["export const n = {a: 'x'};\n\n{n.a}", [["paragraph", "x"]]],
    ["export const a = 1, b = a + 1\n\n{b}", [["paragraph", "2"]]],
    ["<>a **b**</>", [["paragraph", "a ", ["strong", "b"]]]],
    [
      "<div className='x' hidden>\n  text\n</div>",
      [["<div>", {className: "x", hidden: true}, ["paragraph", "text"]]],
    ],
    ["a<br />b", [["paragraph", "a", ["<br>"], "b"]]],
    ["export const s = {color: 'red'};\n\n<p style={s}>x</p>", [["<p>", {style: {color: "red"}}, "x"]]],
    [
      "<Tabs>\n<Tab title='A'>\n\ntext\n\n</Tab>\n</Tabs>",
      [["Tabs", ["Tab", {title: "A"}, ["paragraph", "text"]]]],
    ],
    ["<kbd>Ctrl</kbd> <kbd>K</kbd>", [["paragraph", ["<kbd>", "Ctrl"], " ", ["<kbd>", "K"]]]],
    ["<!-- c -->\n\ntext <!-- d -->", [["paragraph", "text"]]],
  ])("%s", (text, expected) => {
    expect(mdx(text, {parser})).toEqual(expected);
    expect(codesOf(parseText(text, {file: "a.mdx", parser}))).toEqual([]);
  });
});

describe("unavailable values", () => {
  it.each<[string, unknown[], string[]]>([
    ["{fetch('x')}", [], ["mdx-expression"]],
    ["a {props.x} b", [["paragraph", "a ", " b"]], ["mdx-expression"]],
    ["<Unknown />", [], ["mdx-component"]],
    ["<Unknown>\n\ntext\n\n</Unknown>", [["paragraph", "text"]], ["mdx-component"]],
    ["a <Un.Known>b</Un.Known>", [["paragraph", "a ", "b"]], ["mdx-component"]],
    ["<Badge />", ["?Badge"], ["mdx-prop"]],
    ["<Badge text='1' tone='x' />", [["Badge", {text: "1"}]], ["mdx-prop"]],
    ["<Badge text={{a: 1}} />", ["?Badge"], ["mdx-prop", "mdx-prop"]],
    ["<Badge text='1'>x</Badge>", [["Badge", {text: "1"}]], ["mdx-prop"]],
    ["<div onClick={() => run()}>\n\nx\n\n</div>", [["<div>", ["paragraph", "x"]]], ["mdx-expression"]],
    ["<div {...props} />", [["<div>"]], ["mdx-expression"]],
    ["<img src={photo} alt='A cat' />", ["?A cat"], ["mdx-expression"]],
    ["export function f() {}\n\nx", [["paragraph", "x"]], ["mdx-export"]],
    ["export const f = () => 1\n\nx", [["paragraph", "x"]], ["mdx-export"]],
    ["export default Layout\n\nx", [["paragraph", "x"]], ["mdx-export"]],
    ["export * from './x.js'\n\nx", [["paragraph", "x"]], ["mdx-export"]],
  ])("%s", (text, expected, expectedCodes) => {
    expect(mdx(text)).toEqual(expected);
    expect(codes(text)).toEqual(expectedCodes);
  });

  it("have a position in the file", () => {
    const page = parseText("---\ntitle: T\n---\n\nab {f()}\n\nexport const x = 1\nexport const y = f()\n", {
      file: "a.mdx",
    });
    expect(page.diagnostics.map(({code, line, column}) => [code, line, column])).toEqual([
      ["mdx-export", 8, 1],
      ["mdx-expression", 5, 4],
    ]);
  });

  it("are reported with the name of a component if it is similar", () => {
    const hintFor = (name: string, file: string) =>
      parseText(`<${name} />\n`, {file, dialect: "vitepress"}).diagnostics.find(
        ({code}) => code === "mdx-component",
      )?.hint;
    for (const file of ["a.md", "a.mdx"]) {
      expect(hintFor("Cards", file)).toBe("Did you mean `Card`?");
      for (const other of ["Page", "Image", "Demo", "Video"])
        expect(hintFor(other, file)).toBe(
          `Map \`${other}\` in \`components\` of the config, or use one of the built-in components.`,
        );
    }
  });

  it("are reported with a hint if a similar property exists", () => {
    expect(parseText("<Badge text='1' txet='2' />", {file: "a.mdx"}).diagnostics[0]?.hint).toBe(
      "Did you mean `text`?",
    );
  });
});

describe.each(["native", "remark"] as const)("syntax errors by %s", parser => {
  it.each([
    ["text\n\n| a |\n|---|\n| <8GB |\n", 5, undefined],
    ["a {b c}", 1, undefined],
    ["<div>\n\ntext", 1, 1],
    ["a <Badge text=>", 1, undefined],
  ])("%j has one error with its position, and the page is parsed as Markdown", (text, line, column) => {
    const page = parseText(text, {file: "a.mdx", parser});
    const found = page.diagnostics.filter(({code}) => code === "mdx-syntax");
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({line, severity: "error", ...(column && {column})});
    expect(found[0]?.hint).toContain("&lt;");
    expect(page.tree.children.length).toBeGreaterThan(0);
  });
});

it("ends lists at indented closing tags of elements around them", () =>
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z]{1,9}$/), {minLength: 1, maxLength: 4}),
      fc.constantFrom("", " default"),
      fc.constantFrom("native", "remark"),
      fc.constantFrom("", " attributes={{className: 'x'}}", ' other="é"'),
      (labels, flag, parser, attribute) => {
        const tabs = labels.map(
          (label, i) =>
            `  <TabItem value="${i}" label="${label}"${flag}${attribute}>\n\nAbout:\n\n- [${label}](https://${label}.example)\n\n  </TabItem>\n`,
        );
        const page = renderText(`<Tabs groupId="a">\n${tabs.join("")}</Tabs>\n`, {
          file: "page.mdx",
          dialect: "docusaurus",
          parser,
        });
        expect(codesOf(page)).toEqual([]);
        expect(page.body.html.match(/data-title="[^"]*"/g)).toEqual(
          labels.map(label => `data-title="${label}"`),
        );
        expect(page.body.markdown).not.toContain("Tab");
      },
    ),
  ));
