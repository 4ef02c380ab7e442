import {execFileSync} from "node:child_process";
import {existsSync, readFileSync, realpathSync, rmSync} from "node:fs";
import {join} from "node:path";
import {beforeEach, describe, expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {checkFolder} from "#fixtures/support/check-project.ts";
import {run} from "#fixtures/support/project.ts";
import {manifestFaults, snapshot} from "#fixtures/support/snapshot.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import type {PageDocument} from "#schemas/page-document.ts";
import type {Site} from "#schemas/site.ts";

const root = realpathSync(temporaryFolder());
const SETTINGS = {
  site: "https://x.org/p/",
  locales: [{lang: "en"}, {lang: "de"}],
  repository: {owner: "o", name: "r", folder: "docs"},
  content: "docs",
};
const config = (settings: object): string => JSON.stringify({...SETTINGS, dates: "none", ...settings});
const out = join(root, "artifacts");
const read = <T>(path: string): T => JSON.parse(readFileSync(join(out, path), "utf8")) as T;

beforeEach(() => {
  rmSync(root, {recursive: true, force: true});
  writeFiles(root, {
    "docs-index.config.json": config({}),
    "docs/index.md": "# Home\n",
    "docs/guide/a.md": "---\ntitle: A\n---\n\n[B](b.md#two) and [A](/guide/a/).\n\n## One\n",
    "docs/guide/b.md": "---\ntitle: B\n---\n\n## Two\n",
    "docs/de/guide/b.md":
      "---\ntitle: B (de)\n---\n\n[A](/de/guide/a/), [A](./a.md), [en](/guide/a/)\n\n## Zwei\n",
  });
});

const git = (...args: string[]): string =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@x.org", ...args], {
    cwd: root,
    encoding: "utf8",
  });

/** Commits all files in a new repository, and tags the commit `v1`. */
function tagFirst(): void {
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "one");
  git("tag", "v1");
}

describe("a build of several languages", () => {
  it("fills gaps of a translation from the default language, whose diagnostics are reported once", async () => {
    writeFiles(root, {"docs/guide/a.md": "---\ntitle: A\n---\n\n[Gone](gone.md), [B](b.md#two)\n"});
    const {code, pages, findings} = await buildProject(root);
    expect({code, findings}).toEqual({
      code: 1,
      findings: ["docs/guide/a.md link-page there is no page `/guide/gone/`"],
    });
    expect(pages).toMatchObject({discovered: 6, emitted: 6, dropped: 0});
    expect(read<PageDocument>("de/data/pages/guide/a/index.json")).toMatchObject({
      path: "docs/guide/a.md",
      lang: "en",
      edit: "https://github.com/o/r/edit/main/docs/guide/a.md",
    });
    expect(read<PageDocument>("de/data/pages/guide/b/index.json")).not.toHaveProperty("lang");
  });

  it("checks the redirects of the whole site once, against all pages", async () => {
    writeFiles(root, {
      "docs-index.config.json": config({
        versions: [{name: "2"}, {name: "1", path: "1", content: "old"}],
        redirects: {"/was": "/guide/a/", "/gone": "/nowhere/"},
      }),
      "old/index.md": "# Old\n",
    });
    const {findings} = await buildProject(root);
    expect(findings.filter(text => text.includes("redirect"))).toEqual([
      expect.stringContaining("there is no page /nowhere/"),
    ]);
  });

  it("has lines for the redirects within every language and version in the file for the host", async () => {
    const versions = [{name: "2"}, {name: "1", path: "1", content: "old"}];
    const redirects = {
      "/was": {to: "/guide/a/", status: 302},
      "/new/": "/guide/b/#two",
      "/de/new/": "/guide/a/",
    };
    writeFiles(root, {
      "docs-index.config.json": config({versions, redirects}),
      "old/guide/a.md": "# A\n",
      "old/data/redirects.json": '{"redirects": [{"from": "/own/", "to": "/guide/a/"}]}',
      "old/de/guide/a.md": "# A\n",
    });
    const rules = async (): Promise<string[]> => {
      await buildProject(root);
      const lines = readFileSync(join(out, "_redirects"), "utf8").trimEnd().split("\n");
      expect(new Set(lines.map(line => line.split(" ")[0])).size).toBe(lines.length);
      return lines.filter(line => /^\S*\/ /.test(line)).sort();
    };
    const all = [
      "/1/own/ /1/guide/a/ 301",
      "/1/was/ /1/guide/a/ 302",
      "/de/1/own/ /de/1/guide/a/ 301",
      "/de/1/was/ /de/1/guide/a/ 302",
      "/de/new/ /guide/a/ 301",
      "/de/was/ /de/guide/a/ 302",
      "/new/ /guide/b/#two 301",
      "/was/ /guide/a/ 302",
    ];
    expect(await rules()).toEqual(all);
    // The standing results of unchanged editions contain their redirects.
    writeFiles(root, {"docs/index.md": "# Changed\n"});
    expect(await rules()).toEqual(all);
    rmSync(join(root, "old/data"), {recursive: true});
    expect(await rules()).toEqual(all.filter(line => !line.includes("own")));
  });

  it("yields the same output as a clean build without a cache, after any change", async () => {
    const steps: [string, () => void][] = [
      ["nothing", () => {}],
      ["a translation comes", () => writeFiles(root, {"docs/de/guide/a.md": "# A (de)\n"})],
      ["the original changes", () => writeFiles(root, {"docs/guide/a.md": "# Other\n"})],
      ["a translation goes", () => rmSync(join(root, "docs/de/guide/b.md"))],
      ["a language goes", () => writeFiles(root, {"docs-index.config.json": config({locales: undefined})})],
      ["it comes back", () => writeFiles(root, {"docs-index.config.json": config({})})],
    ];
    for (const [name, change] of steps) {
      change();
      await buildProject(root);
      const warm = snapshot(out);
      expect(manifestFaults(out), name).toEqual([]);
      await buildProject(root, "--out", "clean", "--no-cache");
      expect(warm, name).toEqual(snapshot(join(root, "clean")));
      expect(existsSync(join(out, "de/data/site.json")), name).toBe(name !== "a language goes");
      rmSync(join(root, "clean"), {recursive: true});
    }
  });

  it("writes nothing if nothing changed", async () => {
    await buildProject(root);
    const {stdout} = await run(root, "build", "--json");
    expect(JSON.parse(stdout)).toMatchObject({pages: {fresh: 0}, files: {written: 0, removed: 0}});
  });

  it("rejects pages at the URLs of other languages", async () => {
    writeFiles(root, {"docs/de.md": "# No\n"});
    const {findings} = await buildProject(root);
    expect(findings).toEqual([
      "docs/de.md url-reserved the URL /de/ requires a folder de, but that is the path of another language or version",
    ]);
  });

  it("is checked in every language", async () => {
    writeFiles(root, {
      "docs/de/guide/b.md": "---\ntitle: B\n---\n\n[A](/guide/a), [x](gone.md)\n",
      "docs/guide/a.md": "---\ntitle: A\n---\n\n[B](/guide/b)\n",
    });
    const places = async (...flags: string[]): Promise<string[]> => {
      const {diagnostics} = await checkFolder(root, ...flags);
      return diagnostics
        .filter(({code}) => code.startsWith("link-"))
        .map(({file, line, code}) => `${file}:${line} ${code}`);
    };
    expect(await places()).toEqual([
      "docs/de/guide/b.md:5 link-slash",
      "docs/de/guide/b.md:5 link-page",
      "docs/guide/a.md:5 link-slash",
    ]);
    expect(await places("--fix")).toEqual(["docs/de/guide/b.md:5 link-page"]);
  });
});

describe("a version from a git revision", () => {
  const versions = [{name: "2"}, {name: "1", ref: "v1"}];

  it("has the public files that the current look refers to, which it lacks itself", async () => {
    tagFirst();
    writeFiles(root, {
      "docs-index.config.json": config({
        versions,
        slots: ["footer"],
        home: {image: "hero.svg"},
        theme: {css: "look.css"},
        head: [
          {tag: "script", attributes: {src: "/clock/clock.js?v=2"}},
          {tag: "style", content: "body { background: url('/ground.png') }"},
        ],
      }),
      "look.css": '@font-face { src: url("/fonts/a.woff2") }',
      "slots/footer.html": '<img src="/foot.png" alt="">',
      "public/hero.svg": "<svg/>",
      "public/clock/clock.js": 'import "./hands.js";',
      "public/clock/hands.js": 'fetch("/times.json")',
      "public/times.json": "[]",
      "public/ground.png": "",
      "public/fonts/a.woff2": "",
      "public/foot.png": "",
      "public/other.png": "",
    });
    await buildProject(root);
    const names = ["hero.svg", "clock/clock.js", "clock/hands.js", "times.json", "ground.png"];
    for (const name of [...names, "fonts/a.woff2", "foot.png"])
      expect(existsSync(join(out, "1", name)), name).toBe(true);
    expect(existsSync(join(out, "1/other.png"))).toBe(false);
    expect(read<Site>("1/data/site.json").home?.image).toBe("/hero.svg");
  });

  it("has the pages of that revision, in each of its languages", async () => {
    git("init", "-q");
    writeFiles(root, {".gitignore": "artifacts\n.docs-index\n"});
    git("add", ".");
    git("commit", "-qm", "one");
    git("tag", "v1");
    rmSync(join(root, "docs/guide/a.md"));
    writeFiles(root, {
      "docs/guide/b.md": "---\ntitle: B of 2\n---\n\nText.\n",
      "docs/guide/c.md": "---\ntitle: C\n---\n\n[Old](/1/guide/a/)\n",
      "docs/de/guide/b.md": "---\ntitle: B (de) of 2\n---\n\nText.\n",
      "docs-index.config.json": config({versions}),
    });
    expect((await buildProject(root)).findings).toEqual([]);
    expect(read<PageDocument>("1/data/pages/guide/a/index.json")).toMatchObject({
      title: "A",
      path: "docs/guide/a.md",
    });
    expect(read<PageDocument>("1/data/pages/guide/a/index.json").edit).toBeUndefined();
    expect(read<PageDocument>("de/1/data/pages/guide/b/index.json").title).toBe("B (de)");
    expect(read<PageDocument>("data/pages/guide/b/index.json").title).toBe("B of 2");
    expect(read<Site>("de/1/data/site.json").versions).toEqual([
      {title: "2", url: "/../../de/", current: false, nofollow: false, latest: true},
      {title: "1", url: "/", current: true, nofollow: false},
    ]);
    const again = snapshot(out);
    await buildProject(root, "--out", "clean", "--no-cache");
    expect(snapshot(join(root, "clean"))).toEqual(again);
  });

  it("uses the plug-ins of the current config, which that revision does not contain", async () => {
    tagFirst();
    writeFiles(root, {
      "shout.mjs": `const shout = node => { if (node.type === "text") node.value = node.value.toUpperCase(); node.children?.forEach(shout); };
        export default {name: "shout", version: "1", transform: tree => shout(tree)};`,
      "docs-index.config.json": config({versions, plugins: ["./shout.mjs"]}),
    });
    expect((await buildProject(root)).findings).toEqual([]);
    for (const folder of ["", "1/"])
      expect(read<PageDocument>(`${folder}data/pages/guide/a/index.json`).html).toContain("ONE");
  });

  it("has the style sheet and logo of the current config, and no edit links", async () => {
    tagFirst();
    const png = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    writeFiles(root, {
      "theme/own.css": "h1 { color: red }\n",
      "theme/logo.png": png,
      "public/icon.png": png,
      "docs-index.config.json": config({
        versions,
        logo: "theme/logo.png",
        icon: "/icon.png",
        theme: {css: "theme/own.css"},
      }),
    });
    expect((await buildProject(root)).findings).toEqual([]);
    for (const folder of ["", "1/"]) {
      expect(readFileSync(join(out, `${folder}theme.css`), "utf8")).toContain("color: red");
      expect(read<Site>(`${folder}data/site.json`).logo).toMatchObject({light: "/_files/logo.png"});
      for (const picture of ["_files/logo.png", "icon.png"])
        expect(existsSync(join(out, folder, picture))).toBe(true);
    }
    expect(read<PageDocument>("data/pages/guide/a/index.json").edit).toBeDefined();
    expect(read<PageDocument>("1/data/pages/guide/a/index.json").edit).toBeUndefined();
  });

  it("links from the menus of an old version to the current one if the old one lacks the page", async () => {
    tagFirst();
    writeFiles(root, {
      "docs/new.md": "# New\n",
      "docs-index.config.json": config({
        versions,
        navigation: [
          {title: "New", url: "/new/#part"},
          {title: "A", url: "/guide/a/"},
          {title: "Feed", url: "/feed.xml"},
          {title: "Chat", url: "https://chat.example.org/new/"},
        ],
        banner: {html: "[New](/new/) and [A](/guide/a/)"},
        footer: {left: [{title: "New", url: "/new/"}]},
      }),
    });
    expect((await buildProject(root)).findings).toEqual([]);
    const urls = (folder: string) => read<Site>(`${folder}data/site.json`).navigation.map(({url}) => url);
    expect(urls("")).toEqual(["/new/#part", "/guide/a/", "/feed.xml", "https://chat.example.org/new/"]);
    expect(urls("1/")).toEqual(["/../new/#part", ...urls("").slice(1)]);
    const {banner, footer} = read<Site>("1/data/site.json");
    expect(banner?.html).toBe('<a href="/../new/">New</a> and <a href="/guide/a/">A</a>');
    expect(footer.left).toMatchObject([{url: "/../new/"}]);
  });

  it("names the revision in diagnostics", async () => {
    git("init", "-q");
    writeFiles(root, {"docs/guide/b.md": "[x](gone.md)\n"});
    git("add", ".");
    git("commit", "-qm", "one");
    git("tag", "v1");
    writeFiles(root, {
      "docs/guide/b.md": "---\ntitle: B\n---\n\n## Two\n",
      "docs-index.config.json": config({versions}),
    });
    const {diagnostics} = await buildProject(root);
    expect(diagnostics.filter(({code}) => code === "link-page").map(({file}) => file)).toEqual([
      "1:docs/guide/b.md",
    ]);
  });
});
