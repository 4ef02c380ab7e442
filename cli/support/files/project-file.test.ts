import {join} from "node:path";
import {expect, test} from "vitest";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {projectFile} from "./project-file.ts";

const base = temporaryFolder();

test.each([
  ["with the content", {"docs/data/x.json": "", "x.json": ""}, "docs/data/x.json"],
  ["beside the config", {"x.json": ""}, "x.json"],
  ["nowhere yet", {}, "x.json"],
])("a file that is %s", (name, files, label) => {
  const root = join(base, name);
  writeFiles(root, files);
  expect(projectFile({root, content: join(root, "docs")}, "x.json")).toEqual({
    path: join(root, label),
    label,
  });
});
