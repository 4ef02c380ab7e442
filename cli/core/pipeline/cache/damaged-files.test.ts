import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import fc from "fast-check";
import {expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {damage, damaged} from "#fixtures/support/damage.ts";
import {picture} from "#fixtures/support/picture.ts";
import {snapshot} from "#fixtures/support/snapshot.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

/** Number of damaged caches. */
const RUNS = Number(process.env.DAMAGED_CACHES ?? 15);

/** Generates the damage to a cached file. */
const accident = fc.oneof(
  {weight: 5, arbitrary: fc.array(damage, {minLength: 1, maxLength: 3})},
  {weight: 1, arbitrary: fc.constantFrom("removed" as const, "a folder" as const)},
);

/** Returns the paths of all files in a folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: "utf8"})
    .filter(path => statSync(join(folder, path)).isFile())
    .sort();

it("a build with any damaged file in its cache has the same output as one without a cache", async () => {
  const parent = temporaryFolder();
  const folder = join(parent, "a/b/project");
  const edit = "\nEdited.\n";
  writeFiles(folder, {
    "docs-index.config.json": '{"dates": "none", "images": true}',
    "docs/index.md": "# Home\n\n![A](a.png)\n",
    ...Object.fromEntries([1, 2, 3, 4].map(n => [`docs/p${n}.md`, `# Page ${n}\n\n[Home](index.md)\n`])),
  });
  writeFileSync(join(folder, "docs/a.png"), await picture(900, 60));
  const page = join(folder, "docs/p1.md");
  const text = readFileSync(page, "utf8");
  const outputs = new Map<boolean, Record<string, string>>();
  for (const isEdited of [true, false]) {
    writeFileSync(page, isEdited ? text + edit : text);
    await buildProject(folder, "--no-cache");
    outputs.set(isEdited, snapshot(join(folder, "artifacts")));
  }
  expect(Object.keys(outputs.get(true) ?? {}).filter(path => path.endsWith(".webp"))).not.toEqual([]);
  await buildProject(folder);
  const [cache, kept] = [join(folder, ".docs-index"), join(parent, "kept")];
  cpSync(cache, kept, {recursive: true, preserveTimestamps: true});
  const inputs = (): string[] =>
    filesIn(parent).filter(path => !/^kept|project.(?:artifacts|\.docs-index)/.test(path));
  const before = inputs();
  const names = filesIn(kept);
  const accidents = fc.array(fc.tuple(fc.constantFrom(...names), accident), {minLength: 1, maxLength: 3});
  const webp = names.find(name => name.endsWith(".webp")) as string;
  await fc.assert(
    fc.asyncProperty(accidents, fc.boolean(), fc.boolean(), async (damages, isEdited, hasOutput) => {
      rmSync(cache, {recursive: true, force: true});
      cpSync(kept, cache, {recursive: true, preserveTimestamps: true});
      if (!hasOutput) rmSync(join(folder, "artifacts"), {recursive: true, force: true});
      for (const [path, how] of new Map(damages)) {
        const file = join(cache, path);
        if (typeof how === "string") rmSync(file);
        else writeFileSync(file, how.reduce(damaged, readFileSync(file)));
        if (how === "a folder") mkdirSync(file);
      }
      writeFileSync(page, isEdited ? text + edit : text);
      expect((await buildProject(folder)).code).toBe(0);
      expect(snapshot(join(folder, "artifacts"))).toEqual(outputs.get(isEdited));
    }),
    {
      numRuns: RUNS,
      examples: [
        [[[webp, "removed"]], false, false],
        [[[webp, "a folder"]], false, false],
        [[[webp.replace(/-\d+\.webp$/, ".json"), "a folder"]], true, false],
        ...names
          .filter(name => /spare-output\/(?:manifest\.webmanifest|data\/pages\.json)$/.test(name))
          .map((name): [[string, "a folder"][], boolean, boolean] => [[[name, "a folder"]], true, true]),
      ],
    },
  );
  expect(inputs()).toEqual(before);
});
