import {expect, it} from "vitest";
import {TOOLS} from "#dialects/index.ts";
import {renderText} from "#fixtures/support/page.ts";
import {workOf} from "./work-meter.ts";

/** Numbers of constructs on a page: more than containers may be nested, because parsing stops at that limit. */
const SIZES = [300, 600] as const;
/** Maximum growth factor of work when a page doubles in size. */
const MAX_RATIO = 2.4;

/** Constructs of all tools, closed and left open, each of which some tool reads before or after the Markdown parser. */
const CONSTRUCTS = {
  directives: "```{note}\ntext\n```\n\n",
  "open directives": "```{note}\ntext\n\n",
  "directives with options": "```{figure} a.png\n---\nname: a\n---\n```\n\n",
  // The options of each directive end at the first line of the next one's options, so only every second one opens a container.
  "open options": "```{figure} a.png\n---\nname: a\n\n".repeat(2),
  "colon fences": ":::{note}\ntext\n:::\n\n",
  containers: "::: tip Title\ntext\n:::\n\n",
  "open containers": "::: tip\n\ntext\n\n",
  "nested containers": "::: tip\n::: warning\ntext\n:::\n:::\n\n",
  directive: "::name[label]{a=b}\n\n",
  "inline directives": ":icon[name]{a=b} ",
  admonitions: '!!! note "Title"\n    text\n\n',
  details: '??? note "Title"\n    text\n\n',
  "content tabs": '=== "Tab"\n\n    text\n\n',
  blocks: "/// note | Title\ntext\n///\n\n",
  "open blocks": "/// note\n\ntext\n\n",
  snippets: '--8<-- "a.md"\n\n',
  "attribute lists": "# Heading {#a .b c=d}\n\ntext\n{: #c }\n\n",
  "inline attributes": "[text]{.a} ",
  abbreviations: "*[HTML]: Hyper\n\nHTML\n\n",
  keys: "++ctrl+a++ ",
  marks: "==mark== ^^insert^^ ~~gone~~ H~2~O x^2^ ",
  shortcodes: '{{< note title="a" >}}text{{< /note >}}\n\n',
  "open shortcodes": "{{< note >}}\n\ntext\n\n",
  "Markdown shortcodes": "{{% note %}}\ntext\n{{% /note %}}\n\n",
  "template tags": "{% note %}\ntext\n{% endnote %}\n\n",
  "open template tags": "{% note %}\n\ntext\n\n",
  "raw template tags": "{% raw %}{{ x }}{% endraw %}\n\n",
  "open raw tags": "{% raw %}\n\n",
  conditions: "{% if page.x == 1 %}a{% elsif page.y %}b{% else %}c{% endif %}\n\n",
  loops: "{% for x in (1..2) %}{{ x }}{% endfor %}\n\n",
  assignments: '{% assign x = "a" %}{{ x | upcase }}\n\n',
  includes: "{% include a.md %}\n\n",
  "self-closing tags": '{% partial file="a.md" /%}\n\n',
  variables: "{{ name }} ",
  comments: "{# comment #} {{/* a */}} {% comment %}a{% endcomment %}\n\n",
  hints: '{% hint style="info" %}\ntext\n{% endhint %}\n\n',
  "mdBook includes": "{{#include a.rs:1:2}}\n\n",
  "tab headings": "#### [Windows](#tab/windows)\n\ntext\n\n---\n\n",
  "image directives": ':::image type="content" source="x.png" alt-text="a":::\n\n',
  rows: ":::row:::\n:::column:::\ntext\n:::column-end:::\n:::row-end:::\n\n",
  zones: "::: zone pivot=a\ntext\n::: zone-end\n\n",
  "file inclusions": "[!INCLUDE [x](y.md)]\n\n[!code-csharp[](x.cs)]\n\n",
  alerts: "> [!NOTE]\n> text\n\n",
  tips: "> [!tip|label:x]\n> text\n\n",
  "old hints": "!> text\n\n?> text\n\n",
  roles: "{ref}`a` {term}`b` ",
  targets: "(name)=\n## Title\n\n",
  substitutions: "{{ name }} |name|\n\n",
  "definition lists": "Term\n: text\n\n",
  "field lists": ":name: text\n\n",
  "code imports": "<<< ./a.ts#b{1,2}\n\n",
  "code groups": "::: code-group\n```js [a]\n1\n```\n```ts [b]\n2\n```\n:::\n\n",
  "commented fences": "```js\na // [!code focus]\n// highlight-next-line\nb\n```\n\n",
  components: '<Tabs>\n<Tab title="a">\n\ntext\n\n</Tab>\n</Tabs>\n\n',
  "open components": "<Tabs>\n\ntext\n\n",
  slots: "<Card>\n<template #title>\n\ntext\n\n</template>\n</Card>\n\n",
  "block components": "::card{title=a}\n#title\ntext\n::\n\n",
  "file names in comments": "```js\n// file: a.js\n1\n```\n\n",
  emoji: ":smile: ",
  wikis: "[[page|text]] ",
  formulas: "$$\nx\n$$\n\n",
  "inline formulas": "$x$ and \\(y\\) ",
  footnotes: "text[^№]\n\n[^№]: note\n\n",
  imports: "import A№ from './a.mdx'\n\n<A№ />\n\n",
  exports: "export const a№ = 1\n\n{a№}\n\n",
};

const pages = TOOLS.flatMap(({name}) =>
  Object.entries(CONSTRUCTS).map(([kind, text]) => ({name, kind, text})),
);

type Tool = (typeof TOOLS)[number]["name"];

/** Counts the work of rendering a page that repeats a text. */
function workOfPage(text: string, dialect: Tool, size: number): number {
  const page = Array.from({length: size}, (_, i) => text.replaceAll("№", `${i}`)).join("");
  return workOf(() => renderText(page, {dialect}));
}

/** Work of small pages by their text. Tools that do the same work on one run the same code on a large one. */
const known = new Map<string, Set<number>>();

function expectGrowth(text: string, dialect: Tool, [size, twice]: readonly [number, number]): void {
  const small = workOfPage(text, dialect, size);
  const others = known.get(text) ?? new Set();
  if (others.has(small)) return;
  known.set(text, others.add(small));
  const large = workOfPage(text, dialect, twice);
  expect(large / small, `work: ${small}, ${large}`).toBeLessThan(MAX_RATIO);
}

it.each(pages)("the work of rendering grows with the size of a page of $kind in $name", ({name, text}) =>
  expectGrowth(text, name, SIZES),
);

it("the work of rendering grows with thousands of open directives", () =>
  expectGrowth(CONSTRUCTS["open directives"], "sphinx", [4000, 8000]));
