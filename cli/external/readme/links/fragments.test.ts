import {expect, test} from "vitest";
import {clean} from "#fixtures/support/readme.ts";

test("a fragment with another case, other dashes or a prefix finds its heading", () => {
  const {markdown, broken} = clean(
    "[a](#esModule) [b](#rule-use) [c](#user-content-esmodule) [d](#%F0%9F%9A%80-go)\n\n## `esModule`\n\n## Rule.use\n\n## 🚀 Go\n",
  );
  expect(markdown).toMatch(/^\[a\]\(#esmodule\) \[b\]\(#ruleuse\) \[c\]\(#esmodule\) \[d\]\(#-go\)/);
  expect(broken).toEqual([]);
});

test("a correct fragment is unchanged", () => {
  const text = "[a](#配置) [b](#%E9%85%8D%E7%BD%AE) [c](#own) [d](#top)\n\n## 配置\n\n<a name=own></a>\n";
  expect(clean(text).markdown).toBe(text);
});

test("links to the removed title lead to the top", () => {
  expect(clean("# x-loader\n\n[a](#x-loader) [b](#readme)\n").markdown).toBe("[a](#top) [b](#top)\n");
});

test("numbers at the end of ids follow the remaining headings", () => {
  const {markdown} = clean(
    "# Options\n\n[a](#options) [b](#options-1) [c](#options-2)\n\n## Options\n\n## Options\n",
  );
  expect(markdown).toMatch(/^\[a\]\(#top\) \[b\]\(#options\) \[c\]\(#options-1\)/);
});

test("HTML headings count, like on the code host", () => {
  const {markdown} = clean("<h2>Usage</h2>\n\n[a](#usage) [b](#usage-1)\n\n## Usage\n");
  expect(markdown).toBe("## Usage\n\n[a](#usage) [b](#usage-1)\n\n## Usage\n");
});

test("links in HTML and definitions are fixed too", () => {
  const {markdown} = clean('<a href="#Usage">x</a> [y]\n\n[y]: #Usage\n\n## Usage\n');
  expect(markdown).toMatch(/^<a href="#usage">x<\/a> \[y\]\n\n\[y\]: #usage/);
});

test("broken links are reported with their line and kept", () => {
  const {markdown, broken} = clean("# T\n\ntext\n\n[a](#nothing-like-it)\n\n## Usage\n");
  expect(markdown).toContain("[a](#nothing-like-it)");
  expect(broken).toEqual([{fragment: "nothing-like-it", line: 3}]);
});
