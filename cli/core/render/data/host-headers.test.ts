import {join} from "node:path";
import {expect, it} from "vitest";
import {filesBelow, run} from "#fixtures/support/project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

it("appends the _headers file of a public folder to the generated rules", async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    "docs-index.config.json": JSON.stringify({content: "docs", dates: "none"}),
    "docs/index.md": "# Home\n",
    "public/_headers": "/*\r\n  X-Own: 1\r\n",
  });
  await run(folder, "build", "--quiet");
  const headers = filesBelow(join(folder, "artifacts"))._headers;
  expect(headers).toMatch(/^\/\*\n {2}Content-Security-Policy: /);
  expect(headers).toMatch(/\n {2}Cache-Control: no-cache\n\/\*\n {2}X-Own: 1\n$/);
});
