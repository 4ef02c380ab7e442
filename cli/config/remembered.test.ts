import {mkdtempSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterEach, beforeEach, expect, test} from "vitest";
import {loadProject} from "./load.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "config-"));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

const write = (config: string): void => writeFileSync(join(folder, "docs-index.config.json"), config);
const title = async (tool?: string): Promise<string | undefined> =>
  (await loadProject(folder, {}, tool)).config.title;
const memory = (): string => join(folder, ".docs-index/cache/config.json");
/** Modifies the stored config, so that its use can be detected. */
const mark = (text: string): void =>
  writeFileSync(memory(), readFileSync(memory(), "utf8").replace(text, "B"));

test("a changed config, another version and a damaged cache are validated again", async () => {
  write('{"title": "A"}');
  expect(await title("1")).toBe("A");
  expect(await title("1")).toBe("A");
  mark('"A"');
  expect(await title("1")).toBe("A");
  write('{"title": "C"}');
  expect(await title("1")).toBe("C");
  write('{"title": 3}');
  await expect(title("1")).rejects.toMatchObject({diagnostics: [{code: "config-value"}]});
  await expect(title("1")).rejects.toMatchObject({diagnostics: [{code: "config-value"}]});
});

test("a cached config equals the validated one, with all defaults", async () => {
  write('{"title": "A"}');
  const fresh = await loadProject(folder, {});
  expect(await loadProject(folder, {}, "1")).toEqual(fresh);
  expect(readFileSync(memory(), "utf8")).toContain('"A"');
  expect(await loadProject(folder, {}, "1")).toEqual(fresh);
});

test("defaults without a config are cached too", async () => {
  const fresh = await loadProject(folder, {});
  expect(await loadProject(folder, {}, "1")).toEqual(fresh);
  expect(await loadProject(folder, {}, "1")).toEqual(fresh);
});
