import {mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {basename, dirname, join} from "node:path";
import fc from "fast-check";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {PLAIN, toolNamed} from "#dialects/index.ts";
import {discover} from "./discover.ts";
import {walk} from "./walk.ts";

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "walk-")));
});
afterEach(() => rmSync(root, {recursive: true, force: true}));

const put = (path: string, text = "# x\n"): void => {
  mkdirSync(dirname(join(root, path)), {recursive: true});
  writeFileSync(join(root, path), text);
};
const paths = (exclude: string[] = []): string[] =>
  walk(join(root, "content"), root, exclude, "content").files.map(file => file.contentPath);
const find = (rewrites?: Record<string, string>, {urls} = PLAIN) =>
  discover({
    ...(rewrites && {rewrites}),
    root,
    layers: [{folder: join(root, "content"), prefix: "", include: undefined, exclude: []}],
    external: join(root, "external"),
    urls,
  });

describe("walk", () => {
  it("lists files in code point order, without hidden files, node_modules and excluded ones", () => {
    for (const path of [
      "b.md",
      "a/z.md",
      "B.md",
      ".hidden/x.md",
      "node_modules/p/x.md",
      "README.md",
      "a/b/c.png",
    ]) {
      put(`content/${path}`);
    }
    expect(paths(["README.md"])).toEqual(["B.md", "a/b/c.png", "a/z.md", "b.md"]);
  });

  it("follows links within the project once, and reports those that leave it or are broken", () => {
    put("content/a.md");
    put("parts/p.md");
    symlinkSync(join(root, "parts"), join(root, "content/linked"));
    symlinkSync("..", join(root, "content/linked-up"));
    symlinkSync(".", join(root, "content/self"));
    symlinkSync(tmpdir(), join(root, "content/out"));
    symlinkSync("nowhere", join(root, "content/dead.md"));
    symlinkSync("circle.md", join(root, "content/circle.md"));
    symlinkSync("../content", join(root, "parts/back"));
    const {files, diagnostics} = walk(join(root, "content"), root, [], "content");
    expect(files.map(file => file.contentPath)).toEqual(["a.md", "linked/p.md"]);
    expect(diagnostics.map(d => `${d.code} ${d.file}`).sort()).toEqual([
      "file-dangling content/dead.md",
      "file-loop content/linked-up",
      "file-loop content/linked/back",
      "file-loop content/self",
      "file-outside content/out",
      "file-unreadable content/circle.md",
    ]);
    expect(diagnostics.find(({file}) => file === "content/circle.md")?.message).toBe(
      "the symbolic link points to itself",
    );
  });
});

describe("discover", () => {
  it("keeps one of several files with the same URL, ignoring case and Unicode normalization, and reports the others", () => {
    const all = ["foo.md", "foo/index.md", "foo.mdx", "foo/index.mdx", "bar.md", "Bar.mdx"];
    fc.assert(
      fc.property(fc.subarray([...all, "g\u00e5.md", "ga\u030a.mdx", "ok.md"], {minLength: 1}), files => {
        rmSync(join(root, "content"), {recursive: true, force: true});
        for (const file of files) put(`content/${file}`);
        const {pages, diagnostics, duplicates, others} = find();
        const urlOf = (file: string): string =>
          file
            .normalize("NFC")
            .toLowerCase()
            .replace(/(?:\/index)?\.mdx?$/, "");
        const names = files.map(file => file.normalize("NFC")).toSorted();
        const urls = [...new Set(names.map(urlOf))];
        const kept = urls.map(url => {
          const group = names.filter(file => urlOf(file) === url);
          return group.find(file => /^index\./.test(basename(file))) ?? group[0];
        });
        expect(pages.map(({path}) => path).toSorted()).toEqual(
          kept.map(file => `content/${file}`).toSorted(),
        );
        expect(duplicates).toBe(files.length - kept.length);
        expect(others.size).toBe(duplicates);
        expect(diagnostics.map(({code}) => code)).toEqual(Array(duplicates).fill("url-duplicate"));
      }),
    );
  });

  it("keeps the underscore of a name in the URL if another page has it without one", () => {
    put("content/a/_OUTPUT.md");
    put("content/a/output.md");
    put("content/a/_other.md");
    const {pages, diagnostics} = find();
    expect(pages.map(({url}) => url)).toEqual(["/a/_OUTPUT/", "/a/other/", "/a/output/"]);
    expect(diagnostics).toEqual([]);
  });

  it("rejects a page at the URL of a printable page, accepts a folder named like a page, and merges fetched READMEs", () => {
    put("content/guides/printable.md");
    put("content/x.md/inner.md");
    put("external/loaders/_css-loader.md");
    const {pages, diagnostics} = find();
    expect(pages.map(({url, section, external}) => [url, section, external])).toEqual([
      ["/loaders/css-loader/", "loaders", true],
      ["/x.md/inner/", "x.md", false],
    ]);
    expect(diagnostics.map(d => d.code)).toEqual(["url-reserved"]);
  });

  it("ignores the files of a finished build anywhere below the folder", () => {
    for (const output of ["out", "a/b/site"])
      for (const path of ["data/manifest.json", "data/page-index.json", "index.md", "a/c.md", "pic.png"])
        put(`content/${output}/${path}`);
    put("content/a/b/page.md");
    put("content/data/manifest.json");
    const {pages, files} = find();
    expect(pages.map(({url}) => url)).toEqual(["/a/b/page/"]);
    expect([...files.keys()]).toEqual(["data/manifest.json"]);
  });

  it("accepts a symbolic link as content folder", () => {
    put("docs/a.md");
    symlinkSync(join(root, "docs"), join(root, "content"));
    expect(find().pages.map(page => page.path)).toEqual(["content/a.md"]);
  });

  it("reports a missing content folder", () => {
    expect(find).toThrow(/no content folder/);
  });
});

describe("files that look like pages", () => {
  it.each([
    ["UPPER.MD", "UPPER.md"],
    ["a/Mixed.Mdx", "Mixed.mdx"],
    ["x.markdown", "x.md"],
    ["x.mkd", "x.md"],
    ["x.MDOWN", "x.md"],
  ])("%s is reported, with the correct name", (path, name) => {
    put(`content/${path}`);
    put("content/index.md");
    expect(find().diagnostics).toMatchObject([
      {code: "file-extension", file: `content/${path}`, hint: `Name it \`${name}\`.`},
    ]);
  });

  it.each(["x.md.bak", "x.mdc", "md", "notes.txt", "x.md.swp"])("%s is not a page", path => {
    put(`content/${path}`);
    put("content/index.md");
    expect(find().diagnostics).toEqual([]);
  });
});

describe("dynamic routes", () => {
  it("are skipped and reported; brackets in a name alone are not", () => {
    for (const path of ["a/[id].md", "a/[id].paths.ts", "[x].md", "index.md", "plain.md", "plain.paths.js"])
      put(`content/${path}`);
    const {pages, diagnostics} = find({}, toolNamed("vitepress"));
    expect(pages.map(({contentPath}) => contentPath)).toEqual(["[x].md", "index.md", "plain.md"]);
    expect(diagnostics).toMatchObject([{code: "page-dynamic", file: "content/a/[id].md"}]);
  });
});

it("applies the rewrites of the config to pages, but not to files", () => {
  put("content/packages/oven/docs/use.md");
  put("content/index.md");
  const {pages} = find({"packages/:pkg/docs/:rest*": ":pkg/:rest*"});
  expect(pages).toMatchObject([
    {contentPath: "index.md", url: "/", section: "_root"},
    {
      contentPath: "oven/use.md",
      url: "/oven/use/",
      section: "oven",
      path: "content/packages/oven/docs/use.md",
      file: join(root, "content/packages/oven/docs/use.md"),
    },
  ]);
});
