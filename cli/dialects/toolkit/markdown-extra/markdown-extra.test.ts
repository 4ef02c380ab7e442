import {describe, expect, it} from "vitest";
import {codesOf, renderText, type Surroundings} from "#fixtures/support/page.ts";

const mkdocs: Surroundings = {dialect: "mkdocs"};
const html = (text: string, around = mkdocs): string => renderText(text, around).body.html;

describe("definition lists", () => {
  const list =
    "<dl>\n<dt><p>A <em>b</em></p></dt>\n<dd><p>One.</p><p>Two.</p></dd>\n<dd><p>Three.</p></dd>\n</dl>";

  it.each(["mkdocs", "jekyll", "hugo"] as const)("are elements in %s", dialect => {
    const expected = dialect === "hugo" ? list.replace("<dt>", '<dt id="a-b">') : list;
    expect(html("A *b*\n:   One.\n\n    Two.\n\n:   Three.\n\nEnd", {dialect})).toBe(`${expected}<p>End</p>`);
  });

  it("contain code and lists, and end at text", () => {
    const text = "A\n:   One\n\n    - x\n\n    ```\n    y\n    ```\n\nB\n: Two\n\n## C";
    const {body} = renderText(text, mkdocs);
    expect(body.html).toMatch(
      /<dd><p>One<\/p><ul>.*<pre.*<\/dd>\n<dt><p>B<\/p><\/dt>\n<dd><p>Two<\/p><\/dd>\n<\/dl><h/s,
    );
    expect(body.text).toContain("A\nOne\nx");
  });

  it("keep terms whose first definition is an empty shortcode", () => {
    const text = "`A`\n: {{< new-in 1.2 />}}\n: (`bool`) One.\n\n`B`\n: {{< gone />}}\n: Two.";
    const page = html(text, {dialect: "hugo"});
    for (const id of ["a", "b"]) expect(page).toContain(`<dt id="${id}">`);
    expect(page).toMatch(/One\..*Two\./s);
    expect(page.match(/<dl>/g)).toHaveLength(1);
  });

  it.each(["a : b", "- a\n: b", "# a\n: b", "a\n\n\n: b", "```\na\n: b\n```", ": b"])(
    "are none of %j",
    text => {
      expect(html(text)).not.toContain("<dl>");
    },
  );

  it("are text in dialects without them", () => {
    expect(html("A\n: B", {})).toBe("<p>A\n: B</p>");
  });

  it("keep the lines of diagnostics below", () => {
    const [finding] = renderText("A\n: B\n\n[c](#d)\n\n```mystery\n```", mkdocs).facts.diagnostics.filter(
      ({code}) => code === "code-language",
    );
    expect(finding?.line).toBe(6);
  });
});

describe("extensions of Python-Markdown", () => {
  it.each([
    [
      "abbreviations",
      "An API, not APIs.\n\n*[API]: Interface",
      '<p>An <abbr title="Interface">API</abbr>, not APIs.</p>',
    ],
    [
      "abbreviations with signs",
      "In C++ now.\n\n*[C++]: A language",
      '<p>In <abbr title="A language">C++</abbr> now.</p>',
    ],
    ["no abbreviations in code", "`API`\n\n*[API]: Interface", "<p><code>API</code></p>"],
    [
      "lowered and raised text",
      "H~2~O A^2^ ~~no~~ ^^new^^",
      "<p>H<sub>2</sub>O A<sup>2</sup> <del>no</del> <ins>new</ins></p>",
    ],
    [
      "marks of critics",
      "{++a++} {--b--} {~~c~>d~~} {==e==}{>>f<<}",
      "<p><ins>a</ins> <del>b</del> <del>c</del><ins>d</ins> <mark>e</mark></p>",
    ],
    [
      "Markdown in elements",
      '<figure markdown="span">\n  *a*\n</figure>',
      "<figure><p><em>a</em></p></figure>",
    ],
    [
      "an id of any letters",
      "A {: #+b-c }\n\n[x](#+b-c)",
      '<p>A<span id="+b-c"></span></p><p><a href="#+b-c">x</a></p>',
    ],
    [
      "options of Material",
      "<!-- md:option toc.slugify -->\n\n[x](#+toc.slugify)",
      '<p><code>toc.slugify</code><span id="+toc.slugify"></span></p><p><a href="#+toc.slugify">x</a></p>',
    ],
    ["keys", "++ctrl+c++", "<p><span><kbd>Ctrl</kbd>+<kbd>C</kbd></span></p>"],
  ])("have %s", (_, text, expected) => {
    expect(html(text)).toBe(expected);
    expect(codesOf(renderText(text, mkdocs))).toEqual([]);
  });

  it.each([
    ["/// note | My title\nA *b*.\n///", '!!! note "My title"\n    A *b*.'],
    ["/// details | More\n    type: tip\n    open: true\n\nA\n///", '???+ tip "More"\n    A'],
    ["//// tab | One\n/// warning\nA\n///\n////\n\nB", '=== "One"\n    !!! warning\n        A\n\nB'],
  ])("have blocks between slashes: %j", (text, same) => {
    expect(html(text)).toBe(html(same));
    expect(html(text)).not.toContain("///");
  });

  it.each([mkdocs, {dialect: "jekyll"}] as const)("have footnotes whose ids links may use", around => {
    const {body, facts} = renderText("A[^1] [b](#fn:1) [c](#fnref:1)\n\n[^1]: Note", around);
    expect(facts.ids).toEqual(expect.arrayContaining(["fn:1", "fnref:1"]));
    expect(body.html).toContain('<a href="#fn:1" id="fnref:1"');
  });

  it("leave no options of generated documentation", () => {
    expect(html("::: pkg.Class\n    options:\n      x: y\n\nText")).toBe(
      '<p id="pkg.Class"><code>pkg.Class</code></p><p>Text</p>',
    );
  });

  it("have the same text in copies as on the page", () => {
    expect(renderText("++ctrl+c++ H~2~O and an API.\n\n*[API]: Interface", mkdocs).body.markdown).toBe(
      "<kbd>Ctrl</kbd>+<kbd>C</kbd> H<sub>2</sub>O and an <abbr>API</abbr>.\n",
    );
  });
});

describe("directives of Starlight", () => {
  const starlight: Surroundings = {dialect: "starlight", file: "page.mdx"};

  it.each([
    ['An :abbr[HTML]{title="Hyper"} text at 10:30, a:b[c].', "<p>An HTML text at 10:30, a:b[c].</p>"],
    ["::name{a=1}\n\n::video[A label]{id=1}", "<p>A label</p>"],
    ["`:a[b]`\n\n```\n::name{a=1}\n```", "<p><code>:a[b]</code></p>"],
  ])("keep their content: %j", (text, expected) => {
    expect(html(text, starlight)).toContain(expected);
    expect(codesOf(renderText(text, starlight))).toEqual([]);
  });
});

it("Vue expressions are unchanged if the page disables them", () => {
  expect(html("A <span v-pre>{{ b }}</span> {{ 1 + 1 }}", {dialect: "vitepress"})).toContain(
    "{{ b }}</span> 2",
  );
});

describe("references to generated documentation", () => {
  it.each([
    ["[`Model`][pkg.main.Model] and [it][pkg.f]", "<p><code>Model</code> and it</p>"],
    ["[pkg.Model][], [`pkg.f`][]", "<p>pkg.Model, <code>pkg.f</code></p>"],
    ["`[a][b.c]` [x][y]", "<p><code>[a][b.c]</code> [x][y]</p>"],
    ["[a][b.c]\n\n[b.c]: https://example.org", '<p><a href="https://example.org"'],
  ])("%s", (text, expected) => expect(html(text, mkdocs)).toContain(expected));
});
