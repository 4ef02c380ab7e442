import {describe, expect, it} from "vitest";
import {detectFiles} from "#fixtures/support/detect-files.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";

const folder = temporaryFolder();
const detect = (files: Record<string, string>): ReturnType<typeof detectFiles> => detectFiles(folder, files);

describe("folders with numeric prefixes", () => {
  const links =
    "[a](/docs/guide/one) [b](/docs/guide/two#x) [c](/docs/api/three) [d](/blog/post) [e](/docs/guide/none)";
  const pages = {
    "docs/1-guide/01-one.md": `# One\n\n${links}\n\n\`\`\`\n[x](/code)\n\`\`\``,
    "docs/1-guide/02-two.md": "# Two",
    "docs/2-api/1-three.md": "# Three",
  };

  it("are detected, with the base of URLs and files beside the pages", async () => {
    expect(await detect(pages)).toMatchObject({
      left: [],
      tool: "plain Markdown",
      file: "docs",
      dialect: "plain",
      config: {content: "docs", numberPrefixes: true, prefix: "docs", known: ["/blog"]},
    });
  });

  it("belong to Nuxt Content if they have navigation files", async () => {
    const found = await detect({
      "docs/1.guide/.navigation.yml": "title: Guide",
      "docs/1.guide/1.one.md": "[a](/docs/4.x/guide/one) [b](/docs/4.x/api/two) [c](/docs/4.x/guide/three)",
      "docs/1.guide/2.three.md":
        "[x](/docs/4.x/examples/a) [y](/docs/4.x/examples/b) [z](/docs/4.x/examples/c)",
      "docs/2.api/1.two.md": "",
    });
    expect(found).toMatchObject({
      tool: "Nuxt Content",
      dialect: "nuxt",
      config: {content: "docs", prefix: "docs/4.x", known: ["/docs/4.x/examples"]},
    });
  });

  it("belong to a Next.js site if their front matter indicates it", async () => {
    const found = await detect({
      ...pages,
      "docs/1-guide/index.mdx": "---\ntitle: A\nrelated:\n  links:\n    - a\n---",
    });
    expect(found?.config.dialect).toBe("nextjs");
  });

  it.each<Record<string, string>>([
    {"docs/guide/1-one.md": "", "docs/api/2-two.md": ""},
    {"docs/1-guide/a.md": "", "docs/b/b.md": "", "docs/c/c.md": ""},
    {"docs/2024-01-02/a.md": "", "docs/2025-01-02/a.md": ""},
  ])("do not match %j", async files => expect(await detect(files)).toBeNull());

  it("do not override a tool with its own config", async () => {
    const found = await detect({...pages, "website/docusaurus.config.js": "module.exports = {title: 'T'}"});
    expect(found?.tool).toBe("Docusaurus");
  });
});

describe("sidebars of Next.js sites", () => {
  it("come from the meta.json files of Fumadocs", async () => {
    const found = await detect({
      "next.config.mjs": "export default {}",
      "content/docs/meta.json": '{"pages": ["(main)", "api"]}',
      "content/docs/(main)/meta.json":
        '{"root": true, "pages": ["---[Icon]Start---", "index", "...more", "---Rest---", "z...a", "!hidden", "[Elsewhere](/x)", "[Away](https://x.org)"]}',
      "content/docs/(main)/index.mdx": "",
      "content/docs/(main)/b.mdx": "",
      "content/docs/(main)/c.mdx": "",
      "content/docs/(main)/hidden.mdx": "",
      "content/docs/(main)/more/m.mdx": "",
      "content/docs/api/meta.json": '{"title": "API", "root": true}',
      "content/docs/api/index.mdx": "",
      "content/docs/api/deep/index.mdx": "---\ntitle: Deep one\n---",
      "content/docs/api/deep/d.mdx": "",
    });
    expect(found?.config.sidebar).toEqual({
      "/docs/": [
        {title: "Start", items: [{page: "/docs/"}, {page: "/docs/more/m/"}]},
        {
          title: "Rest",
          items: [{page: "/docs/c/"}, {page: "/docs/b/"}, {page: "/x/", title: "Elsewhere"}],
        },
      ],
      "/docs/api/": [
        {page: "/docs/api/"},
        {title: "Deep one", items: [{page: "/docs/api/deep/d/"}], page: "/docs/api/deep/"},
      ],
    });
  });

  it("have the titles set by their folders", async () => {
    const found = await detect({
      "next.config.mjs": "export default {}",
      "content/docs/meta.json": '{"pages": ["index", "ui"]}',
      "content/docs/index.mdx": "",
      "content/docs/ui/meta.json": '{"title": "The UI", "root": true}',
      "content/docs/ui/a.mdx": "",
    });
    expect(found?.config).toMatchObject({
      sidebar: {"/docs/": [{page: "/docs/"}], "/docs/ui/": [{page: "/docs/ui/a/"}]},
      sections: [{name: "docs-ui", title: "The UI"}],
    });
  });

  it("come from the _meta files of Nextra, with a sidebar per tab", async () => {
    const found = await detect({
      "next.config.mjs": "export default {}",
      "content/_meta.js":
        "export default {index: {display: 'hidden'}, docs: {type: 'page', title: 'Docs'}, about: 'About us', menu: {type: 'menu', title: 'More'}}",
      "content/index.mdx": "",
      "content/about.mdx": "",
      "content/docs/_meta.ts":
        "const last = 'Last'\nexport default {start: '', sep: {type: 'separator', title: 'Then'}, deep: {title: 'Deep'}, out: {title: 'Out', href: 'https://x.org'}, end: last}",
      "content/docs/start.mdx": "",
      "content/docs/end.mdx": "",
      "content/docs/other.mdx": "",
      "content/docs/deep/a.mdx": "",
    });
    expect(found?.config.sidebar).toEqual({
      "/docs/": [
        {page: "/docs/start/"},
        {
          title: "Then",
          items: [
            {title: "Deep", items: [{page: "/docs/deep/a/"}]},
            {page: "/docs/end/", title: "Last"},
            {page: "/docs/other/"},
          ],
        },
      ],
      "/": [{page: "/about/", title: "About us"}],
    });
    expect(found?.config.sections).toEqual([{name: "docs", title: "Docs"}]);
  });

  it("come from a single file for the app folder, whose pages are called page", async () => {
    const found = await detect({
      "next.config.ts": "export default {}",
      "app/_meta.global.tsx":
        "const GUIDE = {two: '', one: <b>One</b>}\nexport default {docs: {type: 'page', items: {index: '', guide: {title: 'Guide', items: GUIDE}}}}",
      "app/docs/page.mdx": "",
      "app/docs/guide/one/page.mdx": "",
      "app/docs/guide/two/page.mdx": "",
      "app/docs/guide/two/part.mdx": "",
      "app/docs/live/[id]/page.tsx": "",
      "app/api/names/route.ts": "",
    });
    expect(found?.config).toMatchObject({
      content: "app",
      exclude: ["**/!(page).{md,mdx}"],
      known: ["/api/names", "/docs/live/*"],
      sidebar: {
        "/docs/": [
          {page: "/docs/"},
          {title: "Guide", items: [{page: "/docs/guide/two/"}, {page: "/docs/guide/one/"}]},
        ],
      },
    });
  });
});

describe("Next.js sites with Markdoc pages", () => {
  const page = {"pages/docs/a.md": "{% callout %}\na <b\n{% /callout %}"};
  const config = {"next.config.js": "module.exports = {}"};

  it.each<Record<string, string>>([
    {...config, "package.json": '{"dependencies": {"@markdoc/next.js": "1"}}'},
    {"next.config.mjs": 'import withMarkdoc from "@markdoc/next.js"; export default withMarkdoc()({})'},
    {...config, "markdoc/tags.js": ""},
  ])("are detected by %j", async files => {
    expect(await detect({...page, ...files})).toMatchObject({
      tool: "Markdoc",
      config: {dialect: "markdoc", content: "pages"},
    });
  });

  it("are not detected otherwise", async () => {
    const found = await detect({...page, ...config, "package.json": '{"dependencies": {"@next/mdx": "1"}}'});
    expect(found?.config.dialect).toBe("nextjs");
  });
});

describe("taxonomies of Hugo", () => {
  it.each<[string, string[] | undefined]>([
    ["title = 'T'", ["/categories/", "/tags/"]],
    ["[taxonomies]\ntag = 'tags'\nkind = 'kinds'", ["/kinds/", "/tags/"]],
    ["[taxonomies]", undefined],
    ["disableKinds = ['taxonomy', 'term']", undefined],
    ["disableKinds = ['rss']", ["/categories/", "/tags/"]],
  ])("have their own lists, which links may refer to: %j", async (config, known) => {
    const found = await detect({"hugo.toml": config, "content/_index.md": ""});
    expect(found?.config.known).toEqual(known);
  });
});
