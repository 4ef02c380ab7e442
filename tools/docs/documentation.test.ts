import {join} from "node:path";
import {expect, it} from "vitest";
import {checkFolder} from "#fixtures/support/check-project.ts";

it("the documentation passes its own check without errors and warnings", async () => {
  const folder = join(import.meta.dirname, "../../docs");
  const {code, diagnostics} = await checkFolder(folder, "--strict", "--no-cache");
  expect(diagnostics.filter(({severity}) => severity !== "info")).toEqual([]);
  expect(code).toBe(0);
});
