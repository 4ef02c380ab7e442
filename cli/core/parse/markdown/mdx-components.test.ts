import {mkdirSync} from "node:fs";
import {join} from "node:path";
import {describe, expect, it} from "vitest";
import {codesOf, renderText, type Surroundings} from "#fixtures/support/page.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const next: Surroundings = {dialect: "nextjs", file: "page.mdx"};
const html = (text: string, around = next): string => renderText(text, around).body.html;

describe("components of Next.js sites", () => {
  it.each([
    [
      "tabs named by their holder",
      '<Tabs items={["One", "Two"]}>\n<Tab>A</Tab>\n<Tab value="Own">B</Tab>\n</Tabs>',
      /data-title="One".*A.*data-title="Own".*B/s,
    ],
    [
      "file trees of elements, with what stands between them",
      '<Files>\n<Folder name="app">\n<File name="[[...slug]].tsx" />\n{other}\n</Folder>\n<File name="b.json" />\n\nWords\n</Files>',
      /file-tree"><ul>.*app.*<ul>.*\[\[\.\.\.slug\]\]\.tsx.*<\/ul>.*b\.json.*<\/ul><p>Words/s,
    ],
    [
      "steps of elements",
      '<Steps>\n<Step title="First">\nA\n</Step>\n<Step>\n\n### Second\n\n</Step>\n</Steps>',
      /steps"><ol>\n?<li>.*First.*A.*<li>.*<h3 id="second".*<\/ol>/s,
    ],
    [
      "tables of properties",
      '<TypeTable type={{a: {type: "string", default: 1, description: "Says *it*", required: true}, b: {type: "number"}}} />',
      /Property.*Type.*Default.*Description.*a\*.*string.*1.*Says \*it\*.*b.*number/s,
    ],
    [
      "code in two languages as tabs",
      '```tsx filename="a.tsx" switcher\n1\n```\n\n```jsx filename="a.js" switcher\n2\n```',
      /data-title="TypeScript".*a\.tsx.*data-title="JavaScript".*a\.js/s,
    ],
    [
      "ids in brackets, and marks of lists and steps",
      "## A [toc] [#b]\n\n### C [!toc]",
      /id="b">A<.*id="c">C</s,
    ],
    [
      "code as tabs where a playground stands",
      "<Sandpack>\n\n```js src/App.js active\n1\n```\n\n```css\n2\n```\n\n</Sandpack>",
      /src\/App\.js.*css/s,
    ],
    [
      "what is only for one router",
      "<AppOnly>\n\nA\n\n</AppOnly>\n\n<PagesOnly>\n\nB\n\n</PagesOnly>",
      /A.*B/s,
    ],
    ["signs in tables", "| a |\n|-|\n| <Check size={18} /> |\n| <Cross /> |", /✓.*✗/s],
  ])("show %s", (_, text, expected) => {
    expect(html(text)).toMatch(expected);
    expect(codesOf(renderText(text.replace("{other}", ""), next))).toEqual([]);
  });

  it("show content for one router only on its pages", () => {
    const text = "<AppOnly>\n\nA\n\n</AppOnly>\n\n<PagesOnly>\n\nB\n\n</PagesOnly>";
    expect(html(text, {...next, file: "01-app/page.mdx"})).toBe("<p>A</p>");
    expect(html(text, {...next, file: "02-pages/01-page.mdx"})).toBe("<p>B</p>");
  });

  it("keep the text of an unknown one with any properties", () => {
    const text =
      'export const list = [1, 2]\n\n<Odd.One {...list} icon={<Icon />} on={() => 1} a={list ? "x" : "y"}>\n\nA **b** {list[1]}{" "}c\n\n- <Odd>d</Odd>\n\n</Odd.One>\n\n| t |\n|-|\n| <Odd>e</Odd> |';
    const {body, facts} = renderText(text, next);
    for (const found of [body.html, body.text, body.markdown])
      for (const word of ["A", "b", "2", "c", "d", "e"]) expect(found).toContain(word);
    expect(body.html).not.toMatch(/Odd|Icon|export|placeholder/);
    expect(new Set(facts.diagnostics.map(({code}) => code))).toEqual(
      new Set(["title-missing", "mdx-component"]),
    );
  });

  it("do not add their tags to headings", () => {
    const {facts} = renderText('## The <Odd>new</Odd> `api`\n\n## <Badge text="x" /> B', next);
    expect(facts.anchors.map(({id, title}) => [id, title])).toEqual([
      ["the-new-api", "The new api"],
      ["b", "B"],
    ]);
  });
});

describe("included files", () => {
  const root = temporaryFolder();
  mkdirSync(join(root, "content"), {recursive: true});
  writeFiles(root, {
    "content/part.mdx": "Part **text**",
    "content/a/shared.mdx": "---\ntitle: S\n---\n\n## Shared\n\n<PagesOnly>\n\nOnly\n\n</PagesOnly>",
    "lib/code.ts": "const a = 1;\n",
  });
  const around: Surroundings = {...next, root, pages: ["a/shared.mdx"]};

  it("are Markdown or code, relative to the page or to the project", () => {
    const text = "<include>./part.mdx</include>\n\n<include cwd meta='title=\"x.ts\"'>lib/code.ts</include>";
    const shown = html(text, around);
    expect(shown).toMatch(/<p>Part <strong>text<\/strong><\/p>.*x\.ts.*const/s);
    expect(codesOf(renderText(text, around))).toEqual([]);
  });

  it("are the text of the page in `source`, as if written here", () => {
    const text = "---\ntitle: T\nsource: a/shared\n---\n\n{/* Shared. */}";
    const {body, facts} = renderText(text, {...around, file: "02-pages/page.mdx"});
    expect(body.html).toMatch(/<h2 id="shared".*Only/s);
    expect(facts.source).toBeNull();
    expect(facts.dependencies.map(({path}) => path)).toEqual(["content/a/shared.mdx"]);
    expect(codesOf({facts, body} as never)).toEqual([]);
  });
});
