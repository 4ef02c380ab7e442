import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {expect, it} from "vitest";
import {readClientAssets} from "./client-assets.ts";

it("lists for each screen every script and style that it needs immediately, and nothing that is loaded later", () => {
  const folder = mkdtempSync(join(tmpdir(), "client-assets-"));
  mkdirSync(join(folder, ".vite"));
  const manifest = {
    "_shared.js": {file: "assets/shared.js", imports: ["_deep.js"]},
    "_deep.js": {file: "assets/deep.js"},
    "site/entry-client.tsx": {
      file: "assets/entry.js",
      isEntry: true,
      css: ["assets/entry.css"],
      imports: ["_shared.js"],
      dynamicImports: ["site/screens/vote/vote.tsx", "node_modules/react-dom/client.js"],
    },
    "node_modules/react-dom/client.js": {file: "assets/client.js", imports: ["_deep.js"]},
    "site/screens/vote/vote.tsx": {
      file: "assets/vote.js",
      css: ["assets/vote.css"],
      imports: ["site/entry-client.tsx", "_shared.js"],
    },
  };
  writeFileSync(join(folder, "manifest.json"), JSON.stringify(manifest));
  const assets = readClientAssets(folder);
  expect(assets.script).toBe("/assets/entry.js");
  expect(assets.imports).toEqual(["/assets/shared.js", "/assets/deep.js", "/assets/client.js"]);
  expect(assets.screen("site/screens/vote/vote.tsx")).toEqual({
    scripts: ["/assets/vote.js", "/assets/shared.js", "/assets/deep.js"],
    styles: ["/assets/vote.css"],
  });
  rmSync(folder, {recursive: true});
});
