import {readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";

const CLI = join(import.meta.dirname, "../..");

/** Modules that may read files without `readRegularFile`, because this tool wrote the files. */
const OWN_FILES = new Set([
  // The reader itself.
  "support/files/regular-file.ts",
  // Files of the package.
  "commands/schema.ts",
  "core/render/body/code/grammar-aliases.ts",
  "dialects/generated-files.ts",
  // Build output.
  "commands/edition.ts",
  "commands/mcp/find-page.ts",
  "commands/mcp/pages.ts",
  "commands/order.ts",
  "commands/push-search/read-records.ts",
  "commands/search.ts",
  "commands/site/site.ts",
  "core/emit/output-folder.ts",
  "core/emit/staging.ts",
  "core/pipeline/build.ts",
  "core/pipeline/cache/last-output.ts",
  "compare/new-site.ts",
  "diff/snapshot.ts",
  "support/files/built-files.ts",
  "support/files/bytes-between.ts",
  // The cache, locks and scratch files.
  "checks/web/baseline.ts",
  "checks/web/memory.ts",
  "core/pipeline/cache/body-store.ts",
  "core/pipeline/cache/cache.ts",
  "external/files.ts",
  "external/git/trace.ts",
  "external/last-good/cached-readmes.ts",
  "external/snapshots.ts",
  "support/files/lines.ts",
  "support/files/process-lock.ts",
  "support/files/stored-json.ts",
]);

const READS = /\b(?:readFile|readFileSync|readSync|createReadStream)\b/;

it("reads project files through one function, which only accepts regular files", () => {
  const modules = readdirSync(CLI, {recursive: true, encoding: "utf8"})
    .map(path => path.replaceAll("\\", "/"))
    .filter(path => path.endsWith(".ts") && !path.endsWith(".test.ts"));
  const readers = modules.filter(path => READS.test(readFileSync(join(CLI, path), "utf8")));
  expect(readers.sort()).toEqual([...OWN_FILES].sort());
});
