import {expect, it} from "vitest";
import {detectFiles} from "#fixtures/support/detect-files.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {list, record} from "../toolkit/static-config/values.ts";

const folder = temporaryFolder();

it.each([
  ["", 'loader({\n  baseUrl: "/",\n  source: docs.toFumadocsSource(),\n});', {"docs/:path*": ":path*"}],
  [" as an argument", 'loader(docs.toFumadocsSource(), {baseUrl: "/help"});', {"docs/:path*": "help/:path*"}],
  [
    " of several",
    'loader({baseUrl: "/docs", source: docs.toFumadocsSource()});\nexport const b = loader({baseUrl: "/blog", source: toFumadocsSource(posts, [])});',
    {"posts/:path*": "blog/:path*"},
  ],
  [" like their folders", 'loader({baseUrl: "/docs", source: docs.toFumadocsSource()});', undefined],
])("reads the URL of collections%s", async (_, source, rewrites) => {
  const found = await detectFiles(folder, {
    "next.config.mjs": "export default {};",
    "source.config.ts":
      'export const docs = defineDocs({dir: "content/docs"});\nconst posts = defineCollections({type: "doc", dir: "./content/posts"});\n',
    "lib/source.ts": `export const source = ${source}\n`,
    "content/docs/index.mdx": "# A\n",
    "content/docs/meta.json": '{"title": "Docs", "pages": ["index"]}',
    "content/posts/one.mdx": "# One\n",
  });
  expect(found?.config.rewrites).toEqual(rewrites);
  const start =
    rewrites && "docs/:path*" in rewrites ? rewrites["docs/:path*"].replace(":path*", "") : "docs/";
  expect(Object.keys(found?.config.sidebar ?? {})).toEqual([`/${start}`]);
});

it.each([
  ["...", ["/docs/b/", "/docs/10/", "/docs/2/", "/docs/c/", "A"]],
  ["z...a", ["/docs/b/", "/docs/c/", "/docs/2/", "/docs/10/", "A"]],
])(
  "lists the rest of a folder (%s) by name, pages before folders, without translations",
  async (rest, listed) => {
    const found = await detectFiles(folder, {
      "next.config.mjs": "export default {};",
      "source.config.ts": 'export const docs = defineDocs({dir: "content/docs"});\n',
      "content/docs/meta.json": JSON.stringify({title: "Docs", root: true, pages: ["b", rest]}),
      "content/docs/a/one.mdx": "# One\n",
      ...Object.fromEntries(
        ["b", "c", "c.fr", "c.zh-CN", "2", "10"].map(name => [`content/docs/${name}.mdx`, "# P\n"]),
      ),
    });
    const [items] = Object.values(found?.config.sidebar ?? {});
    const names = list(items).map(item => record(item).page ?? record(item).title);
    expect(names).toEqual(listed);
  },
);
