import {realpathSync, rmSync} from "node:fs";
import {beforeEach, describe, expect, it} from "vitest";
import {type BuildRun, buildProject} from "#fixtures/support/build-project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const root = realpathSync(temporaryFolder());
beforeEach(() => rmSync(root, {recursive: true, force: true}));

const MANY = Array.from({length: 12}, (_, at) => `n${at}`);
const CONFIG = {"docs-index.config.json": '{"content": "docs", "dates": "none"}'};

/** Builds a page with the given Markdown beside pages with sound links, and returns its findings. */
async function build(body: string, files: Record<string, string> = {}): Promise<BuildRun["diagnostics"]> {
  const sound = Array.from({length: 40}, () => "[x](/other/) [x](other.md#here) [x](index.md)").join("\n");
  writeFiles(root, {
    ...CONFIG,
    "docs/index.md": `# Page\n\n${body}\n`,
    "docs/other.md": `# Other\n\n## Here\n\n${sound}\n`,
    ...files,
  });
  const {diagnostics} = await buildProject(root);
  return diagnostics.filter(({code}) => code !== "template-value");
}

const links = (target: (name: string) => string, names: readonly string[] = MANY): string =>
  names.map(name => `[${name}](${target(name)})`).join("\n");

describe("targets of one kind that nearly all lead nowhere", () => {
  it.each<[string, (name: string) => string, string]>([
    ["a scheme", name => `docblock:${name}`, "12 of 12 links with the scheme `docblock:`"],
    ["a placeholder", name => `/{{base}}/${name}`, "12 of 12 links with the placeholder `{{…}}`"],
    ["angle brackets", name => `${name}-%3CX%3E.md`, "12 of 12 links with the placeholder `<…>`"],
    ["a file ending", name => `${name}.do`, "12 of 12 relative links that end in `.do`"],
    ["a first word of ids", name => `other.md#opt.${name}.z`, "12 of 12 fragments that start with `#opt.`"],
  ])("share one warning: %s", async (_, target, hint) => {
    const all = await build(links(target));
    expect(all.map(({code}) => code)).toEqual(MANY.map(() => "link-unverified"));
    const hints = new Set(all.map(each => each.hint));
    expect(hints.size).toBe(1);
    expect([...hints][0]).toContain(hint);
    expect([...hints][0]).toContain("lead nowhere, such as `");
  });

  it.each<[string, (name: string) => string, string]>([
    ["a scheme", name => `docblock:${name}`, "link-scheme"],
    ["a placeholder", name => `/{{base}}/${name}`, "link-placeholder"],
    ["a file ending", name => `${name}.do`, "link-page"],
    ["ids", name => `other.md#opt.${name}.z`, "link-anchor"],
  ])("are errors if they are few: %s", async (_, target, code) => {
    const few = await build(links(target, MANY.slice(0, 3)));
    expect(few.map(each => each.code)).toEqual(Array.from({length: 3}, () => code));
  });

  it("are errors if many others of the kind exist, or if the pages have moved", async () => {
    const there = Object.fromEntries(MANY.map(name => [`docs/api/here/${name}.md`, "# Here\n"]));
    const mixed = links(name => `/api/gone-${name}`) + links(name => `/api/here/${name}`);
    expect((await build(mixed, there)).map(({code}) => code)).toEqual(MANY.map(() => "link-page"));
    const moved = await build(
      links(name => `/old/${name}`),
      there,
    );
    expect(moved.map(({code}) => code)).toEqual(MANY.map(() => "link-page"));
  });

  it("are uncertain if many links name a folder from which only the deployed site serves the pages", async () => {
    const names = Array.from({length: 45}, (_, at) => `p${at}`);
    const there = Object.fromEntries(names.map(name => [`docs/versioned/${name}.md`, "# Here\n"]));
    const old = links(name => `/docs/${name}/`, names);
    const unlinked = await build(`${old}\n${"[x](/other/) ".repeat(200)}`, there);
    expect(new Set(unlinked.map(({code}) => code))).toEqual(new Set(["link-unverified"]));
    const site = {"docs-index.config.json": '{"content": "docs", "dates": "none", "site": "https://x.dev/"}'};
    const absolute = `${old.replaceAll("(/docs", "(https://x.dev/docs")}\n${"[x](/other/) ".repeat(200)}`;
    expect((await build(absolute, {...there, ...site})).map(({code}) => code)).toEqual(
      names.map(() => "link-unverified"),
    );
    const renamed = await build(`${old}\n${"[x](/versioned/p1/) ".repeat(200)}`, there);
    expect(new Set(renamed.map(({code}) => code))).toEqual(new Set(["link-page"]));
  });

  it("are uncertain from a smaller share on if no settings determine the URLs", async () => {
    const body = links(name => `/routes/${name}`) + links(name => `/other/#${name}`).replaceAll(/#n\d+/g, "");
    const bare = await build(body, {"docs-index.config.json": "{}"});
    expect(new Set(bare.map(({code}) => code))).toEqual(new Set(["link-unverified"]));
  });

  it("include images of one name", async () => {
    const images = MANY.map(name => `![${name}](${name}/preview.png)`).join("\n\n");
    const found = await build(images, Object.fromEntries(MANY.map(name => [`docs/${name}/x.png`, "x"])));
    expect(new Set(found.map(({code}) => code))).toEqual(new Set(["file-generated"]));
    expect(found[0]?.hint).toContain("12 of 12 files named `preview.png`");
  });

  it("include images and files", async () => {
    const images = MANY.map(name => `![${name}](shots/2x/${name}.png)`).join(" ");
    const found = await build(images, {"docs/shots/2x/own.png": "x", "docs/shots/b.png": "x"});
    expect(new Set(found.map(({code}) => code))).toEqual(new Set(["file-generated"]));
  });
});

it("links to a version are uncertain only if the folder lacks that version", async () => {
  const targets = ["latest/a", "v3/a", "4.x/a", "cli/next/a", "v2/gone", "2024/a", "gone/a"];
  const found = await build(targets.map(target => `[x](/${target}/)`).join("\n\n"), {
    "docs/v2/a.md": "# A\n",
    "docs/cli/v2/a.md": "# A\n",
  });
  expect(found.map(({code}) => code)).toEqual([
    ...targets.slice(0, 4).map(() => "link-unverified"),
    ...targets.slice(4).map(() => "link-page"),
  ]);
});

it("pages that the settings of a tool name are uncertain", async () => {
  const files = {
    "mkdocs.yml":
      "site_name: X\nplugins:\n  - status:\n      route: 'made/status'\nextra:\n  alternate:\n    - link: /de/\n",
    "docs/index.md": "# Page\n\n[a](/made/status/)\n\n[b](/made/other/)\n\n[c](/blog/rss.xml)\n\n[d](/de/)\n",
  };
  writeFiles(root, files);
  const {diagnostics} = await buildProject(root);
  expect(diagnostics.map(({code, line}) => [code, line])).toEqual([
    ["link-unverified", 3],
    ["link-page", 5],
    ["link-unverified", 7],
    ["link-unverified", 9],
  ]);
});
