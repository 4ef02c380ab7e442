import {join} from "node:path";
import {beforeEach, describe, expect, it} from "vitest";
import {findingsOf, renderText, type Surroundings} from "#fixtures/support/page.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  writeFiles(root, {
    "content/part.md": "---\na: 1\n---\n\nFrom a *part*.\n",
    "content/code.rs": "use a;\n// ANCHOR: main\nfn main() {\n    b();\n}\n// ANCHOR_END: main\n",
    "content/_includes/box.html": "<p>Box {{ include.title }} {{ site.name }}</p>\n",
    "docs/code.py": "# --8<-- [start:one]\na = 1\n# --8<-- [end:one]\nb = 2\n",
    "_data/team.yml": "- name: Ann\n  role: a\n- name: Bo\n",
    "_data/deep/odd.json": '{"a": {"b": 1}}',
    "_data/broken.yml": "a: [",
    "docs/words.md": "*[API]: Application Programming Interface\n",
  });
});

const PAGES = ["guide/setup.md", "guide/index.md", "_posts/2026-01-02-news.md", "terms/a.md"];
const rendered = (text: string, around: Surroundings) =>
  renderText(text, {root, pages: PAGES, file: "guide/page.md", ...around});
/** Returns the body without the markup around code, asides and tabs. */
const html = (text: string, around: Surroundings): string =>
  rendered(text, around)
    .body.html.replaceAll(
      /<figure class="code">.*?<pre[^>]*><code>(.*?)<\/code><\/pre><\/figure>/gs,
      "<pre>$1</pre>",
    )
    .replaceAll(
      /<span class="aside__icon"[^>]*><\/span>| (?:role|aria-label|tabindex|loading|decoding|data-props)="[^"]*"/g,
      "",
    )
    .replaceAll(/<\/?(?:span|i)\b[^>]*>/g, "")
    .replaceAll(/<p class="aside__label">(.*?)<\/p>/g, "<b>$1</b>");
const messages = (text: string, around: Surroundings): string[] =>
  findingsOf(rendered(text, around)).map(({line, message}) => `${line}: ${message}`);

describe.each<[string, Surroundings, [name: string, text: string, html: string][]]>([
  [
    "mdBook",
    {dialect: "mdbook", file: "page.md"},
    [
      ["a file", "{{#include part.md}}", "<p>From a <em>part</em>.</p>"],
      [
        "a part of a file in code",
        "```rust\n{{#rustdoc_include code.rs:main}}\n```",
        "<pre>fn main() {\n    b();\n}\n</pre>",
      ],
      ["lines of a file", "```text\n{{#include code.rs:3:4}}\n```", "<pre>fn main() {\n    b();\n</pre>"],
      ["a playground", "{{#playground code.rs:main}}", "<pre>fn main() {\n    b();\n}\n</pre>"],
      ["a title", "{{#title Other}}\n\nText", "<p>Text</p>"],
      ["an escaped tag", "\\{{#include part.md}}", "<p>{{#include part.md}}</p>"],
      [
        "hidden lines",
        "```rust\n# use a;\n#\n#[test]\nfn a() {}\n## b\n```",
        "<pre>#[test]\nfn a() {}\n# b\n</pre>",
      ],
      ["no hidden lines of others", "```sh\n# a\nb\n```", "<pre># a\nb\n</pre>"],
    ],
  ],
  [
    "Jekyll",
    {dialect: "jekyll", variables: {site: {name: "Docs", baseurl: "/x", list: ["a", "b"]}}},
    [
      [
        "a value",
        "For {{ site.name | upcase }} and {{ page.who | default: 'all' }}.",
        "<p>For DOCS and all.</p>",
      ],
      ["raw text", "{% raw %}`{{ a }}`{% endraw %} x", "<p><code>{{ a }}</code> x</p>"],
      ["an include with parameters", '{% include box.html title="A b" %}', "<p>Box A b Docs</p>"],
      [
        "lists of a data file",
        "{% for one in site.data.team %}{{ one.name }} {% endfor %}{{ site.data.team.size }}",
        "<p>Ann Bo</p>",
      ],
      [
        "keys that only some rows of a data file have",
        "{% for one in site.data.team %}{{ one.name }}{% if one.role %} ({{ one.role }}){% endif %}{{ one.x }}, {% endfor %}",
        "<p>Ann (a), Bo,</p>",
      ],
      [
        "selected items of a list",
        "{% assign all = '1|2|3|4' | split: '|' %}{% for a in all reversed limit:2 offset: 1 %}{{ a }}{% endfor %}",
        "<p>32</p>",
      ],
      [
        "groups of rows",
        "{% assign all = site.data.team | group_by: 'role' %}{% for a in all %}{{ a.name }}:{{ a.size }} {% endfor %}",
        "<p>a:1 :1</p>",
      ],
      ["a slug", "{{ 'Number of Words!' | slugify }}", "<p>number-of-words</p>"],
      [
        "replaced text",
        "{% assign a = 'x-{{V}}.zip' | replace: '{{V}}', '1, 2' %}{{ a }} {{ 'aa' | replace: '', 'b' }}",
        "<p>x-1, 2.zip aa</p>",
      ],
      [
        "the white space that a tag removes",
        "1. {% assign a = 'x' -%}\n{%- if a -%}\n{{ a }}\n{%- endif %} y\n\n`{%- assign b -%} c`",
        "<ol><li>x y</li></ol><p><code>{%- assign b -%} c</code></p>",
      ],
      [
        "raw text with half a tag",
        "{% raw %}`{%`{% endraw %} and {% raw %}`%}`{% endraw %}",
        "<p><code>{%</code> and <code>%}</code></p>",
      ],
      ["a value of a data file in a folder", "{{ site.data.deep.odd.a.b }} {{ site.name }}", "<p>1 Docs</p>"],
      ["a file beside the page", "{% include_relative ../part.md %}", "<p>From a <em>part</em>.</p>"],
      ["code", "{% highlight js linenos %}\n{{ a }}\n{% endhighlight %}", "<pre>{{ a }}\n</pre>"],
      ["a link", "[a]({% link guide/setup.md %}#b)", '<p><a href="/guide/setup/#b">a</a></p>'],
      ["a link to a collection", "[a]({% link _terms/a.md %})", '<p><a href="/terms/a/">a</a></p>'],
      ["a list of contents", "* TOC\n{:toc}\n\nA", "<p>A</p>"],
      ["what a file of a theme frames", '{% include note.html content="A *b*" %}', "<p>A <em>b</em></p>"],
      ["a post", "[a]({% post_url 2026-01-02-news %})", '<p><a href="/_posts/2026-01-02-news/">a</a></p>'],
      [
        "a condition",
        "{% if site.name == 'Docs' %}A{% else %}B{% endif %}{% unless true %}C{% endunless %}",
        "<p>A</p>",
      ],
      ["a condition that is not known", "{% if jekyll.x %}A{% else %}B{% endif %}", "<p>A</p>"],
      [
        "a loop",
        "{% for x in site.list %}\n- {{ x }}\n{% endfor %}",
        "<ul><li><p>a</p></li><li><p>b</p></li></ul>",
      ],
      ["a comment", "a{% comment %} {{ x }} {% endcomment %}b", "<p>ab</p>"],
      ["a value that is set", "{% assign x = 'y' %}{{ x }}", "<p>y</p>"],
      ["an attribute list", "A\n{: .note #b}", "<p>A\n</p>"],
    ],
  ],
  [
    "Hugo",
    {dialect: "hugo"},
    [
      [
        "an aside",
        "{{< note >}}\nA *b*.\n{{< /note >}}",
        '<div class="aside aside--note"><b>Note</b><p>A <em>b</em>.</p></div>',
      ],
      [
        "an aside in one line",
        '{{% alert title="T" %}}A{{% /alert %}}',
        '<div class="aside aside--note"><b>T</b><p>A</p></div>',
      ],
      [
        "an aside in a list",
        "- a\n\n  {{< tip >}}\n  b\n  {{< /tip >}}\n- c",
        '<ul><li><p>a</p>\n<div class="aside aside--tip"><b>Tip</b><p>b</p></div></li><li><p>c</p></li></ul>',
      ],
      [
        "tabs",
        '{{< tabs name="t" >}}\n{{% tab name="A" %}}\na\n{{% /tab %}}\n{{< tab "B" >}}\n```js\nb\n```\n{{< /tab >}}\n{{< /tabs >}}',
        '<div data-island="Tabs"><div class="tab" data-title="A"><p class="tab__title">A</p><p>a</p></div><div class="tab" data-title="B"><p class="tab__title">B</p><pre>b\n</pre></div></div>',
      ],
      [
        "a link",
        '[a]({{< ref "setup.md#b" >}}) [c]({{% relref "/guide" %}})',
        '<p><a href="/guide/setup/#b">a</a> <a href="/guide/">c</a></p>',
      ],
      ["code", '{{< highlight go "linenos=table" >}}\na\n{{< /highlight >}}', "<pre>a\n</pre>"],
      ["an escaped shortcode", "`{{</* note */>}}`", "<p><code>{{&lt; note &gt;}}</code></p>"],
      [
        "a figure",
        '{{< figure src="https://example.org/a.png" alt="A" >}}',
        '<img src="https://example.org/a.png" alt="A">',
      ],
      [
        "code in tabs",
        '{{< tabpane lang="sh" >}}\n{{< tab header="A" >}}\n# a\n{{< /tab >}}\n{{% tab header="B" %}}\n*b*\n{{% /tab %}}\n{{< tab header="C" lang="js" >}}\nc\n{{< /tab >}}\n{{< /tabpane >}}',
        '<div data-island="Tabs"><div class="tab" data-title="A"><p class="tab__title">A</p><pre># a\n</pre></div><div class="tab" data-title="B"><p class="tab__title">B</p><p><em>b</em></p></div><div class="tab" data-title="C"><p class="tab__title">C</p><pre>c\n</pre></div></div>',
      ],
      [
        "text in tabs that say so",
        '{{< tabpane text=true >}}{{< tab header="A" >}}\n*a*\n{{< /tab >}}{{< /tabpane >}}',
        '<div data-island="Tabs"><div class="tab" data-title="A"><p class="tab__title">A</p><p><em>a</em></p></div></div>',
      ],
      [
        "ids of terms",
        "A b\n: c\n\nA b\n: d",
        '<dl>\n<dt id="a-b"><p>A b</p></dt>\n<dd><p>c</p></dd>\n<dt id="a-b-1"><p>A b</p></dt>\n<dd><p>d</p></dd>\n</dl>',
      ],
      ["a word of a glossary", 'A {{< glossary_tooltip text="Pod" term_id="pod" >}} is', "<p>A Pod is</p>"],
      ["a parameter", '{{< param "v" >}}', "<p>1.2</p>"],
      [
        "details",
        '{{< details title="More" >}}\na\n{{< /details >}}',
        "<details><summary>More</summary><p>a</p></details>",
      ],
      ["a badge in a text", 'A {{< badge "new" >}} b', "<p>A new b</p>"],
    ],
  ],
  [
    "GitBook",
    {dialect: "gitbook"},
    [
      [
        "no tags in code that is HTML",
        "<pre><code>a\n{% hint %}\n</code></pre>\n\n{% hint %}\nb\n{% endhint %}",
        '<pre><code>a\n{% hint %}\n</code></pre><div class="aside aside--note"><b>Note</b><p>b</p></div>',
      ],
      [
        "a hint",
        '{% hint style="danger" %}\nA\n{% endhint %}',
        '<div class="aside aside--caution"><b>Caution</b><p>A</p></div>',
      ],
      [
        "tabs",
        '{% tabs %}\n{% tab title="A b" %}\na\n{% endtab %}\n{% endtabs %}',
        '<div data-island="Tabs"><div class="tab" data-title="A b"><p class="tab__title">A b</p><p>a</p></div></div>',
      ],
      [
        "steps",
        "{% stepper %}\n{% step %}\n### One\n\na\n{% endstep %}\n\n{% step %}\n*b*\n{% endstep %}\n{% endstepper %}",
        '<div class="steps"><h3 id="one">One<a class="hash" href="#one">#</a></h3><p>a</p><p><em>b</em></p></div>',
      ],
      [
        "columns",
        '{% columns %}\n{% column width="50%" %}\na\n{% endcolumn %}\n\n{% column %}\n*b*\n{% endcolumn %}\n{% endcolumns %}',
        "<p>a</p><p><em>b</em></p>",
      ],
      [
        "ids of what can be opened",
        "<details>\n\n<summary>How does it work?</summary>\n\nA\n\n</details>\n\n<details>\n<summary>How does it work</summary>\n</details>",
        '<details><summary id="how-does-it-work">How does it work?</summary><p>A</p></details><details>\n<summary id="how-does-it-work-1">How does it work</summary>\n</details>',
      ],
      [
        "a link to elsewhere",
        '{% embed url="https://example.org/" %}\nA video\n{% endembed %}',
        '<a href="https://example.org/" target="_blank" rel="noopener noreferrer">A video</a>',
      ],
      [
        "a reference",
        '{% content-ref url="setup.md" %}\n[setup.md](setup.md)\n{% endcontent-ref %}',
        '<p><a href="/guide/setup/">setup.md</a></p>',
      ],
    ],
  ],
  [
    "Markdoc",
    {dialect: "markdoc", variables: {v: "1.2", user: {name: "Ann"}, flags: {on: true, off: false}}},
    [
      [
        "values",
        "{% $v %} {% $user.name %} {% $frontmatter.title %}`{% $v %}`",
        "<p>1.2 Ann <code>1.2</code></p>",
      ],
      [
        "its title as a heading",
        "---\ntitle: T\n---\n\n## {% $markdoc.frontmatter.title %}",
        '<h2 id="t">T<a class="hash" href="#t">#</a></h2>',
      ],
      ...[
        ["$flags.on", "A"],
        ["$flags.off", "B"],
        ["not($flags.on)", "B"],
        ['equals($v, "1.2")', "A"],
        ['and($flags.on, equals($user.name, "Bo"))', "B"],
        ["or($flags.off, not($flags.off))", "A"],
      ].map(([condition, shown]): [string, string, string] => [
        `the branch of ${condition}`,
        `{% if ${condition} %}A{% else /%}B{% /if %}`,
        `<p>${shown}</p>`,
      ]),
      [
        "values in tags",
        "{% callout title=$v %}\na\n{% /callout %}",
        '<div class="aside aside--note"><b>1.2</b><p>a</p></div>',
      ],
      [
        "a callout",
        '{% callout type="warning" title="T" %}\nA\n{% /callout %}',
        '<div class="aside aside--warning"><b>T</b><p>A</p></div>',
      ],
      ["a heading", "## A {% #b %}", '<h2 id="b">A<a class="hash" href="#b">#</a></h2>'],
      [
        "a tag that closes itself",
        '{% img src="https://example.org/a.png" alt="A" /%}',
        '<img src="https://example.org/a.png" alt="A">',
      ],
    ],
  ],
  [
    "Eleventy",
    {dialect: "eleventy", variables: {site: {name: "Docs"}}},
    [
      ["a value and a comment", "{# note #}{{ site.name }}", "<p>Docs</p>"],
      ["raw text", "{% raw %}{{ a }}{% endraw %}", "<p>{{ a }}</p>"],
    ],
  ],
  [
    "MkDocs",
    {dialect: "mkdocs"},
    [
      ["a part of a file in code", '```py\n--8<-- "code.py:one"\n```', "<pre>a = 1\n</pre>"],
      ["lines of a file in code", '```py\n--8<-- "docs/code.py:4:4"\n```', "<pre>b = 2\n</pre>"],
      ["an escaped snippet", '```\n;--8<-- "a"\n```', '<pre>--8&lt;-- "a"\n</pre>'],
      ["braces as text", "Use {{ a }} and {% if %}.", "<p>Use {{ a }} and {% if %}.</p>"],
    ],
  ],
  [
    "MkDocs with macros",
    {dialect: "mkdocs", variables: {unit: "kg", price: {a: 3}, list: ["x", "y"]}},
    [
      ["values", "{{ unit }} {{ price.a }} {{ unit | upper }}", "<p>kg 3 KG</p>"],
      [
        "values of the page",
        "---\nsubtitle: S\n---\n\n{{ page.meta.subtitle }} {{ subtitle }}",
        "<p>S S</p>",
      ],
      [
        "a loop",
        "{% for x in list %}\n- {{ x }}\n{% endfor %}",
        "<ul><li><p>x</p></li><li><p>y</p></li></ul>",
      ],
      ["a condition", '{% if unit == "kg" %}A{% else %}B{% endif %}{# note #}', "<p>A</p>"],
      ["a value that is set", '{% set q = "Q" %}{{ q }}', "<p>Q</p>"],
      ["raw text", "{% raw %}{{ unit }}{% endraw %}", "<p>{{ unit }}</p>"],
    ],
  ],
])("a page of %s", (_, around, cases) => {
  it.each(cases)("has %s", (_name, text, expected) => {
    const page = around.dialect === "hugo" ? `---\nv: 1.2\n---\n\n${text}` : text;
    expect(html(page, around)).toBe(expected);
  });
});

it.each<[Surroundings["dialect"], string]>([
  ["gitbook", '{% code title="x.js" lineNumbers="true" %}\n```js\na\n```\n{% endcode %}'],
  ["markdoc", '```js {% title="x.js" %}\na\n```'],
])("code has a title in %s", (dialect, text) => {
  expect(rendered(text, {dialect}).body.html).toMatch(
    /^<figure.*<span class="code__title">x\.js<\/span><span class="code__lang">js<.*a\n/,
  );
});

it("a Markdoc annotation sets the id of a paragraph", () => {
  expect(rendered("Text {% .cls #b %}", {dialect: "markdoc"}).body.html).toBe(
    '<p>Text<span id="b"></span></p>',
  );
});

describe("unknown tags and values", () => {
  it.each<[Surroundings, string, string, string[]]>([
    [
      {dialect: "hugo"},
      "{{< stars 5 >}}\n\na {{< box >}}b{{< /box >}}",
      "<p>a b</p>",
      ["1: unknown tag `stars`", "3: unknown tag `box`"],
    ],
    [
      {dialect: "jekyll"},
      "a\n\n{% toc %}\n{% x %}b{% endx %}\n\n{{ site.y }}",
      "<p>a</p><p>b</p>",
      ["3: unknown tag `toc`", "4: unknown tag `x`", "6: `site.y` has no known value"],
    ],
    [{dialect: "jekyll"}, "{% include theme.html %}a", "<p>a</p>", ["1: unknown include `theme.html`"]],
    [
      {dialect: "jekyll"},
      "`{{ a }}` and\n\n```\n{% x %}\n```",
      "<p><code>{{ a }}</code> and</p><pre>{% x %}\n</pre>",
      [],
    ],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the page holds
    [{dialect: "eleventy"}, "a ${{ secrets.b }}", "<p>a ${{ secrets.b }}</p>", []],
    [
      {dialect: "eleventy"},
      '{% from "a.html" import b %}{{ b({ c: 1 }) }}',
      "",
      ["1: `b(…)` has no known value"],
    ],
    [{dialect: "mdbook"}, "`{{#include}}`", "<p><code>{{#include}}</code></p>", []],
  ])("are reported at their position, and keep their content: %j %j", (around, text, expected, findings) => {
    expect(html(text, around)).toBe(expected);
    expect(messages(text, around)).toEqual(findings);
  });

  it("are shown as configured", () => {
    const around: Surroundings = {
      dialect: "hugo",
      components: {youtube: {element: "a", attributes: {href: "id"}}, stars: "nothing"},
    };
    expect(html('{{< youtube id="https://example.org/v" >}}{{< stars 5 >}}', around)).toContain(
      'href="https://example.org/v"',
    );
    expect(messages("{{< stars 5 >}}", around)).toEqual([]);
  });
});

it("diagnostics after an included file have the line in the page", () => {
  const text = "{{#include part.md}}\n\n[a](guide/setup.md)\n\n```nolanguage\n```";
  expect(messages(text, {dialect: "mdbook", file: "page.md"})).toEqual(["5: unknown language `nolanguage`"]);
  const [link] = rendered(text, {dialect: "mdbook", file: "page.md"}).facts.links;
  expect(link?.line).toBe(3);
});

it("Markdown copies contain the resolved values, without tags", () => {
  const text =
    '{{< tabs >}}\n{{< tab "A" >}}\na\n{{< /tab >}}\n{{< /tabs >}}\n\n{{< note >}}\nb\n{{< /note >}}\n\n[c]({{< ref "setup.md" >}}) {{< param v >}}';
  expect(rendered(`---\nv: 1.2\n---\n\n${text}`, {dialect: "hugo"}).body.markdown).toBe(
    "**A**\n\na\n\n> **Note**\n>\n> b\n\n[c](/guide/setup/) 1.2\n",
  );
});

it("files outside the project, cycles and unbounded growth are rejected", () => {
  expect(messages("{{#include ../../../etc/passwd}}", {dialect: "mdbook", file: "page.md"})).toHaveLength(1);
  writeFiles(root, {"content/_includes/again.html": "a{% include again.html %}{% include again.html %}"});
  const {body} = rendered("{% include again.html %}", {dialect: "jekyll"});
  expect(body.html.length).toBeLessThan(5_000_000);
  expect(join(root, "x")).toContain(root);
});

describe("a page that would never terminate", () => {
  const loops = (depth: number): string =>
    "{% for a in page.tags %}".repeat(depth) +
    "{{ a }}".repeat(depth > 3 ? 0 : 1) +
    "{% endfor %}".repeat(depth);
  const list = `---\ntags: [${"1,".repeat(200)}1]\n---\n\n`;

  it.each<[string, string]>([
    ["loops in loops", `${list}${loops(8)}`],
    ["loops that write", `${list}${loops(3)}`],
    ["files that include themselves", "{% include again.html %}"],
    [
      "a value that doubles itself",
      `{% assign a = "ab" %}${"{% assign a = a | append: a %}".repeat(60)}{{ a }}`,
    ],
  ])("%s: stops with partial content", (_, text) => {
    writeFiles(root, {"content/_includes/again.html": "{% include again.html %}".repeat(3)});
    const page = rendered(`${text}\n\nLast words.`, {dialect: "jekyll"});
    expect(findingsOf(page).map(({code}) => code)).toEqual([
      expect.stringMatching(/^(?:parse-limit|template-value)$/),
    ]);
    expect(page.body.html).toContain("Last words.");
  });
});

describe("macros and unknown tags", () => {
  const eleventy: Surroundings = {dialect: "eleventy", file: "page.md"};

  it("show their text arguments", () => {
    const text =
      'Run {{ npm({packages: ["a", \'b `c`\'], "flag": "--x"}) }} now.\n\n{% odd "Some words", "id" %}\n';
    expect(html(text, eleventy)).toBe(
      "<p>Run <code>a b `c` --x</code> now.</p><p><code>Some words</code></p>",
    );
    expect(messages(text, eleventy)).toEqual([
      "1: `npm(…)` is not executed; its text is shown as code",
      "3: unknown tag `odd`",
    ]);
    expect(findingsOf(rendered(text, eleventy)).map(({severity}) => severity)).toEqual(["error", "warning"]);
  });

  it.each(["", " ", "  ", "\t", "\n"])("keep their text with %j before the parenthesis", space => {
    const text = `Run {{ npx_tabs${space}({\n    package: "eslint",\n    args: ["lib/**"]\n}) }} now.\n`;
    expect(html(text, eleventy)).toBe("<p>Run <code>eslint lib/**</code> now.</p>");
    expect(messages(text, eleventy)).toEqual(["1: `npx_tabs(…)` is not executed; its text is shown as code"]);
  });

  it("show nothing without a text argument, or if they create a URL", () => {
    expect(html('A {{ list() }}{{ list(1) }} [b]({{ url("/x") }})', eleventy)).not.toContain("<code>");
  });
});

describe("a region missing in a file", () => {
  it.each<[string, Surroundings]>([
    ["{{#include code.rs:none}}", {dialect: "mdbook", file: "page.md"}],
    ['--8<-- "docs/code.py:none"', {dialect: "mkdocs"}],
    ["<<< @/code.rs#none", {dialect: "vitepress"}],
  ])("is an error: %s", (text, around) => {
    expect(findingsOf(rendered(text, around)).map(({severity, code}) => `${severity} ${code}`)).toEqual([
      "error snippet-region",
    ]);
  });
});
