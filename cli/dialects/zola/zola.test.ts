import {readFileSync} from "node:fs";
import {join} from "node:path";
import {describe, expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {itDetects} from "#fixtures/support/detect-files.ts";
import {codesOf, renderText} from "#fixtures/support/page.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const root = temporaryFolder();

itDetects("Zola", {
  "Zola, with languages": {
    files: {
      "config.toml":
        'base_url = "https://example.org/tool/"\ntitle = "Tool"\nignored_content = ["drafts/*"]\ntaxonomies = [{name = "tags"}]\n[languages.fr]\n',
      "content/_index.md": "+++\ntitle = 'Home'\n+++\n",
      "content/_index.fr.md": "+++\ntitle = 'Accueil'\n+++\n",
    },
    config: {
      dialect: "zola",
      content: "content",
      title: "Tool",
      site: "https://example.org/tool/",
      public: ["static"],
      exclude: ["drafts/*", "**/*.fr.md"],
      known: ["/tags"],
    },
  },
});

it("finds pages by links from the content folder, and orders them by weight", async () => {
  writeFiles(root, {
    "config.toml": 'base_url = "https://example.org/"\ntitle = "Tool"\n',
    "content/_index.md": "+++\ntitle = 'Home'\n+++\n\n[x](@/guide/second.md#a-b), [y](@/guide/_index.md)\n",
    "content/guide/_index.md": '+++\ntitle = "Guide"\nsort_by = "weight"\n+++\n',
    "content/guide/second.md": '\n+++\ntitle = "Second"\nweight = 2\n+++\n\n## A & b\n\n[z](@/gone.md)\n',
    "content/guide/z-first.md": '+++\ntitle = "First"\nweight = 1\n[extra]\na = 1\n+++\n\nText.\n',
  });
  const {diagnostics} = await buildProject(root);
  expect(diagnostics.map(({code, file}) => [code, file])).toEqual([["link-page", "content/guide/second.md"]]);
  const index = readFileSync(join(root, "artifacts/data/page-index.json"), "utf8");
  expect(index.indexOf('"First"')).toBeLessThan(index.indexOf('"Second"'));
  expect(index).toContain('"/guide/second/"');
});

describe("shortcodes of Zola", () => {
  it.each([
    ["a body", "{% note(x=1) %}\nSome *text*.\n{% end %}\n\nAfter", "Some text. After", []],
    ["nested bodies", "{% note() %}\n{% warning() %}\na\n{% end %}\nb\n{% end %}", "a b", []],
    ["an unknown name", '{{ chart(title="Some words") }} x', "Some words x", ["template-tag"]],
    ["escapes", "`{{/* a() */}}` {%/* b() */%}", "{{ a() }} {% b() %}", []],
    ["an end that nothing opens", "{% end %}", "{% end %}", []],
    ["a value", "{{ page.title }}", "{{ page.title }}", []],
  ])("with %s", (_, text, shown, codes) => {
    const page = renderText(text, {dialect: "zola"});
    expect(page.body.text.replaceAll(/\s+/g, " ").trim()).toBe(shown);
    expect(codesOf(page)).toEqual(codes);
  });

  it("show images, and stay in code", () => {
    const page = renderText(
      '{{ figure(src="https://e.org/a.png", alt="A") }}\n\n```\n{{ figure(src="b") }}\n```',
      {
        dialect: "zola",
      },
    );
    expect(page.body.html).toContain('src="https://e.org/a.png"');
    expect(page.body.markdown).toContain('{{ figure(src="b") }}');
  });
});
