import fc from "fast-check";
import {expect, it} from "vitest";
import type {SiteDataFiles} from "./files.ts";
import {redirectPlaces, textPlaces} from "./redirect-places.ts";

const COUNT = 1000;
const written = Array.from({length: COUNT}, (_, i) => ({from: `/old ${i}/`, to: `//x/${i}`}));

it("reads the data file once to find all of many redirects", () => {
  const text = JSON.stringify({redirects: written}, null, 1);
  let reads = 0;
  const redirectsSource = {
    file: "data/redirects.json",
    get text() {
      reads++;
      return text;
    },
  };
  const placeOf = redirectPlaces({
    redirectsSource,
    redirects: {redirects: written},
  } as unknown as SiteDataFiles);
  for (let index = 0; index < COUNT; index++) {
    expect(placeOf(index, "from")).toMatchObject({file: "data/redirects.json", line: 4 + index * 4});
    expect(placeOf(index, "to")).toMatchObject({line: 5 + index * 4});
  }
  expect(reads).toBeLessThan(10);
});

it("reads a config once, and finds keys that JSON escapes", () =>
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({minLength: 1, unit: "binary"}), {maxLength: 20}), words => {
      const keys = words.map(word => `/${word}/`);
      let reads = 0;
      const placeOf = textPlaces("config.json", () => {
        reads++;
        return JSON.stringify(Object.fromEntries(keys.map(key => [key, "/a/"])), null, 1);
      });
      expect(keys.map(key => placeOf(key).line)).toEqual(keys.map((_, i) => i + 2));
      expect(reads).toBeLessThanOrEqual(1);
    }),
  ));

it("finds a path in front matter, and names only the file of one that is spelled differently", () => {
  const placeOf = textPlaces("a.md", () => "---\naliases: [/x, /y]\n---\n\n/x\n");
  expect(placeOf("/x")).toMatchObject({file: "a.md", line: 2, column: 11});
  expect(placeOf("/y")).toMatchObject({line: 2, column: 15});
  expect(placeOf("/z")).toEqual({file: "a.md"});
});
