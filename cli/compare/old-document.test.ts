import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {readDocument} from "./old-document.ts";

const ids = (html: string, kinds: "headings" | "all" | "none" = "headings"): string[] =>
  readDocument(html, kinds).targets.map(({id}) => id);

describe("ids of headings", () => {
  it.each([
    ["on the heading", '<h2 id="a">A</h2>'],
    ["in the heading", '<h2><a id="a"></a>A</h2>'],
    ["in the heading, as a name", "<h2><a name=a></a>A</h2>"],
    ["on the section that it starts", '<section id="a">\n<h2>A<a href="#a">¶</a></h2></section>'],
    ["on an anchor before it", '<a id="a"></a>\n<h2>A</h2>'],
  ])("are found %s", (_, html) =>
    expect(readDocument(html, "headings").targets).toEqual([{id: "a", isLinked: true, text: "a"}]),
  );

  it("exclude other elements unless all are requested", () => {
    const html = '<p id="p">x</p><div id="d">Text<h2 id="a&amp;b">A</h2></div><header id="h">';
    expect(ids(html)).toEqual(["a&b"]);
    expect(ids(html, "all")).toEqual(["p", "d", "a&b", "h"]);
    expect(ids(html, "none")).toEqual([]);
  });

  it("exclude the layout of the site", () =>
    expect(
      ids(
        '<h2 id="menu">Menu</h2><main><nav><h2 id="toc">On this page</h2></nav><h2 id="a">A</h2></main><h2 id="end">End</h2>',
      ),
    ).toEqual(["a"]));

  it("exclude the title, which is the top of the page", () => {
    const {title, targets} = readDocument('<title>A | B</title><h1 id="a">A</h1><h1 id="b">B</h1>', "all");
    expect([title, targets.map(({id}) => id)]).toEqual(["a", ["b"]]);
  });
});

it.each([
  ['<meta http-equiv="refresh" content="0; url=/new/">', "/new/"],
  ["<meta http-equiv=Refresh content=\"0;URL='../new/'\">", "../new/"],
  ['<meta content="3 url=x" http-equiv="refresh">', "x"],
  ['<meta http-equiv="refresh" content="30">', null],
  ['<meta name="refresh" content="0; url=/new/">', null],
])("reads the redirect of %s", (html, target) => expect(readDocument(html, "none").refresh).toBe(target));

it("finds every heading id of a document in any context", () =>
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.stringMatching(/^[a-z]{1,5}$/), {maxLength: 8}),
      fc.constantFrom("<p>text</p>", "<!-- <h2 id=no> -->", "<script>'<h2 id=no>'</script>", "<br>", "a < b"),
      fc.constantFrom("h2", "H3", "h6"),
      (names, between, tag) => {
        const html = names.map(name => `${between}<${tag} class="x" id="${name}">T</${tag}>`).join(between);
        expect(ids(html)).toEqual(names);
      },
    ),
  ));
