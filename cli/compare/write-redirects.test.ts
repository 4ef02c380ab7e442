import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {config} from "#schemas/config.ts";
import {addRedirects, configRedirects, isWritable} from "./write-redirects.ts";

const path = fc.stringMatching(/^\/[a-z]{1,4}(?:\/[a-z .é"]{0,4})?$/);

describe("addRedirects", () => {
  it.each([
    ['{\n  "title": "A"\n}\n', '{\n  "title": "A",\n  "redirects": {\n    "/a/": "/b/"\n  }\n}\n'],
    [
      '{\n\t"redirects": {\n\t\t"/x/": "/y/"\n\t},\n\t"title": "A"\n}',
      '{\n\t"redirects": {\n\t\t"/x/": "/y/",\n\t\t"/a/": "/b/"\n\t},\n\t"title": "A"\n}',
    ],
    ['{"redirects": {"/x/": "/y/"}}', '{"redirects": {"/x/": "/y/", "/a/": "/b/"}}'],
    [
      '\uFEFF{\r\n    "redirects": {}\r\n}',
      '\uFEFF{\r\n    "redirects": {\r\n        "/a/": "/b/"\r\n    }\r\n}',
    ],
    ['{"redirects": {"/a/": "/mine/"}}', '{"redirects": {"/a/": "/mine/"}}'],
  ])("edits %j without changing anything else", (before, after) =>
    expect(addRedirects(before, [{from: "/a/", to: "/b/"}])).toBe(after),
  );

  it("adds any redirects to any config exactly once", () =>
    fc.assert(
      fc.property(
        fc.dictionary(path, path),
        fc.array(fc.record({from: path, to: path})),
        fc.constantFrom(undefined, 2, "\t"),
        fc.boolean(),
        (written, added, indent, isLast) => {
          const before = isLast ? {title: "A", redirects: written} : {redirects: written, title: "A"};
          const redirects = configRedirects(added);
          const text = addRedirects(JSON.stringify(before, null, indent), redirects);
          const after = JSON.parse(text);
          const wanted = Object.fromEntries(redirects.map(({from, to}) => [from, to]));
          expect(after).toEqual({...before, redirects: {...wanted, ...written}});
          expect(addRedirects(text, redirects)).toBe(text);
          expect(config.safeParse(after).success).toBe(true);
        },
      ),
    ));
});

it.each([
  ["/a.html", "/a/", true],
  ["/é/", "https://example.org/", true],
  ["/a/*", "/b/", false],
  ["/a:b/", "/b/", false],
  ["/a?b", "/b/", false],
  ["//evil/", "/b/", false],
])("the config can hold a redirect from %s to %s: %s", (from, to, can) =>
  expect(isWritable({from, to})).toBe(can),
);
