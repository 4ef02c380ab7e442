import {type Examples, page} from "./example.ts";

/** Examples for headings, links, images and tables. */
export const TEXT: Examples = {
  "heading-empty": {wrong: page("Page", "##\n\nText."), right: page("Page", "## Names\n\nText.")},
  "heading-level": {
    wrong: page("Page", "## Names\n\n#### Hashes\n\nText."),
    right: page("Page", "## Names\n\n### Hashes\n\nText."),
  },
  "heading-title": {
    wrong: page("Page", "## Names\n\n# Hashes\n\nText."),
    right: page("Page", "## Names\n\n## Hashes\n\nText."),
  },
  "heading-duplicate": {
    wrong: page("Page", "## Example\n\nOne.\n\n## Example\n\nTwo."),
    right: page("Page", "## Example with hash\n\nOne.\n\n## Example with name\n\nTwo."),
  },
  "heading-underscores": {
    wrong: page("Page", "## __dirname\n\n## The value of __dirname__\n\nText."),
    right: page("Page", "## `__dirname__`\n\nText."),
  },
  "link-undefined": {
    wrong: page("Page", "See the [other guide][other]."),
    right: page("Page", "See the [other guide][other].\n\n[other]: /guides/other/"),
  },
  "table-delimiter": {
    wrong: page("Page", "| Name | Value |\n| --- |\n| a | 1 |"),
    right: page("Page", "| Name | Value |\n| --- | --- |\n| a | 1 |"),
  },
  "heading-id-clash": {
    wrong: page("Page", "## Names {#names}\n\nOne.\n\n## Bundles {#names}\n\nTwo."),
    right: page("Page", "## Names {#names}\n\nOne.\n\n## Bundles {#bundles}\n\nTwo."),
  },
  "heading-id-taken": {
    wrong: page("Page", "## Names\n\nOne.\n\n## Bundles {#names}\n\nTwo."),
    right: page("Page", "## Names\n\nOne.\n\n## Bundles {#bundles}\n\nTwo."),
  },
  "heading-id-reserved": {
    wrong: page("Page", "## Names {#dx-names}\n\nOne."),
    right: page("Page", "## Names {#names}\n\nOne."),
  },
  "link-page": {
    wrong: page("Page", "See the [other guide](/guides/othr/)."),
    right: page("Page", "See the [other guide](/guides/other/)."),
  },
  "link-anchor": {
    wrong: page("Page", "See the [options](/guides/other/#option)."),
    right: page("Page", "See the [options](/guides/other/#options)."),
  },
  "link-case": {
    wrong: page("Page", "See the [other guide](./Other.md)."),
    right: page("Page", "See the [other guide](./other.md)."),
  },
  "link-malformed": {
    wrong: page("Page", "See the [first part](./part 1.md)."),
    right: page("Page", "See the [first part](<./part 1.md>)."),
    beside: {"guides/part 1.md": page("Part 1", "Text.")},
  },
  "comment-unclosed": {
    wrong: page("Page", "Text.\n\n<!-- A note\n\nMore text."),
    right: page("Page", "Text.\n\n<!-- A note -->\n\nMore text."),
  },
  "html-unclosed": {
    wrong: page("Page", "Text.\n\n<details>\n\nMore text."),
    right: page("Page", "Text.\n\n<details>\n\nMore text.\n\n</details>"),
  },
  "link-placeholder": {
    wrong: page("Page", "See the [other guide](/{{folder}}/other/)."),
    right: page("Page", "See the [other guide](/guides/other/)."),
  },
  "link-scheme": {
    wrong: page("Page", "Open the [inspector](chrome://inspect)."),
    right: page("Page", "Open the inspector at `chrome://inspect`."),
  },
  "link-redirected": {
    wrong: page("Page", "See the [other guide](/old-guide/)."),
    right: page("Page", "See the [other guide](/guides/other/)."),
  },
  "link-own-host": {
    wrong: page("Page", "See the [other guide](https://docs.example.org/guides/other/)."),
    right: page("Page", "See the [other guide](/guides/other/)."),
  },
  "link-slash": {
    wrong: page("Page", "See the [other guide](/guides/other)."),
    right: page("Page", "See the [other guide](/guides/other/)."),
  },
  "link-text": {
    wrong: page("Page", "Options are listed [here](/guides/other/#options)."),
    right: page("Page", "The other guide lists [all options](/guides/other/#options)."),
  },
  "link-bare": {
    wrong: page("Page", "The rules are at https://spec.commonmark.org/0.31.2/."),
    right: page("Page", "The rules are in [CommonMark](https://spec.commonmark.org/0.31.2/)."),
  },
  "link-markdown-file": {
    wrong: page("Page", "See the [other guide](./other.md)."),
    right: page("Page", "See the [other guide](/guides/other/)."),
  },
  "image-missing": {
    wrong: page("Page", "![The graph of modules](./grpah.png)"),
    right: page("Page", "![The graph of modules](./graph.png)"),
  },
  "image-alt": {
    wrong: page("Page", "![](./graph.png)"),
    right: page("Page", "![The graph of modules](./graph.png)"),
  },
  "image-size": {
    wrong: page("Page", "![State of the build](https://ci.example.org/badge.svg)"),
    right: page(
      "Page",
      '<img src="https://ci.example.org/badge.svg" width="90" height="20" alt="State of the build">',
    ),
  },
  "aside-position": {
    wrong: page("Page", "File names contain a hash.\nT> Keep it short."),
    right: page("Page", "File names contain a hash.\n\nT> Keep it short."),
  },
  "table-cells": {
    wrong: page("Page", "| Type | Default |\n| --- | --- |\n| `string | null` | none |"),
    right: page("Page", "| Type | Default |\n| --- | --- |\n| `string \\| null` | none |"),
  },
  "container-unclosed": {
    dialect: "vitepress",
    wrong: page("Page", "::: tip\nFile names contain a hash."),
    right: page("Page", "::: tip\nFile names contain a hash.\n:::"),
  },
  "container-unknown": {
    dialect: "vitepress",
    wrong: page("Page", "::: hint\nFile names contain a hash.\n:::"),
    right: page("Page", "::: tip\nFile names contain a hash.\n:::"),
  },
  "foreign-syntax": {
    wrong: page("Page", "!!! note\n\nFile names contain a hash."),
    right: page("Page", "> [!NOTE]\n> File names contain a hash."),
  },
  "template-tag": {
    dialect: "hugo",
    wrong: page("Page", "{{< stars 5 >}}"),
    right: page("Page", '{{< figure src="https://example.org/a.png" alt="Five stars" >}}'),
  },
  "snippet-region": {
    dialect: "vitepress",
    wrong: page("Page", "<!--@include: ./other.md#nothing-->"),
    right: page("Page", "<!--@include: ./other.md-->"),
  },
  "template-call": {
    dialect: "eleventy",
    wrong: page("Page", 'Run {{ install({package: "webpack"}) }} first.'),
    right: page("Page", "Run `npm install webpack` first."),
  },
  "template-value": {
    dialect: "jekyll",
    wrong: page("Page", "Version {{ page.version }}"),
    right: page("Page", "Version {{ page.title }}"),
  },
  "math-syntax": {
    dialect: "vitepress",
    wrong: page("Page", "The share is $\\frac{1$."),
    right: page("Page", "The share is $\\frac{1}{2}$."),
  },
  "html-nesting": {
    wrong: page("Page", "<p>\n<div>Text.</div>\n</p>"),
    right: page("Page", "<div>\n<div>Text.</div>\n</div>"),
  },
  "html-removed": {
    wrong: page("Page", '<iframe src="https://example.org/"></iframe>'),
    right: page("Page", "[The example](https://example.org/)"),
  },
  "frame-title": {
    wrong: page("Page", '<iframe src="https://video.example.org/1"></iframe>'),
    right: page("Page", '<iframe src="https://video.example.org/1" title="Tour"></iframe>'),
  },
};
