import {expect, test} from "vitest";
import {clean, testContext} from "#fixtures/support/readme.ts";

const repo = "https://github.com/acme/x-loader";
const found = (text: string): [string, number][] =>
  clean(text, testContext({}, {submodules: ["docs", "packages/my core"]})).foreign.map(({path, line}) => [
    path,
    line,
  ]);

test.each([
  ["a link", "[a](docs/a.md)", "docs"],
  ["a link to the submodule itself", "[a](./docs)", "docs"],
  ["a link with a fragment", "[a](docs/a.md#b)", "docs"],
  ["a link from the root", "[a](/docs/a.md)", "docs"],
  ["a name with a space", "[a](packages/my%20core/a.md)", "packages/my core"],
  ["an image", "![a](docs/a.png)", "docs"],
  ["a definition", "[a][b]\n\n[b]: docs/a.md", "docs"],
  ["HTML", '<a href="docs/a.md">a</a>', "docs"],
  ["an image in HTML", '<img src="docs/a.png">', "docs"],
  ["an address of the repository", `[a](${repo}/tree/main/docs/a)`, "docs"],
])("%s leads into a submodule", (_, text, path) => {
  const at = text.includes("[b]:") ? 5 : 3;
  expect(found(`Text.\n\n${text}\n`)).toEqual([[path, at]]);
});

test.each([
  ["another folder", "[a](docs2/a.md)"],
  ["a file", "[a](a.md)"],
  ["a heading", "[a](#docs)"],
  ["another repository", "[a](https://github.com/acme/y/tree/main/docs/a)"],
  ["code", "`[a](docs/a.md)`"],
])("%s does not lead into a submodule", (_, text) => expect(found(text)).toEqual([]));
