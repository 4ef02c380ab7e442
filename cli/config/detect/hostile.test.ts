import {mkdtempSync} from "node:fs";
import {join} from "node:path";
import {describe, expect, it} from "vitest";
import {detectFiles} from "#fixtures/support/detect-files.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {detectProject} from "./detect.ts";

const folder = temporaryFolder();
const detect = (files: Record<string, string>): ReturnType<typeof detectFiles> => detectFiles(folder, files);

const page = (more: string): string => `---\n${more}\n---\n\n# A\n`;
const SPACES = " ".repeat(20_000);

describe("configs that could take exponential time", () => {
  it("pages of Jekyll with circular parents are listed once each", async () => {
    const pages = Array.from({length: 40}, (_, i) => [`docs/${i}.md`, page("title: A\nparent: A")]);
    const found = await detect({
      ...Object.fromEntries(pages),
      "_config.yml": "title: T",
      "docs/top.md": page("title: A\nnav_order: 1"),
    });
    expect(JSON.stringify(found?.config.sidebar).match(/"page"/g)).toHaveLength(41);
  });

  it("folders of Fumadocs that list the same folder repeatedly are listed once", async () => {
    const names = Array.from({length: 12}, (_, depth) => "a/".repeat(depth));
    const pages = JSON.stringify(Array.from({length: 10}, (_, i) => (i % 2 ? "...a" : "a")));
    const found = await detect({
      "next.config.mjs": "export default {}",
      "package.json": '{"dependencies": {"fumadocs-ui": "1", "next": "1"}}',
      "source.config.ts": "",
      ...Object.fromEntries(
        names.flatMap(name => [
          [`content/docs/${name}meta.json`, `{"pages": ${pages}}`],
          [`content/docs/${name}b.mdx`, page("title: B")],
        ]),
      ),
    });
    expect(found?.tool).toMatch(/Next/);
  });

  it.each([
    ["a link that never ends", `[a](${SPACES}`],
    ["an entry that is none", `- ${SPACES}[`],
    ["a heading of spaces", `# a${SPACES}b${SPACES}`],
  ])("summaries of mdBook: %s", async (_, line) => {
    const found = await detect({
      "book.toml": '[book]\ntitle = "T"',
      "src/SUMMARY.md": `# Summary\n\n${line}\n- [A](a.md)\n`,
      "src/a.md": "# A\n",
    });
    expect(JSON.stringify(found?.config.sidebar)).toContain("/a/");
  });

  it("pages with unclosed fences in numbered folders", async () => {
    const found = await detect({
      "docs/1-a/1-b.md": `${"`".repeat(5000)}\n${"\n".repeat(100_000)}`,
      "docs/2-c/1-d.md": "# D\n",
    });
    expect(found?.config.content).toBe("docs");
  });
});

it.each<[string, Record<string, string>]>([
  ["MkDocs", {"mkdocs.yml": "docs_dir: ../../outside\n"}],
  ["mdBook", {"book.toml": '[book]\nsrc = "../../outside"\n'}],
  ["Jekyll", {"_config.yml": "source: ../../outside\n"}],
  ["VitePress", {"docs/.vitepress/config.mjs": "export default {srcDir: '../../../outside'}"}],
  [
    "Docusaurus",
    {"docusaurus.config.js": "export default {presets: [['classic', {docs: {path: '../../outside'}}]]}"},
  ],
])(
  "folders outside of the project, which settings of %s name, are reported and not read",
  async (_, settings) => {
    const parent = mkdtempSync(join(folder, "outer-"));
    const root = join(parent, "a/project");
    writeFiles(parent, {"outside/secret.md": "# Secret\n"});
    writeFiles(root, {"docs/a.md": "# A\n", ...settings});
    const found = await detectProject(root);
    expect(found?.config.content ?? "").not.toContain("outside");
    expect(found?.faults).toMatchObject([{code: "tool-settings", file: Object.keys(settings)[0]}]);
  },
);

describe("outdated caches are ignored", () => {
  const post = "title: A\nparent: B";
  const cases: Record<string, [Record<string, string>, Record<string, string>]> = {
    "a new page in a menu of Jekyll": [
      {"_config.yml": "title: T", "docs/a.md": page(post), "docs/b.md": page("title: B")},
      {"docs/c.md": page("title: C\nparent: B")},
    ],
    "a new folder in a menu of Jekyll": [
      {"_config.yml": "title: T", "docs/a.md": page(post), "docs/b.md": page("title: B")},
      {"more/c.md": page("title: C\nparent: B")},
    ],
    "a page of Hugo that is rendered no more": [
      {"hugo.toml": 'title = "T"', "content/a/_index.md": page("title: A")},
      {"content/b/index.md": page("headless: true")},
    ],
    "a page of mdBook that no chapter lists": [
      {"book.toml": '[book]\ntitle = "T"', "src/SUMMARY.md": "- [A](a.md)\n", "src/a.md": "# A"},
      {"src/b.md": "# B"},
    ],
    "a new page in a menu of Fumadocs": [
      {
        "next.config.mjs": "export default {}",
        "package.json": '{"dependencies": {"fumadocs-ui": "1", "next": "1"}}',
        "content/docs/meta.json": '{"pages": ["..."]}',
        "content/docs/a.mdx": page("title: A"),
      },
      {"content/docs/b.mdx": page("title: B")},
    ],
    "links in numbered folders": [
      {"docs/1-a/1-b.md": "# B", "docs/1-a/2-c.md": "# C", "docs/2-d/1-e.md": "# E"},
      {"docs/1-a/1-b.md": "[b](/x/a/b) [c](/x/a/c) [e](/x/d/e)"},
    ],
    "a new category of Docusaurus": [
      {"docusaurus.config.js": "export default {title: 'T'}", "docs/a/b.md": page("title: B")},
      {"docs/a/_category_.json": '{"label": "A", "link": {"type": "generated-index"}}'},
    ],
  };

  it.each(Object.entries(cases))("after %s", async (_, [first, then]) => {
    const root = mkdtempSync(join(folder, "project-"));
    const memory = {cache: mkdtempSync(join(folder, "cache-")), tool: "1"};
    writeFiles(root, first);
    const before = await detectProject(root, memory);
    expect(await detectProject(root, memory)).toEqual(before);
    writeFiles(root, then);
    const after = await detectProject(root);
    expect(after).not.toEqual(before);
    expect(await detectProject(root, memory)).toEqual(after);
  });
});
