import {join} from "node:path";
import fc from "fast-check";
import {expect, it} from "vitest";
import {filesBelow, run} from "#fixtures/support/project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const PAGES = ["about", "a/index", "a/x", "a/y", "a/b/index", "a/b/z", "a/b/v", "a-b/w", "c/q", "c/r"];
const POSTS = ["blog/index", "blog/2026-01-02-first", "blog/2026-02-03-second"];

const page = (path: string): string => `---\ntitle: Page ${path}\n---\n\nText of ${path}.\n`;

/** Builds a site with or without sidebars, and returns its artifacts. */
async function artifacts(pages: readonly string[], sidebar?: unknown): Promise<Record<string, string>> {
  const folder = temporaryFolder();
  const config = {dates: "none", content: "docs", site: "https://example.org", sidebar};
  writeFiles(folder, {
    "docs-index.config.json": JSON.stringify(config),
    ...Object.fromEntries(pages.map(path => [`docs/${path}.md`, page(path)])),
  });
  expect((await run(folder, "build", "--no-cache", "--quiet")).code).toBe(0);
  return filesBelow(join(folder, "artifacts"));
}

/** Generates a set of pages, a prefix that some of them have, and a sidebar for it. */
const projects = fc.uniqueArray(fc.constantFrom(...PAGES), {minLength: 1}).chain(some => {
  const pages = ["index", ...some, ...POSTS];
  const folders = pages.flatMap(path => {
    const names = path.split("/").slice(0, -1);
    return names.map((_, i) => names.slice(0, i + 1).join("/"));
  });
  return fc.constantFrom(...folders).chain(folder => {
    const below = pages.filter(path => path.startsWith(`${folder}/`));
    const entry = fc.oneof(fc.constantFrom(...below), fc.constant({folder}));
    return fc.record({pages: fc.constant(pages), folder: fc.constant(folder), items: fc.array(entry)});
  });
});

/** Returns a document of the page tree without some nodes and without the sizes of their parents. */
function withoutNodes(node: {path: string; children?: unknown[]}, paths: readonly string[]): unknown {
  const {size, ...rest} = node as typeof node & {size?: number};
  const children = (node.children as (typeof node)[] | undefined)
    ?.filter(child => !paths.includes(child.path))
    .map(child => withoutNodes(child, paths));
  return children ? {...rest, children} : {...rest, size};
}

it("changes nothing outside the sidebar's prefix: feeds, lists, other sidebars", async () => {
  await fc.assert(
    fc.asyncProperty(projects, async ({pages, folder, items}) => {
      const before = await artifacts(pages);
      const after = await artifacts(pages, {[`/${folder}/`]: items});
      // Pages beside a nested folder are no longer next to its pages.
      const [top = ""] = folder.split("/");
      const isInside = new RegExp(`(?:^|[/>])${top}(?:[/."-]|$)`);
      const changed = Object.keys({...before, ...after}).filter(path => before[path] !== after[path]);
      const lists = [
        "manifest.json",
        "page-index.json",
        "pages.json",
        "pages.ndjson",
        "site.json",
        "search/",
      ];
      const isList = (path: string): boolean =>
        /^(?:llms|robots|sitemap)/.test(path) || lists.some(name => path.startsWith(`data/${name}`));
      expect(changed.filter(path => !isInside.test(path) && !isList(path))).toEqual([]);
      for (const list of ["data/pages.ndjson", "sitemap.xml", "llms.txt"]) {
        const rows = (files: Record<string, string>) =>
          files[list]
            ?.split("\n")
            .filter(line => /\S/.test(line) && !new RegExp(`^## |/${top}[/.]`).test(line));
        expect(rows(after)).toEqual(rows(before));
      }
      // A top-level folder is printed only if it keeps pages that no sidebar covers.
      const covered = [`docs/${folder}`, `docs/${top}/printable.md`];
      const tree = (files: Record<string, string>) =>
        withoutNodes(JSON.parse(files["data/page-index.json"] as string), covered);
      expect(tree(after)).toEqual(tree(before));
      const sections = (files: Record<string, string>) =>
        (JSON.parse(files["data/site.json"] as string).sections as {name: string}[])
          .map(({name}) => name)
          .filter(name => !name.startsWith(top));
      expect(sections(after)).toEqual(sections(before));
    }),
    {numRuns: 8},
  );
});
