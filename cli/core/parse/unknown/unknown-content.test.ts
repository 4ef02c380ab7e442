import fc from "fast-check";
import {expect, it} from "vitest";
import {codesOf, renderText, type Surroundings} from "#fixtures/support/page.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const word = fc.stringMatching(/^[A-Z][a-z]{1,9}$/);
const name = fc.stringMatching(/^[A-Z][a-z]{2,9}Box$/);
const around: Surroundings[] = [
  {file: "guide/page.mdx", dialect: "docusaurus"},
  {file: "guide/page.md", dialect: "vitepress"},
];

/** Writes a project with these pages besides the tested one. */
function project(pages: Record<string, string>): Pick<Surroundings, "root" | "pages"> {
  const root = temporaryFolder();
  writeFiles(
    root,
    Object.fromEntries(Object.entries(pages).map(([path, text]) => [`content/${path}`, text])),
  );
  return {root, pages: Object.keys(pages)};
}

const OTHERS = {
  "guide/near.md": "---\ntitle: 'Near page'\n---\n",
  "other/far.md": "```\n# code\n```\n\n# A `far` page\n",
};

it.each(around)("links of unknown components get the titles of their pages in $file", surroundings => {
  const all = {...surroundings, ...project(OTHERS)};
  fc.assert(
    fc.property(
      name,
      fc.constantFrom("link", "to", "href", "url"),
      fc.constantFrom(
        ["near", "/guide/near/", "Near page"],
        ["./near.md#x", "/guide/near/#x", "Near page"],
        ["other/far", "/other/far/", "A far page"],
        ["/other/far", "/other/far/", "A far page"],
        ["https://x.example/", "https://x.example/", "https://x.example/"],
      ),
      fc.boolean(),
      (tag, property, [written, href, title], isInline) => {
        const use = `<${tag} ${property}="${written}" />`;
        const page = renderText(isInline ? `See ${use}.\n` : `${use}\n`, all);
        expect(page.body.html).toMatch(
          new RegExp(`<p>(?:See )?(?:<span id="[^"]*"></span>)?<a href="${href}"[^>]*>${title}</a>\\.?</p>`),
        );
        expect(codesOf(page)).toEqual(["mdx-component"]);
      },
    ),
  );
});

it.each(around)("text in properties of unknown components remains in $file", surroundings =>
  fc.assert(
    fc.property(
      fc.tuple(name, word, word, word),
      fc.constantFrom("title", "text"),
      fc.boolean(),
      fc.constantFrom("", 'href="https://x.example/" '),
      ([tag, title, description, content], key, hasContent, link) => {
        const open = `<${tag} ${link}${key}="${title}" description="${description} words"`;
        const text = hasContent ? `${open}>\n\n${content}\n\n</${tag}>` : `${open} />`;
        const {html} = renderText(`${text}\n\nEnd\n`, surroundings).body;
        for (const each of [title, `${description} words`, ...(hasContent ? [content] : []), "End"])
          expect(html.split(`>${each}<`)).toHaveLength(2);
        expect(html.includes("<a ")).toBe(link !== "");
      },
    ),
  ),
);

it.each([
  ["content", '<Go href="https://x.example/">on</Go>', '<a href="https://x.example/"[^>]*>on</a>'],
  [
    "a paragraph",
    '<Go href="https://x.example/">\n\non\n\n</Go>',
    '<p><a href="https://x.example/"[^>]*>on</a></p>',
  ],
  [
    "blocks",
    '<Go href="https://x.example/">\n\na\n\nb\n\n</Go>',
    'href="https://x.example/".*<p>a</p>\\s*<p>b</p>',
  ],
])("links around %s remain", (_, text, expected) =>
  expect(renderText(`${text}\n`, {file: "page.mdx", dialect: "docusaurus"}).body.html).toMatch(
    new RegExp(expected, "s"),
  ),
);

it.each([
  ["other uses of such properties", '<Teleport to="body" /> a <Call url="/api/users" />'],
  ["properties of metadata and icons", '<Head title="b" /> a <Sun.Icon title="c" />'],
])("%s show nothing", (_, text) => {
  const page = renderText(`${text}\n`, {file: "page.mdx", dialect: "docusaurus"});
  expect(page.body.text).toBe("a");
  expect(new Set(codesOf(page))).toEqual(new Set(["mdx-component"]));
});
