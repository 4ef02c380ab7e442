import {expect, it} from "vitest";
import {pathsOfTree} from "./tree.ts";

it("joins nested entries and omits the project itself and comments", () => {
  const tree =
    "webpack-demo\n├── package.json\n├── src/\n│   ├── a\n│   │   └── b.js  # new\n│   └── c.js\n└── dist\n";
  expect(pathsOfTree(tree)).toEqual(["package.json", "src", "src/a", "src/a/b.js", "src/c.js", "dist"]);
});
