import {JSDOM} from "jsdom";
import {describe, expect, it} from "vitest";
import {codesOf, renderText} from "#fixtures/support/page.ts";

/** Renders a page and lists its links, as browsers see them. */
const links = (file: string, text: string): [href: string | null, text: string][] =>
  Array.from(JSDOM.fragment(renderText(text, {file}).body.html).querySelectorAll("a"), link => [
    link.getAttribute("href"),
    link.textContent,
  ]);

const OUTER = "https://example.org/outer/";
const ADDRESSES = ["a@example.org", "https://example.com/inner/", "www.example.com"];

describe.each(["a.md", "a.mdx"])("in %s", file => {
  it.each(ADDRESSES)("a URL in an HTML link is text of that link: %s", address => {
    for (const [start, end] of [
      ["Mail ", " now."],
      ["- ", ""],
      ["**", "**"],
    ])
      expect(links(file, `${start}<a href="${OUTER}">see ${address} there</a>${end}`)).toEqual([
        [OUTER, `see ${address} there`],
      ]);
  });

  it("a URL with a placeholder is text", () => {
    const text = `Such as https://api.$\{ENV}.example.com and https://example.com/.`;
    expect(links(file, text).map(([, shown]) => shown)).toEqual(["https://example.com/"]);
    expect(codesOf(renderText(text, {file}))).toEqual([]);
  });

  it.each(ADDRESSES)("a URL after an HTML link or an anchor is a link: %s", address => {
    const behind = links(file, `<a href="${OUTER}">x</a> and ${address} here`);
    expect(behind.map(([, text]) => text)).toEqual(["x", address]);
    const anchored = links(file, `<a id="x"></a>${address} here`);
    expect(anchored.at(-1)?.[1]).toBe(address);
  });
});

it("an HTML link in the text of a Markdown link is text of that link", () => {
  expect(links("a.md", `[one <a href="https://example.com/">two</a> three](${OUTER})`)).toEqual([
    [OUTER, "one two three"],
  ]);
});

it("an unclosed HTML link does not affect other links", () => {
  expect(links("a.md", `<a href="${OUTER}">x [page](${OUTER}2)`).map(([, text]) => text)).toContain("page");
});
