import {mkdirSync, readFileSync, symlinkSync, writeFileSync} from "node:fs";
import {dirname, join} from "node:path";
import {beforeAll, describe, expect, it} from "vitest";
import {codesOf, findingsOf, renderText} from "#fixtures/support/page.ts";
import {run} from "#fixtures/support/project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const root = temporaryFolder();
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAADUlEQVR42mNkYPhfz0AEAAQ/AYFs1l2HAAAAAElFTkSuQmCC",
  "base64",
);
const FILES: Record<string, string | Buffer> = {
  "parts/loaf.mdx": "## Loaf\n\nSome *text*, [down](#loaf), [far](/missing/).\n\nT> A tip.\n",
  "parts/plain.md": "---\ntitle: Ignored\n---\n\n<b>Raw</b> {not an expression}\n\n- <Badge text='1' />\n",
  "parts/nested.mdx": 'import Loaf from "./loaf.mdx";\n\nBefore\n\n<Loaf />\n\nAfter\n',
  "parts/a.mdx": 'import B from "./b.mdx";\n\nA\n\n<B />\n',
  "parts/b.mdx": 'import A from "./a.mdx";\n\nB\n\n<A />\n',
  "parts/kind.mdx": "{name} is {props.size}.\n",
  "parts/photo.png": PIXEL,
  "content/near.png": PIXEL,
  "content/deep/part.md": "[up](../page.mdx) ![p](../near.png)\n",
};

beforeAll(() => {
  for (const [path, data] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), {recursive: true});
    writeFileSync(join(root, path), data);
  }
  symlinkSync("/etc", join(root, "parts/outside"));
});

const render = (text: string): ReturnType<typeof renderText> =>
  renderText(text, {file: "page.mdx", root, pages: ["deep/other.md"], files: ["near.png"]});

describe("imported parts", () => {
  it("are inserted where their name is used, parsed according to their own syntax", () => {
    const {body, facts} = render(
      'import Loaf from "../parts/loaf.mdx";\nimport Plain from "../parts/plain.md";\n\n<div>\n  <Loaf />\n</div>\n\n<Plain />',
    );
    expect(body.html).toContain('<div><h2 id="loaf">Loaf');
    expect(body.html).toContain('<div class="aside aside--tip"');
    expect(body.html).toContain("<p><b>Raw</b> {not an expression}</p>");
    expect(body.html).toContain('<span class="badge">1</span>');
    expect(body.html).not.toContain("Ignored");
    expect(facts.anchors).toEqual([{title: "Loaf", id: "loaf", level: 2}]);
    expect(facts.dependencies.map(({path, hash}) => [path, hash?.length])).toEqual([
      ["parts/loaf.mdx", 64],
      ["parts/plain.md", 64],
    ]);
    expect(body.markdown).toContain("## Loaf\n\nSome *text*");
    expect(body.markdown).not.toContain("import");
  });

  it.each(["plain", "article", "b", "loafOfBread"])(
    "are inserted for `<%s />`, but not if it has content",
    name => {
      const {body} = render(
        `import ${name} from "../parts/plain.md";\n\n<${name} />\n\n<${name}>Own.</${name}>`,
      );
      expect(body.html.match(/Raw/g)).toHaveLength(1);
      expect(body.html).toContain("Own.");
    },
  );

  it("are found with composed and decomposed accented letters on disk", () => {
    writeFiles(root, {["parts/é.mdx".normalize("NFD")]: "Decomposed."});
    const {body, facts} = render(`import E from "../parts/${"é.mdx".normalize("NFC")}";\n\n<E />`);
    expect(body.html).toContain("Decomposed.");
    expect(facts.dependencies[0]?.hash).toHaveLength(64);
  });

  it("are missing if letter case differs, on every disk, with the correct name as a hint", () => {
    expect(findingsOf(render('import Loaf from "../parts/Loaf.mdx";\n\n<Loaf />'))).toMatchObject([
      {code: "import-missing", hint: "Write `../parts/loaf.mdx`: the file differs in case."},
    ]);
  });

  it("report diagnostics and links with their own file and line", () => {
    const {facts, body} = render('import Loaf from "../parts/loaf.mdx";\n\n<Loaf />');
    expect(findingsOf({facts, body}).map(({code, file, line}) => [code, file, line])).toEqual([
      ["link-page", "parts/loaf.mdx", 3],
    ]);
    expect(facts.links.map(({file, fragment, line}) => [file, fragment, line])).toEqual([
      ["parts/loaf.mdx", "loaf", 3],
      ["parts/loaf.mdx", null, 3],
    ]);
  });

  it("may import other partials", () => {
    const {body} = render('import N from "../parts/nested.mdx"\n\n<N />');
    expect(body.text).toBe("Before\nLoaf\nSome text, down, far.\nA tip.\nAfter");
  });

  it("show the values of their properties at each use", () => {
    const {facts, body} = render(
      'import Kind from "../parts/kind.mdx";\n\n<Kind name="One" size="1" />\n\n<Kind name="Two" size={2} />\n\n<Kind name="One" size="1" />',
    );
    expect(body.text).toBe("One is 1.\nTwo is 2.\nOne is 1.");
    expect(codesOf({facts, body})).toEqual([]);
  });

  it("have unique ids if used twice", () => {
    const {facts} = render('import Loaf from "../parts/loaf.mdx";\n\n<Loaf />\n\n<Loaf />');
    expect(facts.anchors.map(({id}) => id)).toEqual(["loaf", "loaf-1"]);
  });

  it("within a paragraph become separate blocks", () => {
    expect(render('import Loaf from "../parts/loaf.mdx";\n\nbefore <Loaf /> after').body.html).toMatch(
      /^<p>before <\/p><h2.*<\/div><p> after<\/p>$/,
    );
  });

  it("resolve relative links from their own folder within the content folder", () => {
    const {body, facts} = render('import Part from "./deep/part.md";\n\n<Part />');
    expect(body.html).toContain('<a href="/page/">up</a>');
    expect(body.html).toContain('<img src="/near.png" alt="p" width="3" height="2"');
    expect(codesOf({facts, body})).toEqual([]);
  });
});

describe("imported images", () => {
  it("become URLs of emitted files", () => {
    const {body, facts} = render('import photo from "../parts/photo.png";\n\n<img src={photo} alt="P" />');
    expect(body.html).toBe(
      '<img src="/_files/parts/photo.png" alt="P" width="3" height="2" loading="lazy" decoding="async">',
    );
    expect(facts.assets).toEqual([{path: "parts/photo.png", out: "_files/parts/photo.png"}]);
  });
});

describe("imports that can't be resolved", () => {
  it.each([
    ['import A from "../parts/none.mdx";\n\n<A />', ["import-missing"], '<p class="placeholder">A</p>'],
    [
      'import a from "../parts/none.png";\n\n<img src={a} alt="B" />',
      ["import-missing"],
      '<p class="placeholder">B</p>',
    ],
    ['import A from "../../other.mdx";\n\n<A />', ["import-outside"], '<p class="placeholder">A</p>'],
    [
      'import A from "../parts/outside/passwd.md";\n\n<A />',
      ["import-missing"],
      '<p class="placeholder">A</p>',
    ],
    ['import A from "some-package";\n\n<A>\n\nx\n\n</A>', ["import-kind"], "<p>x</p>"],
    ['import {a, b} from "./x.js";\n\nx', ["import-kind"], "<p>x</p>"],
    ['import "./style.css";\n\nx', ["import-kind"], "<p>x</p>"],
    [
      'import Badge from "../components/Badge.jsx";\n\n<Badge text="1" />',
      [],
      '<span class="badge">1</span>',
    ],
  ])("%j", (text, codes, html) => {
    const page = render(text);
    expect(codesOf(page)).toEqual(codes);
    expect(page.body.html).toBe(html);
  });

  it("are reported with the cycle if they are circular", () => {
    const {facts, body} = render('import A from "../parts/a.mdx";\n\n<A />');
    expect(findingsOf({facts, body}).map(({code, file}) => [code, file])).toEqual([
      ["import-cycle", "parts/b.mdx"],
    ]);
    expect(findingsOf({facts, body})[0]?.message).toContain(
      "content/page.mdx → parts/a.mdx → parts/b.mdx → parts/a.mdx",
    );
    expect(body.text).toBe("A\nB");
  });

  it("are still dependencies, so that a later file is noticed", () => {
    const {facts} = render('import A from "../parts/none.mdx";');
    expect(facts.dependencies).toEqual([{path: "parts/none.mdx", hash: null}]);
  });

  it("a symbolic link out of the project is not followed", () => {
    const page = render(
      'import A from "../parts/outside/hosts.md";\nimport b from "../parts/outside/x.png";\n\n<A />',
    );
    expect(page.body.html).not.toContain("localhost");
    expect(new Set(codesOf(page))).toEqual(new Set(["import-missing"]));
  });
});

describe("a content folder outside the project", () => {
  it("includes snippets of its repository, except from hidden files", async () => {
    const folder = temporaryFolder();
    writeFiles(folder, {
      "book/book.toml": '[book]\ntitle = "B"\n',
      "book/src/SUMMARY.md": "- [A](a.md)\n",
      "book/src/a.md": [
        "# A",
        ...["examples/x.rs", "examples/.env", ".git/config", "../beyond.md"].map(
          name => `{{#include ../../${name}}}`,
        ),
      ].join("\n\n"),
      "examples/x.rs": "From the repository.\n",
      "examples/.env": "Secret.\n",
      ".git/config": "Secret.\n",
    });
    const {stdout} = await run(join(folder, "book"), "build", "--json", "--no-cache");
    const found = JSON.parse(stdout).diagnostics as {code: string}[];
    expect(found.map(({code}) => code).filter(code => code.startsWith("import"))).toEqual([
      "import-outside",
      "import-outside",
      "import-outside",
    ]);
    const page = readFileSync(join(folder, "book/artifacts/data/pages/index.json"), "utf8");
    expect(page).toContain("From the repository.");
    expect(page).not.toContain("Secret.");
  });

  it("can include its own partials, and can't link outside", async () => {
    const folder = temporaryFolder();
    writeFiles(folder, {
      "website/docs-index.config.json": '{"content": "../docs", "dates": "none"}',
      "docs/index.mdx":
        '---\ntitle: A\n---\n\nimport P from "./parts/_p.mdx";\nimport S from "../secret.mdx";\n\n<P />\n\n<S />\n',
      "docs/parts/_p.mdx": "From beside.\n",
      "secret.mdx": "Secret.\n",
    });
    const {stdout} = await run(join(folder, "website"), "build", "--json", "--no-cache");
    const found = JSON.parse(stdout).diagnostics as {code: string}[];
    expect(found.filter(({code}) => code.startsWith("import")).map(({code}) => code)).toEqual([
      "import-outside",
    ]);
    const page = JSON.parse(readFileSync(join(folder, "website/artifacts/data/pages/index.json"), "utf8"));
    expect(page.html).toContain("From beside.");
    expect(page.html).not.toContain("Secret.");
  });
});
