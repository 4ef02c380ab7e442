import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {detectFiles} from "#fixtures/support/detect-files.ts";
import {codesOf, renderText, type Surroundings, type TestResult} from "#fixtures/support/page.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const around: Surroundings = {dialect: "hugo"};

it("makes the id of an aside, a card, details or a tab a link target", () =>
  fc.assert(
    fc.property(
      fc.constantFrom("warning", "note", "alert", "details", "card", "tab"),
      // Ids with `dx-` belong to the site.
      fc.stringMatching(/^[a-z][\w-]{0,9}$/).filter(id => !/^dx-/i.test(id)),
      (name, id) => {
        const page = renderText(
          `{{< ${name} id="${id}" >}}\n\nx\n\n{{< /${name} >}}\n\n[y](#${id})\n`,
          around,
        );
        expect(page.body.html).toContain(`id="${id}"`);
      },
    ),
  ));

it("leaves out the code of an inline shortcode, with a warning", () => {
  const page = renderText(
    'a\n\n{{< list.inline >}}\n{{ range .Site.Data.x }}\n<a href="{{ .url }}">{{ .name }}</a>\n{{ end }}\n{{< /list.inline >}}\n\nb {{< now.inline />}} c',
    around,
  );
  expect(codesOf(page)).toEqual(["template-tag", "template-tag"]);
  expect(page.body.html).toBe("<p>a</p><p>b  c</p>");
});

it.each([
  ["x user=Ann id=12", "https://x.com/Ann/status/12"],
  ['tweet user="Ann" id="12"', "https://x.com/Ann/status/12"],
  ["youtube a-_1", "https://www.youtube.com/watch?v=a-_1"],
  ['youtube id="a-_1" autoplay=true', "https://www.youtube.com/watch?v=a-_1"],
  ["vimeo 12", "https://vimeo.com/12"],
  ["instagram AbC", "https://www.instagram.com/p/AbC/"],
  ["gist ann 12", "https://gist.github.com/ann/12"],
])("links to what {{< %s >}} embeds", (tag, url) => {
  const page = renderText(`{{< ${tag} >}}\n`, around);
  expect(codesOf(page)).toEqual([]);
  expect(page.body.html).toContain(`href="${url}"`);
  expect(page.body.text).toContain(url);
});

it("fills in values in code, and keeps the shortcodes that are comments", () => {
  const page = renderText(
    "---\ntitle: T\nparams: {version: 1.2.3}\n---\n\n`a {{< param version >}}`\n\n```sh\nb {{< param version >}}\n{{</* param version */>}}\n{{< unknown >}}\n```\n",
    around,
  );
  expect(codesOf(page)).toEqual([]);
  expect(page.body.html).toContain("<code>a 1.2.3</code>");
  expect(page.body.sections.map(({code}) => code)).toEqual([
    "b 1.2.3\n{{< param version >}}\n{{< unknown >}}",
  ]);
});

describe("shortcodes of the project", () => {
  const files = {
    "hugo.toml": 'title = "T"\nbaseURL = "https://x.example/docs"\n[params.latest]\nVersion = "1.2.3"\n',
    "content/_index.md": "# T\n",
    "layouts/shortcodes/version.html": "{{/* the version */}}\n{{- site.Params.latest.version -}}\n",
    "layouts/shortcodes/console.html": '<td>{{ highlight (trim .Inner "\\n") (.Get "lang") "" }}</td>',
    "layouts/_shortcodes/source.html": '{{ highlight (.Get "file" | readFile) "go" "" }}',
    "layouts/_shortcodes/raw.html": "{{- .Get 0 | readFile | safeHTML -}}",
    "layouts/shortcodes/address.html": "{{- .Get 0 | absURL -}}",
    "layouts/shortcodes/release.html": '{{/* by hand */}}\n2.0\n{{- "" -}}\n',
    "layouts/shortcodes/robots.html": '<meta name="robots" content="noindex">',
    "layouts/shortcodes/goose.html":
      '{{ $to := .Get "to" }}<blockquote style="top: 0"><img alt="Goose" src="{{ "goose.png" | relURL }}" style="max-width: 6em; float: right" /><a href="{{ $to }}" onclick="x()">Hint</a>{{ .Inner | markdownify }}</blockquote>',
    "layouts/shortcodes/pro.html":
      '{{- $class := "c" -}}\n<div class="{{ $class }}">{{ partial "utils/icon.html" (dict "name" "x") -}}\nOnly in <a href="https://x.com/">it</a>.</div>',
    "layouts/shortcodes/codetab.html":
      '{{ $i := .Ordinal }}{{ $name := .Parent.Get $i }}<div id="{{ lower $name }}">{{ .Inner }}</div>',
    "layouts/shortcodes/box.html": "<div>{{ with .Inner }}{{ . }}{{ end }}</div>",
    "static/a.go": "package a // {{< version >}}\n",
  };
  const folder = temporaryFolder();
  const page = async (text: string): Promise<TestResult> => {
    const found = await detectFiles(folder, files);
    const root = temporaryFolder();
    writeFiles(root, files);
    return renderText(text, {...around, root, variables: found?.config.variables ?? {}});
  };

  it("print parameters of the site, also in code", async () => {
    const {body} = await page("a {{< version >}} `b-{{< version >}}` [c](https://x.com/{{< version >}}/)\n");
    expect(body.html).toContain("<p>a 1.2.3 <code>b-1.2.3</code> ");
    expect(body.html).toContain('href="https://x.com/1.2.3/"');
  });

  it("highlight their content, in which shortcodes have values", async () => {
    const found = await page('{{< console lang="sh" >}}\n# a <b> {{< version >}}\n{{< /console >}}\n');
    expect(codesOf(found)).toEqual([]);
    expect(found.body.markdown).toContain("```bash\n# a <b> 1.2.3\n```");
  });

  it("contain files", async () => {
    const found = await page('{{< source file="static/a.go" >}}\n\n`{{< raw "static/a.go" >}}`\n');
    expect(codesOf(found)).toEqual([]);
    expect(found.body.markdown).toContain("```go\npackage a // {{< version >}}\n```");
    expect(found.body.html).toContain("<code>package a // {{&lt; version &gt;}}</code>");
  });

  it("print text and arguments, also in code, with the address of the site", async () => {
    const found = await page(
      '```sh\nget {{< address "/a.yaml" >}} {{< address "https://y.example/b" >}} {{< release >}}\n```\n\na{{< robots >}} {{< release >}}\n',
    );
    expect(codesOf(found)).toEqual([]);
    expect(found.body.sections.flatMap(({code}) => code)).toEqual([
      "get https://x.example/docs/a.yaml https://y.example/b 2.0",
    ]);
    expect(found.body.text).toContain("a 2.0");
  });

  it("keep the HTML around their content", async () => {
    const found = await page('{{< goose to="https://x.com/" >}}\n**Think** first.\n{{< /goose >}}\n');
    expect(codesOf(found)).toEqual(["image-missing"]);
    expect(found.body.html).toMatch(
      /^<blockquote><img[^>]* style="max-width: 6em"[^>]*>.*<a href="https:\/\/x\.com\/"[^>]*>Hint<\/a>.*<strong>Think<\/strong> first\..*<\/blockquote>$/s,
    );
  });

  it("print text without its icons", async () => {
    const found = await page("{{< pro >}}\n");
    expect(codesOf(found)).toEqual([]);
    expect(found.body.html).toMatch(/>\s*Only in <a [^>]*>it<\/a>\./);
  });

  it("are parts with the names that the shortcode around them lists", async () => {
    const tab = (text: string): string => `{{% codetab %}}\n\n${text}\n\n{{% /codetab %}}\n`;
    const inner = `{{< tabs "X" >}}\n${tab("x")}{{< /tabs >}}`;
    const found = await page(`{{< tabs "A a" B >}}\n${tab(inner)}${tab("b")}{{< /tabs >}}\n`);
    expect(codesOf(found)).toEqual([]);
    const titles = [...found.body.html.matchAll(/data-title="(.*?)"/g)].map(([, title]) => title);
    expect(titles).toEqual(["A a", "X", "B"]);
  });

  it("are unknown with any other template", async () => {
    const found = await page("{{< box >}}\n\n*a*\n\n{{< /box >}}\n");
    expect(codesOf(found)).toEqual(["template-tag"]);
    expect(found.body.html).toBe("<p><em>a</em></p>");
  });
});

it("keeps content at the first column in the list item of its tags", () =>
  fc.assert(
    fc.property(
      fc.constantFrom("- ", "1. ", "10. ", "-   "),
      fc.constantFrom("", "  "),
      fc.constantFrom(
        "{{< tabpane text=true >}} {{% tab A %}}",
        "{{< tabpane text=true >}}\n\n{{% tab A %}}",
      ),
      (mark, inner, open) => {
        const indent = " ".repeat(mark.length);
        const blocks = `${inner}\`\`\`sh\n${inner}make\n\n${inner}  start\n${inner}\`\`\`\n\n${inner}Text\n`;
        const text = `${mark}First\n\n${indent}${open}\n\n${blocks}\n${indent}{{% /tab %}} {{< /tabpane >}}\n\n${indent}Last\n`;
        const page = renderText(text, around);
        expect(codesOf(page)).toEqual([]);
        expect(page.body.sections.map(({code}) => code)).toEqual(["make\n\n  start"]);
        expect(page.body.html).toMatch(
          /^<[ou]l[^>]*>\s*<li>.*First.*data-title="A".*Text.*Last<\/p>\s*<\/li>\s*<\/[ou]l>$/s,
        );
      },
    ),
  ));
