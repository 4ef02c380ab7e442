import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {codesOf, renderText} from "#fixtures/support/page.ts";

const html = (text: string): string => renderText(text).body.html;

it("keeps accessible names of links, images and regions", () => {
  expect(
    html('<a href="https://x.example" aria-label="Source"><img src="https://x.example/i.png" alt=""></a>'),
  ).toContain('aria-label="Source"');
  for (const name of ["section", "figure", "details", "table", "ul", "video"])
    expect(html(`<${name} aria-label="A">a</${name}>`), name).toContain('aria-label="A"');
});

it("drops accessible names from elements that can't have one, and empty names", () => {
  for (const name of ["span", "div", "p", "code", "em", "strong"])
    expect(html(`<${name} aria-label="A">a</${name}>`), name).not.toContain("aria-label");
  expect(html('<a href="https://x.example" aria-label=" ">a</a>')).not.toContain("aria-label");
});

it("adds no empty alternative text to an image", () => {
  const page = renderText('<img src="https://x.example/i.png"> <img src="https://x.example/j.png" alt="">');
  expect(page.body.html.match(/<img[^>]*>/g)?.map(tag => tag.includes("alt="))).toEqual([false, true]);
  expect(codesOf(page)).toEqual([]);
});

describe("removed markup", () => {
  const removed = (text: string, file = "a.md") =>
    renderText(text, {file}).facts.diagnostics.map(({code, message, hint}) => [code, message, hint]);

  it("is named in the spelling of the source, wherever it is written", () => {
    const cased = (name: string) =>
      fc
        .array(fc.boolean(), {minLength: name.length, maxLength: name.length})
        .map(upper => [...name].map((letter, at) => (upper[at] ? letter.toUpperCase() : letter)).join(""));
    fc.assert(
      fc.property(
        cased("x-clock"),
        cased("onclick"),
        cased("mdfoo"),
        fc.constantFrom("", "> ", "- ", "1. > ", '<p id="A" title="onclick=1">\n'),
        (element, handler, attribute, before) => {
          const names = renderText(
            `${before}<img alt="" ${attribute}="1" data-x plain src="https://x.example/a.png" ${handler}="1"> <${element}>a</${element}>`,
          )
            .facts.diagnostics.filter(({code}) => code === "html-removed")
            .map(({message}) => message);
          expect(names).toEqual([
            `\`${attribute}\`, \`${handler}\` of \`<img>\` were removed`,
            `\`<${element}>\` was removed, its content kept`,
          ]);
        },
      ),
      {numRuns: 60},
    );
  });

  it.each([
    ['<a href="/" onClick={1}>a</a>', "a.mdx", "`onClick` of `<a>` was removed"],
    ['<a href="/" onclick="1">a</a>', "a.mdx", "`onclick` of `<a>` was removed"],
    ['<a href="/" onclick="1">a</a>', "a.md", "`onclick` of `<a>` was removed"],
  ])("keeps the spelling of %s in %s", (text, file, message) => {
    expect(removed(text, file).filter(([code]) => code === "html-removed")[0]?.[1]).toBe(message);
  });

  it.each(["a.md", "a.mdx"])("keeps the words of buttons and of unknown links in %s", file => {
    const {html, text} = renderText(
      '<div>\n  <button type="button">Go on</button>\n  <Lesson href="https://x.example/" title="A lesson"></Lesson>\n</div>\n\n<Lesson href="https://x.example/" title="B lesson" />\n',
      {file},
    ).body;
    expect(text).toContain("Go on");
    expect(html).not.toContain("<button");
    expect(html).toMatch(/<a[^>]*href="https:\/\/x\.example\/"[^>]*>A lesson/);
    if (file === "a.mdx") expect(html).toMatch(/<a[^>]*href="https:\/\/x\.example\/"[^>]*>B lesson/);
  });

  it.each([
    ["a <Foo>b</Foo>", "a.md", "Map `Foo` in `components` of the config, or use Markdown."],
    [
      "<Foo>b</Foo>",
      "a.mdx",
      "Map `Foo` in `components` of the config, or use one of the built-in components.",
    ],
    ["<x-clock>b</x-clock>", "a.md", 'Allow `x-clock` in `elements` of the config: `"x-clock": []`.'],
    ["<x-clock>b</x-clock>", "a.mdx", 'Allow `x-clock` in `elements` of the config: `"x-clock": []`.'],
    ["<script>1</script>", "a.md", "Move `<script>` to `head` of the config, or into a trusted slot."],
    [
      "<td foo='1'>b</td>",
      "a.mdx",
      "`<td>` may have `align`, `colspan`, `rowspan`, `valign`, `width`, `id`, `title`, `lang`, `dir`, `class`, `style`.",
    ],
  ])("has a hint how to keep %s in %s", (text, file, hint) => {
    expect(removed(text, file).map(finding => finding[2])).toContain(hint);
  });

  it("names the config key for an attribute of a custom element", () => {
    const found = renderText("<zone-clock foo zone='1'>a</zone-clock>", {elements: {"zone-clock": ["zone"]}});
    expect(found.facts.diagnostics.map(({message, hint}) => [message, hint])).toContainEqual([
      "`foo` of `<zone-clock>` was removed",
      "Add `foo` to `elements.zone-clock` of the config.",
    ]);
  });
});
