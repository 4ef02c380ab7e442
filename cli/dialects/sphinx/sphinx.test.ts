import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {ELEMENTS} from "#core/model/allow-list.ts";
import {checkFolder, checkProject} from "#fixtures/support/check-project.ts";
import {detectFiles} from "#fixtures/support/detect-files.ts";
import {codesOf, findingsOf, renderText, type Surroundings} from "#fixtures/support/page.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {idOf} from "./labels.ts";
import {pythonAssignments} from "./python.ts";
import {pythonFault} from "./python-fault.ts";
import {TAGS} from "./tags.ts";

const folder = temporaryFolder();
const root = temporaryFolder();
writeFiles(root, {
  "content/guide.md": "(guide/top)=\n(guide:top)=\n# The *guide*\n\n```{note}\n:name: a-note\nx\n```\n",
  "content/part.md": "From a *part*.\n",
  "content/a.py": "a = 1\nb = 2\n",
});
const around: Surroundings = {dialect: "sphinx", root, file: "page.md", pages: ["guide.md", "part.md"]};

it("links to targets whose names hold colons, and leaves the words of indices that Sphinx makes", () => {
  const page = renderText("[x](guide:top) [i](genindex)", around);
  expect(codesOf(page)).toEqual([]);
  expect(page.body.html).toContain('<a href="/guide/#guide-top">x</a> <span>i</span>');
});

it.each(["old.rst", "book.ipynb", "text.Rmd"])(
  "counts targets and pages as unknown that %s may define",
  async file => {
    const own = temporaryFolder();
    writeFiles(own, {
      "conf.py": "project = 'X'\nextensions = ['myst_parser']\n",
      "index.md": `# X\n\n[a](some:target) [b](some-target) [c](${file.replace(/\.\w+$/, "")})\n`,
      [file]: "",
    });
    const {diagnostics} = await checkFolder(own);
    expect(diagnostics.filter(({severity}) => severity === "error")).toEqual([]);
    expect(diagnostics.filter(({code}) => code === "link-unverified")).toHaveLength(2);
  },
);

it("does not report links to downloads on Read the Docs", async () => {
  const own = temporaryFolder();
  writeFiles(own, {
    "conf.py": "html_baseurl = 'https://x.example/en/latest/'\nextensions = ['myst_parser']\n",
    "index.md": "# X\n\n[PDF](https://x.example/en/latest/_/downloads/en/latest/pdf/)\n",
  });
  expect((await checkFolder(own)).diagnostics).toEqual([]);
});

it("finds images whose ending is left open", async () => {
  const own = temporaryFolder();
  writeFiles(own, {
    "conf.py": "project = 'X'\nextensions = ['myst_parser']\n",
    "index.md": "# X\n\n```{image} img/a.*\n:alt: A\n```\n\n![B](img/none.*)\n",
    "img/a.png": "",
  });
  const {diagnostics} = await checkFolder(own);
  expect(diagnostics.filter(({code}) => code === "image-missing").map(({message}) => message)).toEqual([
    expect.stringContaining("img/none.*"),
  ]);
});

it("takes elements of HTML as such, though directives have their names", () => {
  const elements = Object.keys(TAGS).filter(name => ELEMENTS.has(name));
  expect(elements).toContain("div");
  for (const name of elements)
    for (const html of [`<${name}>`, `<div>\n<${name} class="c">`]) {
      const close = html.replaceAll(/<(\w+)[^>]*>\n?/g, (_, each: string) => `</${each}>`);
      const page = renderText(
        `${html}\n<label>x</label>\n<select><option>y</option></select>\n${close}`,
        around,
      );
      expect(codesOf(page).filter(code => code !== "html-removed" && code !== "html-nesting")).toEqual([]);
    }
});

describe("a config of Sphinx", () => {
  it("is read without running it: strings, lists, tuples, maps and names; other expressions are unknown", () => {
    expect(
      pythonAssignments(
        `import os\na = "x" 'y'\nb = ["1", f(2), 3,]  # c\nc = {"k": ("v", True), "z": os.x}\nd = a\ne = f"{a}"\ndef f():\n    g = 1\nh = r"\\d"\n`,
      ),
    ).toEqual({a: "xy", b: ["1", 3], c: {k: ["v", true]}, d: "xy", h: "\\d"});
  });

  it.each([
    ["a = [1,\nb = 2\n", {line: 1, column: 5}],
    ["a = (1]\n", {line: 1, column: 5}],
    ["a = 1\nb = 'x\nc = 2\n", {line: 2, column: 5}],
    ["a = 1)\n", {line: 1, column: 6}],
    ['a = """x\n', {line: 1, column: 7}],
  ])("is not valid Python: %j", (source, place) => expect(pythonFault(source)).toMatchObject(place));

  it("is valid if every bracket and string is closed, whatever strings and comments hold", () => {
    const inner = fc.stringMatching(/^[a-z()[\]{}#]{0,8}$/);
    const string = fc
      .tuple(fc.constantFrom('"', "'", '"""', "'''"), inner)
      .map(([quote, text]) => quote + text + quote);
    const {value} = fc.letrec<{value: string}>(tie => ({
      value: fc.oneof(
        {maxDepth: 4},
        string,
        inner.map(text => `1 # ${text}\n`),
        fc.array(tie("value"), {maxLength: 3}).map(items => `[${items.join(", ")}]`),
        fc.array(tie("value"), {maxLength: 3}).map(items => `{"k": (${items.join(", ")})}`),
      ),
    }));
    fc.assert(fc.property(value, text => void expect(pythonFault(`a = ${text}\nb = 1\n`)).toBeNull()));
    fc.assert(
      fc.property(
        value,
        text => void expect(pythonFault(`a = (${text}\n`)).toMatchObject({line: 1, column: 5}),
      ),
    );
  });

  it("is reported at its line if it is not valid Python", async () => {
    const source = 'extensions = ["myst_parser"]\nhtml_theme_options = {\n';
    const found = await detectFiles(folder, {"docs/conf.py": source, "docs/index.md": "# A\n"});
    expect(found?.faults).toMatchObject([{code: "tool-settings", file: "docs/conf.py", line: 2}]);
  });

  it.each([
    [
      "of parts",
      "format: jb-book\nroot: intro\nparts:\n- caption: Start\n  chapters:\n  - file: a\n    sections:\n    - file: x/b\n      title: Bee\n- chapters:\n  - glob: x/c*\n  - url: https://e.org\n    title: Site\n",
    ],
    [
      "as older books have it",
      "- file: intro\n- part: Start\n  chapters:\n  - file: a.md\n    sections:\n    - file: x/b\n      title: Bee\n- part:\n  chapters:\n  - glob: x/c*\n  - url: https://e.org\n    title: Site\n",
    ],
  ])("is that of a Jupyter Book, with a table of contents %s", async (_, toc) => {
    const found = await detectFiles(folder, {
      "docs/_toc.yml": toc,
      "docs/_config.yml":
        "title: Book\nlogo: l.svg\nexclude_patterns: [drafts]\nrepository: {url: https://github.com/a/b, branch: dev, path_to_book: docs}\nparse: {myst_substitutions: {v: '1'}}\nsphinx: {config: {rediraffe_redirects: {old.ipynb: a.md}}}\n",
      "docs/intro.md": "# Home\n",
      "docs/a.md": "# A\n",
      "docs/x/b.md": "# B\n",
      "docs/x/c1.md": "# C\n",
      "docs/n.ipynb": "{}",
    });
    expect(found).toMatchObject({
      tool: "Sphinx",
      file: "docs/_toc.yml",
      left: [],
    });
    expect(found?.config).toMatchObject({
      title: "Book",
      logo: "l.svg",
      repository: {owner: "a", name: "b", branch: "dev", folder: "docs"},
      redirects: {"/old/": "/a/"},
      variables: {v: "1"},
      sidebar: [
        "/intro/",
        {title: "Start", items: [{title: "A", page: "/a/", items: [{page: "/x/b/", title: "Bee"}]}]},
        "/x/c1/",
        {link: "https://e.org", title: "Site"},
      ],
    });
    expect(found?.config.exclude).toContain("drafts/**");
    expect(found?.config.exclude).not.toContain("**/*.ipynb");
  });

  it.each(["", "x", "[]", "roo: intro\n", "format jb-book\nroot: [", "root: 5\n", "- {}\n"])(
    "is reported if the table of contents of a Jupyter Book is %j",
    async toc => {
      const book = {"docs/_config.yml": "title: Book\n", "docs/a.md": "# A\n", "docs/_toc.yml": toc};
      const found = await detectFiles(folder, book);
      expect(found?.tool).toBe("Sphinx");
      expect(found?.faults.map(({file}) => file)).toContain("docs/_toc.yml");
    },
  );

  it.each<Record<string, string>>([
    {"_config.yml": "theme: minima\n"},
    {"_config.yml": "title: x\n", "_layouts/page.html": ""},
  ])("is not that of a Jupyter Book if the folder is a Jekyll site: %j", async files => {
    const found = await detectFiles(folder, {"a.md": "# A\n", "_toc.yml": "- title: A\n", ...files});
    expect(found?.tool).toBe("Jekyll");
  });

  it("gives title, pictures, repository, redirects, and the order of its toctrees", async () => {
    const found = await detectFiles(folder, {
      "docs/conf.py":
        'project = "Acme"\nhtml_title = ""\nextensions = ["myst_parser", "autodoc2"]\nhtml_logo = "_static/l.svg"\nexclude_patterns = ["drafts"]\n' +
        'html_theme_options = {"repository_url": "https://github.com/a/b", "repository_branch": "dev", "path_to_docs": "docs"}\n' +
        'rediraffe_redirects = {"old.md": "one.md"}\nmyst_substitutions = {"v": "1.0"}\n',
      "docs/index.md":
        "# Home\n\n```{toctree}\n:hidden:\none.md\n```\n\n```{toctree}\n:caption: More\n:glob:\nParts <parts/index>\nx/*\nSite <https://e.org>\n```\n",
      "docs/one.md": "# One\n",
      "docs/parts/index.md": "# All parts\n\n:::{toctree}\na\n:::\n",
      "docs/parts/a.md": "# A\n",
      "docs/x/b.md": "# B\n",
      "docs/x/c.md": "# C\n",
      "docs/old.rst": "Old\n===\n",
    });
    expect(found?.dialect).toBe("sphinx");
    expect(found?.left).toEqual([
      "1 page in reStructuredText, which is not read",
      "pages and links of objects that are documented in source code",
    ]);
    expect(found?.config).toMatchObject({
      content: "docs",
      title: "Acme",
      logo: "_static/l.svg",
      repository: {owner: "a", name: "b", branch: "dev", folder: "docs"},
      redirects: {"/old/": "/one/"},
      variables: {v: "1.0"},
      sidebar: [
        "/",
        "/one/",
        {
          title: "More",
          items: [
            {title: "Parts", page: "/parts/", items: ["/parts/a/"]},
            "/x/b/",
            "/x/c/",
            {title: "Site", link: "https://e.org"},
          ],
        },
      ],
    });
    expect(found?.config.known).toEqual(expect.arrayContaining(["/old/", "/apidocs/"]));
    expect(found?.config.exclude).toEqual(expect.arrayContaining(["drafts", "drafts/**"]));
  });
});

it("knows the pages that `conf.py` writes", async () => {
  const found = await detectFiles(folder, {
    "docs/conf.py":
      'extensions = ["myst_parser"]\nwith open("api/all.md", "w") as f:\n    f.write("")\nwith open("read.md") as f:\n    f.read()\n',
    "docs/index.md": "# Home\n",
  });
  expect(found?.config.known).toEqual(expect.arrayContaining(["/api/all/"]));
  expect(found?.config.known).not.toContain("/read/");
});

it("reads toctrees of pages in reStructuredText, which are not read otherwise", async () => {
  const found = await detectFiles(folder, {
    "docs/conf.py": 'extensions = ["myst_parser"]\n',
    "docs/index.rst":
      "Home\n====\n\n.. toctree::\n   :maxdepth: 2\n   :caption: Guide\n\n   b\n   a\n   parts/index\n   gone.rst\n\nAfter\n-----\n\n- .. toctree::\n    c\n\n.. toctree::\n   Site <https://e.org>",
    "docs/a.md": "# A\n",
    "docs/b.md": "# B\n",
    "docs/c.md": "# C\n",
    "docs/parts/index.rst": "All parts\n*********\n\n.. toctree::\n   :glob:\n\n   *\n",
    "docs/parts/d.md": "# D\n",
  });
  expect(found?.config.sidebar).toEqual([
    {title: "Guide", items: ["/b/", "/a/", {title: "All parts", items: ["/parts/d/"]}]},
    {title: "Site", link: "https://e.org"},
  ]);
});

it("takes the order of its pages from the table of contents that an extension reads", async () => {
  const found = await detectFiles(folder, {
    "docs/conf.py": 'extensions = ["myst_parser", "sphinx_external_toc"]\nexternal_toc_path = "menu.yml"\n',
    "docs/menu.yml":
      "root: index\nsubtrees:\n- caption: Start\n  entries:\n  - file: b\n  - file: x/index\n    subtrees:\n    - titlesonly: True\n      entries:\n      - file: x/a\n- entries:\n  - file: made\n",
    "docs/index.md": "# Home\n",
    "docs/b.md": "# B\n",
    "docs/x/index.md": "# X\n",
    "docs/x/a.md": "# A\n",
  });
  expect(found?.config.sidebar).toEqual([
    "/",
    {title: "Start", items: ["/b/", {title: "X", page: "/x/", items: ["/x/a/"]}]},
  ]);
});

it("lists the pages below one, takes a first heading of any level as title, and knows the ids of sections", async () => {
  const own = temporaryFolder();
  writeFiles(own, {
    "conf.py": 'project = "X"\nextensions = ["myst_nb", "sphinx_external_toc"]\n',
    "_toc.yml": "root: index\nentries:\n- file: z\n- file: a\n",
    "index.md":
      "# X\n\n```{TableOfContents}\n```\n\n[b](a.md#zoom-with-a-view) [c](z.md#what-s-new) [d](z.md#none)\n",
    "a.md": "(t)=\n## First\n\n### Zoom with a View 🔍\n",
    "z.md": "# Z\n\n## What's new?\n\n## Plain\n\n## Plain 🔍\n",
  });
  const {diagnostics} = await checkFolder(own);
  const of = (code: string): string[] =>
    diagnostics.filter(one => one.code === code).map(({message}) => message);
  expect(of("link-anchor")).toEqual([expect.stringContaining("#none")]);
  expect([...of("title-missing"), ...of("mdx-component"), ...of("heading-id-clash")]).toEqual([]);
});

describe("a page of Sphinx", () => {
  it.each<[name: string, text: string, words: string[]]>([
    ["a note", "```{note}\nSome **text**.\n```", ["Some text."]],
    ["a titled admonition", ":::{admonition} My *title*\n:class: tip\n\nx\n:::", ["My title", "x"]],
    ["nested directives", "::::{note}\n:::{tip}\nx\n:::\ny\n::::\n\nz", ["x", "y", "z"]],
    [
      "a version",
      "```{versionadded} 1.2 Now *new*.\nMore\n```",
      ["Added in version 1.2", "Now new.", "More"],
    ],
    ["tabs", "````{tab-set}\n```{tab-item} A\nx\n```\n```{tab-item} B\ny\n```\n````", ["A", "x", "B", "y"]],
    ["a grid", "::::{grid} 2\n:::{grid-item-card} T\n:link: guide/top\nx\n:::\n::::", ["T", "x"]],
    ["a fold", "```{dropdown} T\nx\n```", ["T", "x"]],
    ["a figure", "```{figure} https://e.org/a.png\n:alt: b\n\nThe *caption*\n```", ["The caption"]],
    [
      "a list as a table",
      "```{list-table} T\n:header-rows: 1\n* - A\n  - B\n* - c\n  - d\n```",
      ["T", "A", "B", "c", "d"],
    ],
    ["a table of values", '```{csv-table} T\n:header: A, B\n"c, 1", d\n```', ["T", "A", "B", "c, 1", "d"]],
    ["an include", "```{include} part.md\n```", ["From a part."]],
    ["a rubric", "```{rubric} R\n```", ["R"]],
    ["a definition", "Term\n: Its *meaning*", ["Term", "Its meaning"]],
    ["a footnote", "a[^1]\n\n[^1]: b", ["a", "b"]],
    [
      "roles",
      "{sub}`a` {sup}`b` {kbd}`C` {abbr}`X (y)` {term}`t <u>` {py:class}`~m.C` {guilabel}`&File`",
      ["a", "b", "C", "X (y)", "t", "m.C", "File"],
    ],
    [
      "references",
      "{ref}`guide/top` {ref}`me <guide/top>` {doc}`guide` [](guide/top) [w](#guide/top) [](guide.md)",
      ["The guide", "me", "w"],
    ],
    ["references to other projects", "[x](inv:python#a) <inv:#b>", ["x"]],
    [
      "definitions of references to other projects",
      "[x][Of Cmake] [Of Cmake] and [y]\n\n[Of Cmake]: inv:cmake#a\n[y]: <inv:#b>",
      ["x", "Of Cmake", "and", "y"],
    ],
    ["inline tabs", "```{tab} Modern\nx\n```\n\n```{tab} Older\ny\n```", ["Modern", "x", "Older", "y"]],
    ["a toctree", "```{toctree}\nguide\n```", ["The guide"]],
    ["a target and a comment", "# T\n\n(t)=\n## H\n\n% hidden\n\nx [l](#t)", ["H", "x", "l"]],
    ["attributes", "{.c}\npara [s]{#i}\n", ["para"]],
    ["a button", "```{button-ref} guide\n:ref-type: doc\nGo\n```", ["Go"]],
    ["a list", "- a\n\n  ```{note}\n  x\n  ```\n- b", ["a", "x", "b"]],
    [
      "a field list",
      "# H\n\n:Author: A *name*\n  goes on\n:`v` 1\\:2:\n  - item\n\nEnd",
      ["Author", "A name", "goes on", "v 1:2", "item", "End"],
    ],
    ["options in YAML", "```{admonition} T\n---\nclass: tip\n---\nx\n```", ["T", "x"]],
  ])(
    "shows the words of %s on the page, in its text and its copy, and none of its syntax",
    (_, text, words) => {
      const page = renderText(text, around);
      expect(codesOf(page)).toEqual([]);
      const shown = page.body.html.replaceAll(/<[^>]*>/g, "");
      for (const word of words) {
        expect(shown).toContain(word);
        expect(page.body.text).toContain(word);
      }
      for (const output of [shown, page.body.text, page.body.markdown])
        expect(output).not.toMatch(/:::|`{3}|\{[\w:.#-]+\}|\)=|^:\w|%|undefined/m);
    },
  );

  it("leads to targets of other pages by their ids", () => {
    const {html} = renderText("{ref}`guide/top` [n](a-note)", around).body;
    expect(html).toContain('href="/guide/#guide-top"');
    expect(html).toContain('href="/guide/#a-note"');
  });

  it("shows code with its language and title, and files as code", () => {
    const {html, markdown} = renderText(
      "```{code-block} python\n:caption: a.py\n:emphasize-lines: 1\n\nx = 1\n```\n\n```{literalinclude} a.py\n:language: python\n:lines: 2\n```",
      around,
    ).body;
    expect(html).toContain("a.py");
    expect(markdown).toContain("x = 1");
    expect(markdown).toContain("b = 2");
    expect(markdown).not.toMatch(/a = 1|emphasize|caption/);
  });

  it("shows sessions of a terminal as code", () => {
    const page = renderText(
      "- a\n\n  ```{terminal}\n  :copy:\n  :host: h\n\n  cat a | b <c>\n\n  {{ d }}   *e*\n  ```\n\n```{terminal}\n:input: ls $x\n\n<f>\n```\n",
      around,
    );
    expect(codesOf(page)).toEqual([]);
    expect(page.body.markdown).toMatch(/cat a \| b <c>\n\s*\n {2}\{\{ d \}\} {3}\*e\*\n/);
    expect(page.body.markdown).toContain("ls $x\n<f>\n");
  });

  it("shows formulas", () => {
    expect(
      renderText("```{math}\n:label: e\nx^2\n```\n\n{math}`y`", around).body.html.split("<math"),
    ).toHaveLength(3);
  });

  it("fills in substitutions of config and front matter, outside code", () => {
    const page = renderText("---\nmyst:\n  substitutions:\n    b: two\n---\n\n{{ a }} {{b}} `{{a}}`", {
      ...around,
      variables: {a: "one"},
    });
    expect(page.body.text).toBe("one two {{a}}");
  });

  it("leaves substitutions in comments", () => {
    const page = renderText(
      "a\n\n<!-- [[[cog\nx = f'{{.b}} {{ c }}'\n]]] -->\n\n% {{ d }}\n\n{{ e }}\n",
      around,
    );
    expect(findingsOf(page)).toEqual([expect.objectContaining({code: "template-value", line: 9})]);
  });

  it("fills in substitutions of several blocks and substitutions in values, and shows expressions as code", () => {
    const page = renderText(
      "{{ block }}\n\n- {{ a }}\n- {{ env.x | upper }} `{{a}}`\n\n## End\n\n[x](nope.md)",
      {
        ...around,
        variables: {
          block: "```{note}\nIn *{{ inner }}*\n```",
          inner: "deep",
          a: "{{ inner }}",
          self: "{{ self }}",
        },
      },
    );
    expect(page.body.html).toContain('class="');
    expect(page.body.text.split("\n").filter(Boolean)).toEqual(
      expect.arrayContaining(["In deep", "deep", "{{ env.x | upper }} {{a}}", "End"]),
    );
    expect(findingsOf(page)).toEqual([
      expect.objectContaining({code: "template-value", line: 4}),
      expect.objectContaining({code: "link-page", line: 8}),
    ]);
    expect(
      renderText("{{ self }}", {...around, variables: {self: "{{ self }} {{ self }}"}}).body.text,
    ).toContain("{{ self }}");
  });

  it("leaves the text of links to classes if a program documents them", () => {
    const text = "[a](#Spawner) [b](#spawner)";
    const page = renderText(text, {...around, variables: {autodoc: true}});
    expect(page.body.text).toBe("a b");
    expect(page.body.html.match(/href="[^"]*"/g)).toEqual(['href="#spawner"']);
    expect(renderText(text, around).body.html).toContain('href="#Spawner"');
  });

  it("takes names of targets that another project may have for unverified links", () => {
    const text = "[x](icon-links) [y](/icon-links) [z](plain)";
    const page = renderText(text, {...around, variables: {intersphinx_mapping: true}});
    expect(codesOf(page)).toEqual(["link-unverified", "link-page", "link-page"]);
    expect(page.body.text).toBe("x y z");
    expect(codesOf(renderText(text, around))).toEqual(["link-page", "link-page", "link-page"]);
  });

  it("leaves the text of links that are external, or whose targets another project may have", () => {
    const page = renderText("[a](b){.external} [c](#d/e) [f](#g/h)", {
      ...around,
      variables: {intersphinx_mapping: true},
    });
    expect(codesOf(page)).toEqual([]);
    expect(page.body.text).toBe("a c f");
    const plain = renderText("[a](b) [c](#d/e)", around);
    expect(codesOf(plain)).toEqual(["link-page"]);
    expect(plain.body.html).toContain('href="#d/e"');
  });

  it("has the targets of reStructuredText that is shown as code", () => {
    const page = renderText("```{eval-rst}\n.. figure:: a.png\n  :name: my-fig\n```\n\n[x](my-fig)", {
      ...around,
      pages: [...(around.pages ?? [])],
    });
    expect(page.body.html).toContain('id="my-fig"');
  });

  it("keeps code in list items as it is, and all that follows", () => {
    const page = renderText(
      "`````{list-table}\n* - ````md\n    ```{note} a\n    ```\n    ````\n  - b\n`````\n\n```{code-block} python\n:caption: |\n:     Two\n:     lines\n\nx\n```\n\n## End",
      around,
    );
    expect(page.body.html).toContain("{note} a");
    expect(page.body.html).toContain("Two lines");
    expect(page.body.text).toContain("End");
  });

  it("makes ids as Docutils does", () => expect(idOf("Syntax/My role_2")).toBe("syntax-my-role-2"));
});

it("has no unclosed code where a directive holds reStructuredText", async () => {
  const {diagnostics} = await checkProject({
    "docs-index.config.json": '{"dates": "none", "dialect": "sphinx", "rules": {"page-orphan": "off"}}',
    "content/index.md": "# A\n\n```{eval-rst}\n.. module:: a\n```\n\n## B\n\n```js\na();",
  });
  expect(diagnostics.map(({code, line}) => [code, line])).toEqual([["code-unclosed", 9]]);
});

it("separates header and footer of cards", () => {
  const card = fc.constantFrom("card", "grid-item-card");
  const fence = fc.constantFrom(":::", "```", "::::");
  const marks = fc.constantFrom("^^^", "^^^^^^^", " ^^^ ");
  fc.assert(
    fc.property(card, fence, marks, (name, around, mark) => {
      const text = `${around}{${name}} Title\nHeader\n${mark}\nBody\n+++\nFooter\n${around}\n\na\n\n${mark.trim()}`;
      const {html, markdown} = renderText(text, {dialect: "sphinx"}).body;
      for (const part of ["Header", "Body", "Footer"]) expect(html).toContain(`<p>${part}</p>`);
      expect(`${html}${markdown}`).not.toContain("+++");
      // Outside of a card, the marks are text.
      expect(html).toMatch(/<p>\^+<\/p>$/);
    }),
  );
});

it("makes links to what only the tool generates warnings", () => {
  const page = renderText(
    "[a](_static/doc/x.html) [b](../_static/y.pdf) [c](genindex.html) [d](_modules/a/b.html) [e](none.html)",
    {dialect: "sphinx", file: "guide/a.md"},
  );
  expect(codesOf(page)).toEqual([...Array(4).fill("link-unverified"), "link-page"]);
});
