import fc from "fast-check";
import {expect, it} from "vitest";
import {patternRedirects} from "./redirects.ts";

const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,6}$/);
const words = fc.uniqueArray(word, {minLength: 1, maxLength: 5});
const read = (source: string, destination: string) =>
  patternRedirects([{source, destination, statusCode: 301}]);

it("expands the alternatives of a pattern", () =>
  fc.assert(
    fc.property(words, word, word, (names, from, to) => {
      const found = read(`/a-${from}/:slug(${names.join("|")})`, `/b-${to}/:slug`);
      expect(found).toEqual(
        Object.fromEntries(names.map(name => [`/a-${from}/${name}`, `/b-${to}/${name}`])),
      );
    }),
  ));

it("supports a final part of any name", () =>
  fc.assert(
    fc.property(words, word, (path, name) => {
      expect(read(`/${path.join("/")}/:${name.replaceAll("-", "")}`, "/new")).toEqual({
        [`/${path.join("/")}/*`]: "/new",
      });
      expect(read(`/${path.join("/")}/:s`, "/new/:s")).toEqual({[`/${path.join("/")}/*`]: "/new/:splat"});
    }),
  ));

it.each([
  ["a part of any name at the root, which all pages have", "/:slug", "/x"],
  ["a part within the path", "/a/:slug/b", "/x"],
  ["an expression", "/a/:slug(\\d+)", "/x"],
  ["a value that the path does not name", "/a/b", "/x/:slug"],
])("ignores %s", (_, source, destination) => expect(read(source, destination)).toBeUndefined());

it("ignores rules that depend on the request", () =>
  expect(
    patternRedirects([
      {source: "/a", destination: "/b", has: [{type: "host", value: "x"}]},
      {source: "/c", destination: "/d", missing: [{type: "cookie", key: "x"}]},
    ]),
  ).toBeUndefined());

it("leaves out redirects that only add or remove a final slash", () =>
  expect(
    patternRedirects([
      {source: "/a/", destination: "/a"},
      {source: "/b", destination: "/b/"},
      {source: "/c/", destination: "/d"},
    ]),
  ).toEqual({"/c/": {to: "/d", status: 308}}));
