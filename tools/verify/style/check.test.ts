import {expect, it} from "vitest";
import {extractPage} from "../extract/page.ts";
import {fixedText, stylePage} from "./check.ts";

const styled = (text: string) => stylePage(extractPage("a.md", text));
const js = (code: string, meta = "") => `\`\`\`js${meta}\n${code}\n\`\`\`\n`;

it("reports unformatted samples with the first different line", async () => {
  const {checked, findings} = await styled(
    `---\ntitle: A\n---\n\n${js('const a = 1;\nconst b = {c: "d"}')}\n${js("const e = 'f';")}`,
  );
  expect(checked).toBe(2);
  expect(findings.map(({problem}) => problem)).toEqual([
    {path: "a.md", line: 7, message: "not formatted; the formatter writes: const b = { c: 'd' };"},
  ]);
});

it("skips samples that do not parse, generated output and other languages", async () => {
  const {checked} = await styled(
    `${js("{ a: 1, …")}\n<!-- verify: output -->\n\n${js('var a="b"')}\n<!-- verify: skip reason="old" -->\n\n${js('var a="b"')}\n\`\`\`text\na  b\n\`\`\`\n`,
  );
  expect(checked).toBe(0);
});

it("formats samples in place, including in lists, and nothing else", async () => {
  const text = `---\ntitle: "A"\n---\n\n1. One\n\n   \`\`\`js\n   a("b")\n\n   c\n   \`\`\`\n\n**x.json**\n\n\`\`\`json\n{"a":1}\n\`\`\`\n\nEnd "here".\n`;
  expect(fixedText(await styled(text))).toBe(
    text.replace('a("b")', "a('b');").replace("   c\n", "   c;\n").replace('{"a":1}', '{ "a": 1 }'),
  );
});

it("keeps samples whose marked lines would move, and those in block quotes", async () => {
  const moved = await styled(js("a();b();", " {1}"));
  expect(moved.findings).toHaveLength(1);
  expect(fixedText(moved)).toBe(moved.page.text);
  const quoted = await styled(`> ${js("a()").replace(/\n/g, "\n> ")}\n`);
  expect(quoted.findings).toHaveLength(1);
  expect(fixedText(quoted)).toBe(quoted.page.text);
});
