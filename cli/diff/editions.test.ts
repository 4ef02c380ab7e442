import {cpSync, realpathSync, rmSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {run} from "#fixtures/support/project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import type {SiteChanges} from "./changes.ts";

const root = realpathSync(temporaryFolder());
const PROJECTS = join(import.meta.dirname, "../../fixtures/projects");

/** Returns the effects on readers of a change to a fixture project. */
async function changesOf(project: string, change: (folder: string) => void): Promise<SiteChanges> {
  const folder = join(root, project);
  cpSync(join(PROJECTS, project), folder, {recursive: true});
  rmSync(join(folder, "expected"), {recursive: true});
  await buildProject(folder, "--out", "before");
  change(folder);
  await buildProject(folder, "--out", "after");
  const {stdout} = await run(folder, "diff", "before", "after", "--format", "json");
  return JSON.parse(stdout) as SiteChanges;
}

it("reports the changes of each language once", async () => {
  const changes = await changesOf("locales", folder => {
    writeFiles(folder, {
      "content/guide/advanced.md": "---\ntitle: Harder\n---\n\nText.\n",
      "content/de/guide/neu.md": "---\ntitle: Neu\n---\n\n[A](advanced.md), [B](/de/guide/install/)\n",
    });
    rmSync(join(folder, "content/zh/guide/install.md"));
  });
  expect(changes.added).toEqual([{url: "/de/guide/neu/", title: "Neu"}]);
  expect(changes.titles).toMatchObject([{url: "/guide/advanced/", before: "Advanced", after: "Harder"}]);
  expect(changes.removed).toMatchObject([{url: "/zh/guide/install/"}]);
  // The English page replaces the translation.
  expect(changes.brokenLinks).toEqual([]);
});

it("compares pages that replace missing translations with those of their version", async () => {
  const changes = await changesOf("versions", folder =>
    writeFiles(folder, {
      "docs/de/guide/use.md":
        "---\ntitle: Benutzen\n---\n\n[Neu](/docs/guide/new/), [Weg](/docs/guide/away/)\n",
      "versions/1.x/de/guide/use.md": "---\ntitle: Benutzen\n---\n\n[Alt](./old.md)\n",
    }),
  );
  expect(changes).toMatchObject({added: [], removed: [], titles: []});
  expect(changes.brokenLinks.map(({page, target}) => [page, target])).toEqual([
    ["/de/docs/guide/use/", "/de/docs/guide/away/"],
  ]);
});

it("suggests pages of the current version as targets of redirects, not their copies in an old one", async () => {
  const folder = join(root, "frozen");
  const body = "Configure the cache, its size and its lifetime, and clear it before a release.\n";
  const config = (versions: object): string => JSON.stringify({content: "docs", dates: "none", ...versions});
  writeFiles(folder, {
    "docs-index.config.json": config({}),
    "docs/index.md": "# Home\n",
    "docs/cache.md": `# Cache\n\n${body}`,
    "docs/gone.md": "# Gone\n\nFeatures that exist no longer, and how to replace each of them.\n",
  });
  await buildProject(folder, "--out", "before");
  cpSync(join(folder, "docs"), join(folder, "old"), {recursive: true});
  rmSync(join(folder, "docs/cache.md"));
  rmSync(join(folder, "docs/gone.md"));
  writeFiles(folder, {
    "docs-index.config.json": config({versions: [{name: "2.x"}, {name: "1.x", content: "old"}]}),
    "docs/storage.md": `# Cache and storage\n\n${body}`,
  });
  await buildProject(folder, "--out", "after");
  const {stdout} = await run(folder, "diff", "before", "after", "--format", "json");
  const {moved, removed} = JSON.parse(stdout) as SiteChanges;
  expect(moved.map(({from, to}) => [from, to])).toEqual([["/cache/", "/storage/"]]);
  expect(removed.map(({url}) => url)).toEqual(["/gone/"]);
});
