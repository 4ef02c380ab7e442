import {describe, expect, it} from "vitest";
import {detectFiles} from "#fixtures/support/detect-files.ts";
import {codesOf, renderText, type Surroundings} from "#fixtures/support/page.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {escapeHtml} from "#schemas/rules/markup.ts";
import {MINTLIFY} from "./slug.ts";

const folder = temporaryFolder();
const root = temporaryFolder();
writeFiles(root, {
  "content/snippets/note.mdx": "From a *snippet*.\n",
  "content/_snippets/older.mdx": "From an *older* folder.\n",
});
const around: Surroundings = {dialect: "mintlify", root, file: "page.mdx", pages: ["start.mdx"]};
const body = (text: string, more: Surroundings = {}) => renderText(text, {...around, ...more}).body;

describe("the config of Mintlify", () => {
  it("provides title, images, color, sidebars by folder, top bar, redirects and excluded files", async () => {
    const found = await detectFiles(folder, {
      "docs.json": JSON.stringify({
        name: "Acme",
        colors: {primary: "#166E3F", light: "#26BD6C"},
        logo: {light: "/l.svg", dark: "/d.svg"},
        favicon: "/f.ico",
        navigation: {
          tabs: [
            {
              tab: "Guides",
              groups: [
                {group: "Start", pages: ["index", {group: "More", root: "more/index", pages: ["more/a"]}]},
              ],
            },
            {tab: "API", pages: ["api/list", "GET /things"], openapi: "api.json"},
            {tab: "Blog", href: "https://blog.example.org"},
          ],
        },
        navbar: {links: [{label: "Help", href: "https://help.example.org"}]},
        redirects: {$ref: "./moved.json"},
        variables: {product: "Acme"},
      }),
      "moved.json": JSON.stringify([
        {source: "/old", destination: "/more/index#x"},
        {source: "/soon", destination: "/more/index", permanent: false},
      ]),
      ".mintignore": "# internal\ndrafts/\n*.draft.mdx\n",
      "index.mdx": "# Home\n",
    });
    expect(found?.dialect).toBe("mintlify");
    expect(found?.left).toEqual(["pages that are generated from OpenAPI or AsyncAPI files"]);
    expect(found?.config).toMatchObject({
      title: "Acme",
      logo: {light: "/l.svg", dark: "/d.svg"},
      icon: "/f.ico",
      theme: {accent: {light: "#166E3F", dark: "#26BD6C"}},
      sidebar: {
        "/": [{title: "Start", items: ["/", {title: "More", page: "/more/", items: ["/more/a/"]}]}],
        "/api/": ["/api/list/"],
      },
      navigation: [
        {title: "Guides", url: "/", activeFor: ["/", "/more/", "/more/a/"]},
        {title: "API", url: "/api/list/", activeFor: ["/api/list/"]},
        {title: "Blog", url: "https://blog.example.org"},
        {title: "Help", url: "https://help.example.org"},
      ],
      redirects: {"/old": {to: "/more/#x", status: 308}, "/soon": {to: "/more/", status: 307}},
      known: ["/api-reference/"],
      variables: {product: "Acme"},
    });
    expect(found?.config.exclude).toEqual(
      expect.arrayContaining(["{snippets,_snippets}/**", "**/drafts/**", "**/*.draft.mdx", "README.md"]),
    );
  });

  it("provides languages with their own sidebars, whose URLs omit the language", async () => {
    const pages = (start: string) => ({groups: [{group: "G", pages: [`${start}index`, `${start}a`]}]});
    const found = await detectFiles(folder, {
      "docs.json": JSON.stringify({
        name: "Acme",
        navigation: {
          languages: [
            {language: "en", ...pages("")},
            {language: "fr", ...pages("fr/")},
          ],
        },
      }),
      "index.mdx": "# Home\n",
      "fr/index.mdx": "# Accueil\n",
    });
    const sidebar = [{title: "G", items: ["/", "/a/"]}];
    expect(found?.config).toMatchObject({
      lang: "en",
      sidebar,
      locales: [{lang: "en"}, {lang: "fr", sidebar}],
    });
  });

  it("supports groups and tabs of the older mint.json", async () => {
    const found = await detectFiles(folder, {
      "mint.json": JSON.stringify({
        name: "Acme",
        navigation: [
          {group: "Start", pages: ["intro"]},
          {group: "Endpoints", pages: ["api/a"]},
        ],
        tabs: [{name: "API", url: "api"}],
        topbarLinks: [{name: "Help", url: "mailto:a@example.org"}],
      }),
      "intro.mdx": "# Intro\n",
    });
    expect(found?.config).toMatchObject({
      sidebar: {
        "/": [{title: "Start", items: ["/intro/"]}],
        "/api/": [{title: "Endpoints", items: ["/api/a/"]}],
      },
      navigation: [
        {title: "API", url: "/api/a/"},
        {title: "Help", url: "mailto:a@example.org"},
      ],
    });
  });

  it("is not detected in a docs.json of another program", async () => {
    expect(await detectFiles(folder, {"docs.json": '{"a": 1}', "index.md": "# A\n"})).not.toMatchObject({
      dialect: "mintlify",
    });
  });
});

describe("a page of Mintlify", () => {
  it("may keep readers from enlarging pictures", () =>
    expect(
      codesOf(
        renderText('<img noZoom src="https://x.example/a.png" alt="" />', {
          dialect: "mintlify",
          file: "a.mdx",
        }),
      ),
    ).toEqual([]));

  it.each<[name: string, text: string, words: string[]]>([
    [
      "fields with name, type and default",
      '<ResponseField name="a.b" type="string[]" default="x" required deprecated pre={["p"]} post={["q"]}>\n  Some **text**.\n</ResponseField>',
      ["a.b", "string[]", "default:", "x", "required", "deprecated", "p", "q", "Some text."],
    ],
    [
      "parameters with their location",
      '<ParamField query="limit" type="number" default={10}>\n  How many.\n</ParamField>',
      ["limit", "number", "query", "10", "How many."],
    ],
    [
      "steps",
      '<Steps>\n  <Step title="One `a`">\n    x\n  </Step>\n  <Step title="Two">\n    y\n  </Step>\n</Steps>',
      ["One a", "x", "Two", "y"],
    ],
    [
      "accordions",
      '<AccordionGroup>\n  <Accordion title="T" description="D">\n    x\n  </Accordion>\n</AccordionGroup>',
      ["T", "D", "x"],
    ],
    ["a fold", '<Expandable title="props">\n  x\n</Expandable>', ["props", "x"]],
    [
      "a card",
      '<Card title="T" href="/start" img="https://e.org/a.png" cta="Go">\n  x\n</Card>',
      ["T", "x", "Go"],
    ],
    ["a tile", '<Tile title="T" description="D" href="/start">\n  x\n</Tile>', ["T", "D", "x"]],
    [
      "a frame",
      '<Frame caption="A *caption*" hint="H">\n  ![a](https://e.org/a.png)\n</Frame>',
      ["A caption", "H"],
    ],
    [
      "an update",
      '<Update label="May" description="v1" tags={["New"]}>\n  x\n</Update>',
      ["May", "v1", "New", "x"],
    ],
    [
      "a tooltip",
      'An <Tooltip headline="H" tip="T" cta="C" href="/start">API</Tooltip> b',
      ["API", "H: T", "C", "b"],
    ],
    [
      "tabs",
      '<Tabs>\n  <Tab title="A">\n    x\n  </Tab>\n  <Tab title="B">\n    y\n  </Tab>\n</Tabs>',
      ["A", "x", "B", "y"],
    ],
    ["a view", '<View title="Python">\n  x\n</View>', ["Python", "x"]],
    [
      "colors",
      '<Color variant="table">\n  <Color.Row title="R">\n    <Color.Item name="n" value={{light: "#fff", dark: "#000"}} />\n  </Color.Row>\n</Color>',
      ["R", "n", "light: #fff", "dark: #000"],
    ],
    ["content for agents", '<Visibility for="agents">\n  x\n</Visibility>', ["For agents", "x"]],
    ["a prompt", '<Prompt description="D">\n  x\n</Prompt>', ["D", "x"]],
    [
      "a tree",
      '<Tree>\n  <Tree.Folder name="app">\n    <Tree.File name="a.ts" />\n  </Tree.Folder>\n</Tree>',
      ["app", "a.ts"],
    ],
    ["asides", "<Check>\n  x\n</Check>\n\n<Info>\n  y\n</Info>", ["Check", "x", "Info", "y"]],
    ["a badge", '<Badge color="red">required</Badge>', ["required"]],
    [
      "code groups",
      "<CodeGroup>\n\n```js a.js\n1\n```\n\n```py b.py\n2\n```\n\n</CodeGroup>",
      ["a.js", "b.py"],
    ],
    ["a snippet", '<Snippet file="note.mdx" />', ["From a snippet."]],
    ["a snippet of an older project", '<Snippet file="older.mdx" />', ["From an older folder."]],
    ["a link", 'See <Link href="/start">the start</Link>.', ["See the start."]],
    ["a video", '<YouTube id="abc" title="A talk" />', ["A talk"]],
    ["an imported snippet", 'import N from "/content/snippets/note.mdx";\n\n<N />', ["From a snippet."]],
    ["a snippet beside the config", 'import N from "/snippets/note.mdx";\n\n<N />', ["From a snippet."]],
    ["a repository", '<GitHub.Repo repo="a/b" />', ["a/b"]],
  ])("shows the words of %s on the page, in its text and its copy", (_, text, words) => {
    const page = renderText(text, around);
    expect(codesOf(page)).toEqual([]);
    const shown = page.body.html.replaceAll(/<[^>]*>/g, "");
    for (const word of words) {
      expect(shown).toContain(word);
      expect(page.body.text).toContain(word);
    }
    for (const output of [shown, page.body.text, page.body.markdown])
      expect(output).not.toMatch(/<\/?[A-Z]|title=|undefined|\[object/);
  });

  it("has unique ids for fields, steps, accordions and tabs", () => {
    const {html} = body(
      '<ParamField path="a.b" />\n<Steps>\n  <Step title="My step">\n    x\n  </Step>\n</Steps>\n\n<Accordion title="My step">\n  x\n</Accordion>\n\n<Tabs>\n  <Tab title="Tab A">\n    x\n  </Tab>\n</Tabs>',
    );
    for (const id of ["param-a-b", "my-step", "tab-a"]) expect(html.split(`id="${id}"`)).toHaveLength(2);
  });

  it.each([
    ["path", "baseUrl", "base-url"],
    ["body", "expireAfterSecs", "expire-after-secs"],
    ["query", "a2Id", "a2-id"],
  ])("gives a field with the %s %s an id with and without hyphens", (key, name, id) => {
    const {html} = body(`<ParamField ${key}="${name}" type="string" />`);
    expect(html).toContain(`id="param-${id}"`);
    expect(html).toContain(`id="param-${name.toLowerCase()}"`);
  });

  it("shows the type of a field without a name", () => {
    const {html} = body('<ResponseField type="Record<str, unknown>" required>\n  x\n</ResponseField>');
    expect(html).toContain("<p><code>Record&lt;str, unknown&gt;</code>, required</p>");
  });

  it("has ids of earlier versions in addition to its own", () => {
    const {html} = body("## A 2.0: b\n\n[x](#a-20-b), [y](#a-2-0:-b)");
    expect(html).toContain('id="a-2-0:-b"');
    expect(html).toContain('id="a-20-b"');
  });

  it.each([
    ["`_meta`", "meta"],
    ["`tasks/get`", "tasks/get"],
    ["https://", "https://"],
    ["A & B", "a-and-b"],
    ["Real-time metrics & monitoring", "real-time-metrics-&-monitoring"],
    ["`a.in` — b → c", "a-in-—-b-→-c"],
    ["What's new?", "what’s-new"],
    ['`name` - <Badge color="red">required</Badge>', "name"],
  ])("accepts the id that links to the heading %s use", (heading, id) =>
    expect(body(`## ${heading}\n\n[x](#${encodeURIComponent(id)})`).html).toContain(`id="${escapeHtml(id)}"`),
  );

  it("fills in variables of the config", () => {
    expect(body("Use {{product}} and `{{product}}`.", {variables: {product: "Acme"}}).text).toBe(
      "Use Acme and Acme.",
    );
  });

  it("shows the title of code, without its options", () => {
    const {html} = body('```json Example request wrap icon="js" {1}\n{}\n```');
    expect(html.replaceAll(/<[^>]*>/g, "")).toContain("Example request");
    expect(html).not.toMatch(/wrap|icon=/);
  });

  it("shows formulas", () => {
    expect(body("<Latex>x = 1</Latex>").html).toContain("<math");
  });

  it.each([
    ["llms-full.txt", "llms-full-txt"],
    ["OAuth 2.0", "oauth-2-0"],
    ["Split configuration with $ref", "split-configuration-with-$ref"],
    ["Example: Connect", "example:-connect"],
    ["MCP (Model Context Protocol)", "mcp-model-context-protocol"],
  ])("creates ids like Mintlify: %s", (text, id) => expect(MINTLIFY.of(text)).toBe(id));
});
