import fc from "fast-check";
import type {Nodes, Parents, RootContent} from "mdast";
import {visit} from "unist-util-visit";
import {expect, it} from "vitest";
import {enhancePage} from "#core/enhance/page.ts";
import {renderBody} from "#core/render/body/page.ts";
import {contextOf, parseText} from "#fixtures/support/page.ts";
import {markChanges, recordTree} from "./mark-changed-nodes.ts";

const PAGE = `Intro with *apple* and [berry](https://link.example/ "t").

## Heading with \`cherry\`

> Quote
>
> - damson
> - elder

> [!NOTE]
> Alert figs

1. grape

   \`\`\`js title="a.js"
   hazel();
   \`\`\`

2. [ ] iris

| juniper | kiwi |
| --- | --- |
| ~~lemon~~ | **mango** |

<p>nectar</p>

<Tabs>
<Tab title="A">

olive

</Tab>
</Tabs>

\`\`\`text
peach
\`\`\`
`;

/** Returns the Markdown copy and the text of the page after a change to its tree. */
function changed(change: (tree: Nodes) => void): {markdown: string; text: string} {
  const context = contextOf();
  const page = parseText(PAGE);
  const before = recordTree(page.tree);
  change(page.tree);
  markChanges(page.tree, before);
  const {body} = renderBody(enhancePage(page, context), context);
  return {markdown: body.markdown, text: body.html.replaceAll(/<[^>]*>/g, "")};
}

function nodesOf(tree: Nodes, isWanted: (node: Nodes) => boolean): Nodes[] {
  const found: Nodes[] = [];
  visit(tree, node => void (isWanted(node) && found.push(node)));
  return found;
}

const WORD = "zebra";
const text = {type: "text" as const, value: WORD};
const paragraph = {type: "paragraph" as const, children: [text]};
const code = {type: "code" as const, value: WORD};
/** Nodes that a plug-in may add to a node, by its type. */
const ADDED: Readonly<Record<string, readonly Nodes[]>> = {
  root: [
    paragraph,
    code,
    {type: "heading", depth: 3, children: [text]},
    {type: "html", value: `<p>${WORD}</p>`},
  ],
  blockquote: [paragraph, code],
  aside: [paragraph, code],
  listItem: [paragraph, code],
  list: [{type: "listItem", children: [paragraph]}],
  table: [{type: "tableRow", children: [{type: "tableCell", children: [text]}]}],
  component: [paragraph],
  paragraph: [text, {type: "strong", children: [text]}, {type: "inlineCode", value: WORD}],
  heading: [text, {type: "delete", children: [text]}],
  tableCell: [text],
  strong: [text],
  link: [text],
};

const at = fc.nat({max: 100});

it("writes every value changed by a plug-in into the Markdown copy", () =>
  fc.assert(
    fc.property(at, place => {
      let old = "";
      const {markdown} = changed(tree => {
        const nodes = nodesOf(tree, node => "value" in node && /\w/.test(node.value));
        const node = nodes[place % nodes.length] as Nodes & {value: string};
        old = node.value;
        node.value = node.type === "html" ? `<p>${WORD}</p>` : WORD;
      });
      expect(markdown).toContain(WORD);
      expect(markdown).not.toContain(old);
    }),
    {numRuns: 40},
  ));

it("writes every node added by a plug-in into the Markdown copy", () =>
  fc.assert(
    fc.property(at, at, at, (place, kind, position) => {
      const {markdown, text} = changed(tree => {
        const nodes = nodesOf(tree, node => Object.hasOwn(ADDED, node.type));
        const node = nodes[place % nodes.length] as Parents;
        const added = ADDED[node.type] as readonly Nodes[];
        const fresh = structuredClone(added[kind % added.length]) as RootContent;
        const from = node.type === "component" && node.name === "Tabs" ? 1 : 0;
        node.children.splice(from + (position % (node.children.length + 1)), 0, fresh as never);
      });
      expect(text).toContain(WORD);
      expect(markdown).toContain(WORD);
    }),
    {numRuns: 80},
  ));

it("omits nodes removed by a plug-in from the Markdown copy", () =>
  fc.assert(
    fc.property(at, place => {
      let gone = "";
      const {markdown} = changed(tree => {
        const parents = nodesOf(
          tree,
          node => "children" in node && node.type !== "root" && node.type !== "tableRow",
        );
        const parent = parents[place % parents.length] as Parents;
        const removed = parent.children.pop() as Nodes;
        gone =
          nodesOf(removed, node => "value" in node && node.type !== "html")
            .map(node => (node as {value: string}).value)
            .find(value => /\w{3}/.test(value)) ?? "";
      });
      fc.pre(gone !== "");
      expect(markdown).not.toContain(gone.trim());
    }),
    {numRuns: 40},
  ));

it("writes changed URLs, depths and titles of code", () => {
  const {markdown} = changed(tree =>
    visit(tree, node => {
      if (node.type === "link") node.url = "https://zebra.example/";
      if (node.type === "heading") node.depth = 4;
      if (node.type === "code" && node.lang === "js") node.lang = "ts";
    }),
  );
  expect(markdown).toContain('[berry](https://zebra.example/ "t")');
  expect(markdown).toContain("#### Heading with `cherry`");
  expect(markdown).toContain("```ts");
});

it("keeps the source of a page that no plug-in changes", () => {
  const page = parseText(PAGE);
  markChanges(page.tree, recordTree(page.tree));
  expect(nodesOf(page.tree, node => node.data?.generated === true)).toEqual([]);
});
