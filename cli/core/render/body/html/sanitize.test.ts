import {expect, it} from "vitest";
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
