import {expect, it} from "vitest";
import {extractPage} from "../extract/page.ts";
import {checkPackages} from "./check.ts";
import {packageOf} from "./imported.ts";

const js = (code: string) => `\`\`\`js\n${code}\n\`\`\`\n\n`;
const messages = (...parts: string[]) =>
  checkPackages([extractPage("a.md", parts.join(""))]).problems.map(({message}) => message.split(",")[0]);

it("distinguishes packages from files, URLs and built-in modules", () => {
  expect(
    ["lodash/debounce", "@a/b/c", "node:fs", "fs", "./a", "/a", "https://a.b", "a!b"].map(packageOf),
  ).toEqual(["lodash", "@a/b", ...Array(6).fill(undefined)]);
});

it("reports packages that a sample imports in any way without being installed by the page", () => {
  expect(
    messages(
      js("import a from 'a';\nexport * from 'b/c';"),
      js("const d = require('d');\nimport(/* webpackChunkName: 'x' */ 'e');"),
      js("export default {module: {rules: [{use: ['f-loader', {loader: '@g/h-loader'}]}]}};"),
      "**webpack.config.js**\n\n```diff\n-import i from 'i';\n+import j from 'j';\n```\n\n",
    ),
  ).toEqual(["a", "b", "e", "d", "f-loader", "@g/h-loader", "j"].map(name => `the sample needs ${name}`));
});

it("supports install commands of all package managers, in fences and prose, with versions and flags", () => {
  const sample = js("import 'a'; import '@b/c'; import 'd'; import 'e'; import 'webpack';");
  expect(
    messages(
      "```bash\nnpm install --save-dev a@5 @b/c@^2.0.0\nyarn add d\n```\n\nRun `pnpm add -D e`.\n\n",
      sample,
    ),
  ).toEqual([]);
});

it("accepts packages that the page creates itself", () => {
  const manifest = (name: string) => `**node_modules/${name}/package.json**\n\n\`\`\`json\n{}\n\`\`\`\n\n`;
  const sample = js("import 'a/b.js'; import '@c/d'; import 'e';");
  expect(messages(manifest("a"), manifest("@c/d"), sample)).toEqual(["the sample needs e"]);
});

it("accepts links to the page of a loader, and assumptions with a reason", () => {
  const sample = js("use = ['a-loader']; import 'react';");
  expect(
    messages(
      "[a](/loaders/a-loader/)\n\n",
      '<!-- verify: assumes react reason="any library would do" -->\n\n',
      sample,
    ),
  ).toEqual([]);
  expect(messages("<!-- verify: assumes react -->\n\n", js("import 'react';"))).toEqual([
    'mark "assumes" needs a reason',
  ]);
});
