import {mkdirSync, writeFileSync} from "node:fs";
import {dirname, join} from "node:path";
import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {contextOf} from "#fixtures/support/page.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {codeHost} from "./code-host.ts";
import {resolveLink} from "./resolve-link.ts";
import type {ResolvedLink} from "./resolved-link.ts";

function repository(origin: string | null, files: readonly string[]): string {
  const top = temporaryFolder();
  const remote = origin === null ? "" : `[remote "origin"]\n\turl = ${origin}\n\tfetch = x\n`;
  const all = {
    ...Object.fromEntries(files.map(path => [path, "x"])),
    ".git/config": `[core]\n\tbare = false\n${remote}[branch "main"]\n`,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(top, path)), {recursive: true});
    writeFileSync(join(top, path), text);
  }
  return top;
}

function linkIn(top: string, target: string, from = "guide/page.md"): ResolvedLink {
  const root = join(top, "site");
  const folders = [{folder: join(root, "docs"), prefix: ""}];
  const names = {...contextOf({root}), folders, codeHost: codeHost(join(root, "docs"), undefined)};
  return resolveLink(target, {contentPath: from, url: "/guide/page/", external: false}, names);
}

const FILES = [
  "DEPS",
  "src/a b.ts",
  "site/package.json",
  "site/docs/guide/page.md",
  "site/docs/samples/x.txt",
];

describe("links to repository files outside the content folder", () => {
  it.each([
    "https://github.com/o/n.git",
    "https://user:secret@github.com/o/n",
    "git@github.com:o/n.git",
    "ssh://git@github.com:22/o/n.git",
  ])("lead to the host of %s", origin => {
    const top = repository(origin, FILES);
    const at = "https://github.com/o/n";
    expect([
      linkIn(top, "../../../DEPS").href,
      linkIn(top, "../../../src/a%20b.ts#L3").href,
      linkIn(top, "../../package.json?x").href,
      linkIn(top, "../../../src/").href,
      linkIn(top, "../samples").href,
    ]).toEqual([
      `${at}/blob/HEAD/DEPS`,
      `${at}/blob/HEAD/src/a%20b.ts#L3`,
      `${at}/blob/HEAD/site/package.json?x`,
      `${at}/tree/HEAD/src`,
      `${at}/tree/HEAD/site/docs/samples`,
    ]);
  });

  it("may start at the root of the repository if they refer to files, not folders", () => {
    const top = repository("https://github.com/o/n", FILES);
    expect(linkIn(top, "/DEPS#x").href).toBe("https://github.com/o/n/blob/HEAD/DEPS#x");
    expect([linkIn(top, "/src").problem?.code, linkIn(top, "/.git/config").problem?.code]).toEqual([
      "link-page",
      "link-page",
    ]);
  });

  it("are unverified if they leave the content folder and there is no repository", () => {
    const names = {...contextOf({}), codeHost: null};
    const from = {contentPath: "guide/page.md", url: "/guide/page/", external: false};
    expect(resolveLink("../../other/x.md#y", from, names)).toMatchObject({
      href: "/../other/x.html#y",
      problem: {code: "link-unverified"},
    });
    expect(resolveLink("../other.md", from, names).problem?.code).toBe("link-page");
  });

  it("are reported as missing if the project would contain the file, but does not", () => {
    const root = temporaryFolder();
    writeFiles(root, {"docs/guide/page.md": "", "inside.md": ""});
    const folders = [{folder: join(root, "docs"), prefix: ""}];
    const names = {...contextOf({}), codeHost: null, root, folders};
    const from = {contentPath: "guide/page.md", url: "/guide/page/", external: false};
    const messageFor = (target: string): string | undefined =>
      resolveLink(target, from, names).problem?.message;
    expect(messageFor("../../outside.md")).toBe(
      "`../../outside.md` is outside the content folder, and the project has no file `outside.md`",
    );
    for (const target of ["../../inside.md", "../../../elsewhere.md"])
      expect(messageFor(target)).toMatch(/may be part of another site$/);
    expect(resolveLink("../../outside.md", from, names).disk).toBe("outside.md");
    const {dialect} = contextOf({dialect: "mdbook"});
    const sibling = resolveLink("../../outside.md", from, {...names, dialect}).problem;
    expect(sibling?.message).toMatch(/may be part of another site$/);
    expect(sibling?.hint).toContain("beside the base");
  });

  it("follow the URL format of the host, and the branch of the config", () => {
    const top = repository("https://gitlab.example.org/group/sub/n.git", FILES);
    expect(linkIn(top, "../../../DEPS").href).toBe("https://gitlab.example.org/group/sub/n/-/blob/HEAD/DEPS");
    const {urls} =
      codeHost(top, {host: "https://codeberg.org", owner: "o", name: "n", branch: "dev", folder: ""}) ?? {};
    expect(urls?.file).toBe("https://codeberg.org/o/n/src/branch/dev/");
  });

  it.each([null, "/srv/git/n.git", "https://git.example.org/o/n"])(
    "are removed with a warning where the host is unknown: %s",
    origin =>
      expect(linkIn(repository(origin, FILES), "../../../DEPS")).toMatchObject({
        href: "",
        disk: "../DEPS",
        problem: {code: "link-outside"},
      }),
  );

  it("find the git config of an additional worktree", () => {
    const top = repository("https://github.com/o/n", FILES);
    const tree = temporaryFolder();
    const own = join(top, ".git", "worktrees", "t");
    mkdirSync(own, {recursive: true});
    writeFileSync(join(own, "commondir"), "../..\n");
    writeFileSync(join(tree, ".git"), `gitdir: ${own}\n`);
    expect(codeHost(tree, undefined)).toEqual({
      folder: tree,
      urls: {file: "https://github.com/o/n/blob/HEAD/", folder: "https://github.com/o/n/tree/HEAD/"},
    });
  });

  it("are broken if nothing is there, within .git, and outside the repository", () => {
    const top = repository("https://github.com/o/n", FILES);
    expect(linkIn(top, "../../../.git/config").problem?.code).toBe("link-page");
    expect(linkIn(top, "../../../NONE")).toMatchObject({disk: "../NONE", problem: {code: "link-page"}});
    const part = fc.constantFrom("..", ".", "src", "DEPS", "%00", "a".repeat(300), "site", "page.md", "");
    fc.assert(
      fc.property(fc.array(part, {minLength: 1, maxLength: 8}), parts => {
        const {href, problem} = linkIn(top, `./${parts.join("/")}`);
        if (problem?.code !== "link-page")
          expect(href).toMatch(/^$|^\/|^https:\/\/github\.com\/o\/n\/(?:blob|tree)\/HEAD\//);
      }),
    );
  });
});

it.each(["../../static/a%20b.pdf?x#p", "/static/a%20b.pdf?x#p"])(
  "%s leads to the path at which the site serves it",
  target => {
    const root = join(temporaryFolder(), "site");
    const names = contextOf({root});
    const files = new Map([["a b.pdf", join(root, "static", "a b.pdf")]]);
    const folders = [{folder: join(root, "docs"), prefix: ""}];
    const from = {contentPath: "guide/page.md", url: "/guide/page/", external: false};
    expect(resolveLink(target, from, {...names, folders, siteMap: {...names.siteMap, files}})).toMatchObject({
      href: "/a%20b.pdf?x#p",
      file: "a b.pdf",
    });
  },
);
