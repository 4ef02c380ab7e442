import {mkdir, mkdtemp, rm, writeFile} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {expect, it} from "vitest";
import {extractPage} from "../extract/page.ts";
import {checkLinks} from "./check.ts";

it("reports files missing in the installed package, and links to lines", async () => {
  const modules = await mkdtemp(join(tmpdir(), "links-"));
  await mkdir(join(modules, "webpack/lib/dll"), {recursive: true});
  await writeFile(join(modules, "webpack/lib/A.js"), "");
  const root = "https://github.com/webpack/webpack";
  const text = [
    `---\nrelated:\n  - url: ${root}/blob/main/lib/Gone.js\n---\n`,
    `[a](${root}/blob/main/lib/A.js) [dll](${root}/tree/main/lib/dll/)`,
    `[b](${root}/blob/v5.0.0/lib/A.js#L10)`,
    `[c](${root}/tree/main/examples/dll) [d](${root}/issues/1) [e](https://github.com/a/webpack/blob/main/lib/B.js)`,
    "https://raw.githubusercontent.com/webpack/webpack/main/lib/B.js",
  ].join("\n\n");
  const {problems, counts} = await checkLinks([extractPage("a.md", text)], modules);
  expect(problems.map(({line, message}) => `${line} ${message}`)).toEqual([
    "3 webpack has no file lib/Gone.js",
    "9 a link to a line of lib/A.js goes wrong with the next change",
    "13 webpack has no file lib/B.js",
  ]);
  expect(counts[0]).toMatch(/^5 links.* 1 to/);
  await rm(modules, {recursive: true});
});
