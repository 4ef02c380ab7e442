import fc from "fast-check";
import {expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {codesOf, findingsOf, renderText, type Surroundings} from "#fixtures/support/page.ts";
import {filesBelow} from "#fixtures/support/project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import type {Section} from "#schemas/section.ts";

const around: Surroundings = {dialect: "hugo"};

it.each(["NOTE", "TIP", "IMPORTANT", "WARNING", "CAUTION"])("shows the title of an alert: %s", kind => {
  const {html} = renderText(`> [!${kind}] My *title*\n>\n> x`, around).body;
  expect(html).toContain('<p class="aside__label">My <em>title</em></p><p>x</p>');
});

it("names a shortcode in a folder as a whole", () =>
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z][\w-]{0,5}$/), {minLength: 1, maxLength: 4}), parts => {
      const name = `zz${parts.join("/")}`;
      for (const text of [`{{% ${name} /%}}`, `{{< ${name} >}}`, `{{< ${name} a="b" />}}`, `{{<${name}/>}}`])
        expect(findingsOf(renderText(text, around)).map(({message}) => message)).toEqual([
          `unknown tag \`${name}\``,
        ]);
    }),
  ));

it("takes what follows a value of Hugo for a comment", () => {
  const text = "---\ntitle: T\ndefault_lang_commit: abc # patched\n---\n\nx";
  expect(codesOf(renderText(text, around))).toEqual([]);
  expect(codesOf(renderText(text.replace("title: T", "title: C # x"), around))).toEqual([
    "front-matter-comment",
  ]);
});

it("orders sections by the weight of their index page, and includes pages that are not published", () =>
  fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.integer({min: 1, max: 9}), {minLength: 2, maxLength: 4}),
      async weights => {
        const folder = temporaryFolder();
        const names = weights.map((_, at) => `s${at}`);
        writeFiles(folder, {
          "hugo.yaml":
            'title: T\ncascade:\n- build: {render: never}\n  target: {path: "{,/**}/_includes{,/**}"}\n',
          "content/docs/_index.md": "---\ntitle: Docs\n---\n",
          "content/docs/_includes/part.md": "---\ntitle: Part\n---\n\n## From a part\n",
          ...Object.fromEntries(
            names.map((name, at) => [
              `content/docs/${name}/_index.md`,
              `---\ntitle: ${name}\nweight: ${weights[at]}\n---\n\n{{% include "part.md" %}}\n\n[x](#from-a-part)\n`,
            ]),
          ),
        });
        const {findings} = await buildProject(folder);
        expect(findings.filter(each => !/home|dates|config/.test(each))).toEqual([]);
        const files = filesBelow(`${folder}/artifacts/data/sections`);
        const {pages} = JSON.parse(files["docs.json"] as string) as Section;
        const expected = [...names].sort(
          (a, b) => Number(weights[names.indexOf(a)]) - Number(weights[names.indexOf(b)]),
        );
        expect(pages.map(({url}) => url)).toEqual(["/docs/", ...expected.map(name => `/docs/${name}/`)]);
      },
    ),
    {numRuns: 4},
  ));
