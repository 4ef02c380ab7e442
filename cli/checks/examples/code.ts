import {type Examples, page} from "./example.ts";

/** Examples for code blocks, MDX and comments. */
export const CODE: Examples = {
  "code-language": {
    wrong: page("Page", "```jss\na();\n```"),
    right: page("Page", "```js\na();\n```"),
  },
  "code-unclosed": {
    wrong: page("Page", "```js\na();\n\nMore text."),
    right: page("Page", "```js\na();\n```\n\nMore text."),
  },
  "code-syntax": {
    wrong: page("Page", "```js\nexport default {mode: };\n```"),
    right: page("Page", '```js\nexport default {mode: "none"};\n```'),
  },
  "code-alias": {
    wrong: page("Page", "```javascript\na();\n```"),
    right: page("Page", "```js\na();\n```"),
  },
  "code-tabs": {
    wrong: page("Page", "```js\nif (a) {\n\tb();\n}\n```"),
    right: page("Page", "```js\nif (a) {\n  b();\n}\n```"),
  },
  "code-prompt": {
    wrong: page("Page", "```bash\n$ npm install\n$ npm test\n```"),
    right: page("Page", "```bash\nnpm install\nnpm test\n```"),
  },
  "mdx-syntax": {
    file: "guides/page.mdx",
    wrong: page("Page", "Files of <8GB are fine."),
    right: page("Page", "Files of \\<8GB are fine."),
  },
  "mdx-expression": {
    file: "guides/page.mdx",
    wrong: page("Page", "Made in {new Date().getFullYear()}."),
    right: page("Page", "Made in {2026}."),
  },
  "mdx-component": {
    file: "guides/page.mdx",
    wrong: page("Page", '<Bagde text="5.0" />'),
    right: page("Page", '<Badge text="5.0" />'),
  },
  "mdx-prop": {
    file: "guides/page.mdx",
    wrong: page("Page", '<Badge text="5.0" txet="6.0" />'),
    right: page("Page", '<Badge text="5.0" />'),
  },
  "mdx-export": {
    file: "guides/page.mdx",
    wrong: page("Page", "export const year = new Date().getFullYear();\n\nText."),
    right: page("Page", "export const year = 2026;\n\nText of {year}."),
  },
  "import-missing": {
    file: "guides/page.mdx",
    wrong: page("Page", 'import Other from "./othre.md";\n\n<Other />'),
    right: page("Page", 'import Other from "./other.md";\n\n<Other />'),
  },
  "import-outside": {
    file: "guides/page.mdx",
    wrong: page("Page", 'import Notes from "../../../notes.md";\n\n<Notes />'),
    right: page("Page", 'import Other from "./other.md";\n\n<Other />'),
  },
  "import-kind": {
    file: "guides/page.mdx",
    wrong: page("Page", 'import Chart from "./chart.jsx";\n\nText.'),
    right: page("Page", "![The graph of modules](./graph.png)"),
  },
  "import-cycle": {
    file: "guides/page.mdx",
    wrong: page("Page", 'import Page from "./page.mdx";\n\n<Page />'),
    right: page("Page", 'import Other from "./other.md";\n\n<Other />'),
  },
  "suppression-unused": {
    wrong: page(
      "Page",
      "<!-- docs-index-disable-next-line link-page -- made by the host -->\nSee the [other guide](/guides/other/).",
    ),
    right: page(
      "Page",
      "<!-- docs-index-disable-next-line link-page -- made by the host -->\nSee the [state of the host](/status/).",
    ),
  },
  "suppression-malformed": {
    wrong: page("Page", "<!-- docs-index-disable-next-line link-page -->\nSee the other guide."),
    right: page(
      "Page",
      "<!-- docs-index-disable-next-line link-page -- made by the host -->\nSee the [state of the host](/status/).",
    ),
  },
};
