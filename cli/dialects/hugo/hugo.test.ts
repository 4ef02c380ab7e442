import {readFileSync} from "node:fs";
import fc from "fast-check";
import {expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {checkFolder} from "#fixtures/support/check-project.ts";
import {codesOf, findingsOf, renderText, type Surroundings} from "#fixtures/support/page.ts";
import {filesBelow} from "#fixtures/support/project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import type {Section} from "#schemas/section.ts";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const around: Surroundings = {dialect: "hugo"};

it.each(["NOTE", "TIP", "IMPORTANT", "WARNING", "CAUTION"])("shows the title of an alert: %s", kind => {
  const {html} = renderText(`> [!${kind}] My *title*\n>\n> x`, around).body;
  expect(html).toContain('<p class="aside__label">My <em>title</em></p><p>x</p>');
});

it("gives headings the ids of the configured rule, and drops selectors of emoji", async () => {
  for (const [type, ids] of [
    ["blackfriday", ["a-1-0-0-x", "new", "get-it"]],
    ["github", ["a-100-x", "new--", "get_it"]],
  ] as const) {
    const root = temporaryFolder();
    writeFiles(root, {
      "hugo.yaml": `title: T\nmarkup: {goldmark: {parser: {autoHeadingIDType: ${type}}}}\n`,
      "content/_index.md": `---\ntitle: T\n---\n## A: 1.0.0 x\n\n## New 🛠️ ❤️\n\n## Get_it\n\n${ids.map(id => `[x](#${id})`).join(" ")}\n`,
    });
    const {diagnostics} = await checkFolder(root);
    expect(diagnostics.filter(({code}) => code === "link-anchor")).toEqual([]);
  }
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

it("fills values from the cascade of index pages above, the nearest of which wins", async () => {
  const folder = temporaryFolder();
  const page = "---\ntitle: T\n---\n\nVersion {{% param vers %}}, {{% param name %}}.\n";
  writeFiles(folder, {
    "hugo.yaml": "title: T\n",
    "content/_index.md": "---\ntitle: Home\ncascade:\n  name: all\n---\n",
    "content/a/_index.md": "---\ntitle: A\ncascade: {vers: 1.2.3}\n---\n",
    "content/a/b/_index.md": "---\ntitle: B\ncascade: {params: {vers: 2.0.1}}\n---\n",
    "content/a/one.md": page,
    "content/a/b/two.md": page,
  });
  const {findings} = await buildProject(folder);
  expect(findings.filter(each => !/home|dates|config/.test(each))).toEqual([]);
  const texts = filesBelow(`${folder}/artifacts/data/text`);
  const all = Object.values(texts).join("\n");
  expect(all).toContain("Version 1.2.3, all.");
  expect(all).toContain("Version 2.0.1, all.");
});

it("fills values from params in the front matter, which take precedence over the cascade", async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    "hugo.yaml": "title: T\n",
    "content/_index.md": "---\ntitle: Home\ncascade: {params: {eventUrl: https://old.example/}}\n---\n",
    "content/a.md":
      "---\ntitle: A\nparams: {eventUrl: https://new.example/}\n---\n\n[Event]({{% param eventUrl %}}) of {{% param title %}}\n",
    "content/b.md": "---\ntitle: B\n---\n\n[Event]({{% param eventUrl %}})\n",
  });
  const {findings} = await buildProject(folder);
  expect(findings.filter(each => !/home|dates|config/.test(each))).toEqual([]);
  const html = (name: string): string =>
    JSON.parse(readFileSync(`${folder}/artifacts/data/pages/${name}/index.json`, "utf8")).html;
  expect(html("a")).toContain('href="https://new.example/"');
  expect(html("a")).toContain("of A");
  expect(html("b")).toContain('href="https://old.example/"');
});

it.each([
  ["part.md adopter", "Keep your adopter up to date, {{ $kind }}."],
  ['"part.md" "two words" kind=x', "Keep your two words up to date, x."],
  ['file="part.md" kind="y"', "Keep your {{ $1 }} up to date, y."],
  ["part.md constructor kind=toString", "Keep your constructor up to date, toString."],
])("fills placeholders of an included file from %s", async (words, text) => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    "hugo.yaml": "title: T\n",
    "content/_includes/part.md": "---\n---\n\nKeep your {{ $1 }} up to date, {{ $kind }}.\n",
    "content/a.md": `---\ntitle: A\n---\n\n{{% include ${words} %}}\n`,
  });
  await buildProject(folder);
  const {html} = JSON.parse(readFileSync(`${folder}/artifacts/data/pages/a/index.json`, "utf8"));
  expect(html).toContain(`<p>${text}</p>`);
});

it("finds pictures in assets and, by a part of their name, in the bundle of the page", async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    "hugo.yaml": "title: T\n",
    "assets/images/zion.svg": SVG,
    "content/a/index.md":
      '---\ntitle: A\n---\n\n{{< img src="images/zion.svg" alt="Z" >}}\n\n{{< figure src="/images/zion.svg" alt="Z" >}}\n\n{{< imgproc spruce Fill "40x40" >}}\n\n{{< img src="images/none.svg" alt="N" >}}\n',
    "content/a/forest-spruce.svg": SVG,
  });
  const {findings} = await buildProject(folder);
  expect(findings.filter(each => !/home|dates|config/.test(each))).toEqual([
    expect.stringMatching(/image-missing.*none\.svg/),
  ]);
});

it("resolves links to files from the file, and all others from the URL as browsers do", async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    "hugo.yaml": "title: T\n",
    "content/docs/_index.md": "---\ntitle: Docs\n---\n\n## Here\n",
    "content/docs/more/_index.md": "---\ntitle: More\n---\n\n## There\n",
    "content/docs/more/one.md":
      "---\ntitle: One\n---\n\n[a](../#there) [b](../../#here) [c](../_index.md#here) [d](_index.md#there)\n",
  });
  const {findings} = await buildProject(folder);
  expect(findings.filter(each => !/home|dates|config/.test(each))).toEqual([]);
});

it("finds sections by the name of a file, from any page", () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom("guides.md", "guides", "/docs/guides", "guides/_index.md"),
      async name => {
        const folder = temporaryFolder();
        writeFiles(folder, {
          "hugo.yaml": "title: T\n",
          "content/docs/guides/_index.md": "---\ntitle: Guides\n---\n\n## Here\n",
          "content/other/one.md": `---\ntitle: One\n---\n\n[x]({{< ref "${name}#here" >}})\n`,
        });
        const {findings} = await buildProject(folder);
        expect(findings.filter(each => !/home|dates|config/.test(each))).toEqual([]);
      },
    ),
    {numRuns: 8},
  ));

it("takes missing pages for unverified links if other folders are mounted among the pages", async () => {
  const folder = temporaryFolder();
  const files = {"content/a.md": "---\ntitle: A\n---\n\n[x](/sdk/one/)\n"};
  const mount = (source: string): string =>
    `title: T\nmodule:\n  mounts:\n  - {source: content, target: content}\n  - {source: ${source}, target: content/sdk}\n`;
  writeFiles(folder, {...files, "hugo.yaml": mount("../sdk")});
  expect((await buildProject(folder)).diagnostics.filter(({severity}) => severity === "error")).toEqual([]);
  writeFiles(folder, {...files, "hugo.yaml": mount("content/more")});
  expect((await buildProject(folder)).diagnostics.map(({code}) => code)).toContain("link-page");
});

it("reads aliases that are patterns, and ignores one that is the URL of its page", async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    "hugo.yaml": "title: T\n",
    "content/a.md":
      "---\ntitle: A\naliases: [\n\t/old/*,\n\t/a/,\n  /b,\n]\ndescription:\n---\n\n[x](/old/one/) [y](/b)\n",
  });
  const {findings} = await buildProject(folder);
  expect(findings.filter(each => !/home|dates|config/.test(each))).toEqual([]);
});

it("applies URL patterns to the pages of bundles, not to sections", async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    "hugo.yaml": "title: T\npermalinks: {blog: '/:section/:year/:slug/'}\n",
    "content/blog/_index.md":
      "---\ntitle: Blog\n---\n\n[a](/blog/2024/first-post/) [b](/blog/2025/b/) [c](/blog/2026/single/)\n",
    "content/blog/news/a/index.md": "---\ntitle: First post\ndate: 2024-01-02\n---\n",
    "content/blog/news/b/index.md": "---\ntitle: Second\nslug: b\ndate: 2025-01-02\n---\n",
    "content/blog/single.md": "---\ntitle: Single\ndate: 2026-01-02\n---\n",
  });
  const {findings} = await buildProject(folder);
  expect(findings.filter(each => /link-page/.test(each))).toEqual([]);
});

it.each(["config/_default/hugo.yaml", "hugo.yaml"])(
  "reads the files of the config folder beside %s",
  async config => {
    const folder = temporaryFolder();
    writeFiles(folder, {
      [config]: "title: T\n",
      "config/_default/permalinks.yaml": "page:\n  blog: /:year/:slug/\n",
      "config/_default/taxonomies.toml": 'topic = "topics"\n',
      "config/_default/module.json": '{"mounts": [{"source": "pictures", "target": "static"}]}',
      "pictures/a.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
      "content/_index.md":
        "---\ntitle: Home\n---\n\n[a](/2024/one/) [b](/2025/one/) [c](/topics/x/) ![d](/a.svg)\n",
      "content/blog/a.md": "---\ntitle: A\nslug: one\ndate: 2024-01-02\n---\n",
      "content/blog/b.md": "---\ntitle: B\nslug: one\ndate: 2025-01-02\n---\n",
    });
    const {findings} = await buildProject(folder);
    expect(findings.filter(each => /link|image|url|redirect/.test(each))).toEqual([]);
  },
);

it.each([
  '"My long title"',
  "|-\n  My long title",
  ">\n  My long\n  title",
  "\n  My long\n  title",
  "My\n  long title",
])("makes the URL from a title in one line or several: %j", async title => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    "hugo.yaml": "title: T\npermalinks: {blog: '/:year/:slug/'}\n",
    "content/_index.md": "---\ntitle: Home\n---\n\n[a](/2024/my-long-title/)\n",
    "content/blog/a.md": `---\ndate: 2024-01-02\ntitle: ${title}\ntags:\n  - one: x\n---\n`,
  });
  const {findings} = await buildProject(folder);
  expect(findings.filter(each => /link-page/.test(each))).toEqual([]);
});

it("reads keys in any case", () => {
  const {facts} = renderText("---\nTitle: Template\nDate: 2023-02-20\nWeight: 2\n---\n\nx", around);
  expect(facts).toMatchObject({title: "Template", date: "2023-02-20", sort: 2, diagnostics: []});
});

/** Pages and folders in the order of Hugo, by weight, date and title. */
const ORDERED = [
  "weight: 1\ntitle: Z",
  "weight: 5\ntitle: A\ndate: 2024-02-01",
  "weight: 5\ntitle: B\ndate: 2024-01-01",
  "weight: 5\ntitle: Z\nlinkTitle: aa",
  "weight: 5\ntitle: AB",
  "weight: 5\ntitle: M",
  "title: Y\ndate: 2020-01-01",
  "title: Z\nlinkTitle: A",
  "title: B",
  "weight: 0\ntitle: C",
];

it("orders pages and folders by weight, date and title in menus", () =>
  fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(ORDERED.map((_, index) => index)),
      fc.array(fc.boolean(), {minLength: ORDERED.length, maxLength: ORDERED.length}),
      async (shown, areFolders) => {
        const folder = temporaryFolder();
        const names = new Map(shown.map((index, at) => [index, `n${at}`]));
        writeFiles(folder, {
          "hugo.yaml": "title: T\n",
          "content/docs/_index.md": "---\ntitle: Docs\n---\n",
          ...Object.fromEntries(
            [...names].map(([index, name]) => [
              `content/docs/${name}${areFolders[index] ? "/_index" : ""}.md`,
              `---\n${ORDERED[index]}\n---\n`,
            ]),
          ),
        });
        await buildProject(folder);
        const files = filesBelow(`${folder}/artifacts/data/sections`);
        const {pages} = JSON.parse(files["docs.json"] as string) as Section;
        const sorted = [...names.keys()].sort((a, b) => a - b).map(index => `/docs/${names.get(index)}/`);
        expect(pages.map(({url}) => url)).toEqual(["/docs/", ...sorted]);
      },
    ),
    {numRuns: 8},
  ));

it.each(["cardpane", "unknown", "alert"])(
  "keeps marks of tags in raw HTML out of the Markdown copy: %s",
  async name => {
    const root = temporaryFolder();
    writeFiles(root, {
      "hugo.yaml": "title: T\n",
      "content/_index.md": `---\ntitle: T\n---\n\n<div>\n{{< ${name} >}}{{% ${name} a="b" %}}Words{{% /${name} %}}{{< /${name} >}}\n</div>\n`,
    });
    await buildProject(root);
    const copy = readFileSync(`${root}/artifacts/index.md`, "utf8");
    expect(copy).toContain("Words");
    expect(copy).not.toMatch(/[\uE000-\uF8FF]/);
  },
);

it("takes the lowercase URL of a page for its entry in the menu", async () => {
  const root = temporaryFolder();
  writeFiles(root, {
    "hugo.yaml": "title: T\n",
    "content/_index.md": "---\ntitle: T\n---\n",
    "content/Videos/_index.md": "---\ntitle: Videos\nmenu: {main: {weight: 1}}\n---\n",
  });
  await buildProject(root);
  const {navigation} = JSON.parse(readFileSync(`${root}/artifacts/data/site.json`, "utf8"));
  expect(navigation).toMatchObject([{title: "Videos", url: "/videos/"}]);
});
