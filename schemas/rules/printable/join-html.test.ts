import fc from "fast-check";
import type {Element, ElementContent} from "hast";
import {beforeAll, describe, expect, it} from "vitest";
import {loadHighlighter} from "#core/render/body/code/grammars.ts";
import {highlightLines} from "#core/render/body/code/highlight.ts";
import {toHtml} from "#core/render/body/html/to-html.ts";
import {unescapeHtml} from "#schemas/rules/markup.ts";
import {joinBody, shallowestHeading} from "./join-html.ts";

const rules = {
  rename: (id: string) => `p-${id}`,
  link: (href: string) => (href === "#a" ? "#p-a" : undefined),
};

beforeAll(async () => {
  await loadHighlighter();
});

describe("joinBody", () => {
  it("shifts headings and stops at level 6", () => {
    expect(joinBody('<h2>a</h2><h5 class="x">b</h5><h6>c</h6>', 2, rules)).toBe(
      '<h4>a</h4><h6 class="x">b</h6><h6>c</h6>',
    );
  });

  it("renames ids, names, lists of ids and links", () => {
    const html = '<a name="a" id="b" href="#a" aria-describedby="a b">x</a><label for="a">y</label>';
    expect(joinBody(html, 0, rules)).toBe(
      '<a name="p-a" id="p-b" href="#p-a" aria-describedby="p-a p-b">x</a><label for="p-a">y</label>',
    );
  });

  it("keeps other links unchanged", () => {
    expect(joinBody('<a href="/x/?a=1&amp;b=2">y</a>', 0, rules)).toBe('<a href="/x/?a=1&amp;b=2">y</a>');
  });

  it("ignores texts, values and code that look like markup", () => {
    const text = ' id="a" <h2 id="b"> href="#a"';
    const children: ElementContent[] = [
      {
        type: "element",
        tagName: "p",
        properties: {title: text, alt: text},
        children: [{type: "text", value: text}],
      },
      {type: "trusted", value: highlightLines(`<p${text}></p>`, "html").join("\n")},
      {type: "trusted", value: highlightLines(`const x = "${text}";`, "text").join("\n")},
    ];
    const html = toHtml(children);
    expect(joinBody(html, 1, rules)).toBe(html);
  });

  it("drops a duplicate id in the same body", () => {
    expect(joinBody('<p id="a"></p><p id="a"></p>', 0, rules)).toBe('<p id="p-a"></p><p></p>');
  });

  it("finds ids, links and headings in code blocks too", () => {
    const html =
      '<pre><code><a id="a" href="#a">x</a></code></pre><pre class="c"><code><span class="k">id=</span></code></pre>';
    expect(joinBody(html, 0, rules)).toBe(
      '<pre><code><a id="p-a" href="#p-a">x</a></code></pre><pre class="c"><code><span class="k">id=</span></code></pre>',
    );
    expect(joinBody("<pre><h2>a</h2></pre>", 1, rules)).toBe("<pre><h3>a</h3></pre>");
  });

  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('" id="x"', "<h2>", "</pre>", "<pre", "&amp;", " href=#a", "'"),
  );
  const properties = fc.record(
    {id: text, title: text, href: text, className: fc.array(text)},
    {requiredKeys: []},
  );
  const tag = fc.constantFrom("p", "h1", "h4", "a", "pre", "div", "span", "section");
  const {tree} = fc.letrec<{tree: ElementContent}>(tie => ({
    tree: fc.oneof(
      {depthSize: "small", withCrossShrink: true},
      text.map(value => ({type: "text", value}) as ElementContent),
      fc.record({
        type: fc.constant("element" as const),
        tagName: tag,
        properties,
        children: fc.array(tie("tree")),
      }),
    ),
  }));

  it("has the same result on text as on a tree", () => {
    fc.assert(
      fc.property(fc.array(tree), children => {
        const html = toHtml(children);
        const keep = {rename: (id: string) => `p-${id}`, link: (href: string) => `#${href}`};
        const seen = new Set<string>();
        expect(joinBody(html, 1, keep)).toBe(toHtml(children.map(child => changed(child, seen))));
      }),
      {numRuns: 500},
    );
  });

  /** Makes the same change in the tree. */
  function changed(node: ElementContent, seen: Set<string>): ElementContent {
    if (node.type !== "element") return node;
    const {id, href, ...rest} = node.properties;
    const next: Element = {...node, properties: {}};
    for (const key of Object.keys(node.properties)) {
      if (key === "id") {
        if (!seen.has(`p-${id}`)) next.properties.id = `p-${id}`;
        seen.add(`p-${id}`);
      } else if (key === "href") next.properties.href = `#${href}`;
      else next.properties[key] = rest[key as keyof typeof rest];
    }
    if (node.tagName === "h1") next.tagName = "h2";
    if (node.tagName === "h4") next.tagName = "h5";
    next.children = node.children.map(child => changed(child, seen));
    return next;
  }
});

describe("shallowestHeading", () => {
  it("finds the lowest level that occurs", () => {
    expect(shallowestHeading('<h4 id="a">x</h4><h3>y</h3>')).toBe(3);
    expect(shallowestHeading("<hr><p>x</p><header></header>")).toBeUndefined();
  });
});

describe("unescapeHtml", () => {
  it("decodes the output of serializers", () => {
    expect(unescapeHtml("&#x26;&amp;&#38;&#x3C;&quot;&unknown;&")).toBe('&&&<"&unknown;&');
  });
});
