import fc from "fast-check";
import {afterEach, describe, expect, it} from "vitest";
import {addressOf, pathAt, setBase, withAddresses} from "./base.ts";

afterEach(() => setBase("/"));

// A segment of only dots leads out of a folder, in browser URLs too.
const name = fc.stringMatching(/^[a-z0-9.-]{1,5}$/).filter(text => !/^\.{1,2}$/.test(text));
const folders = fc.array(name, {maxLength: 3});
const path = folders.map(names => `/${names.map(name => `${name}/`).join("")}`);

describe("URLs below a base", () => {
  it("resolve to the path they were created from, for any base", () => {
    fc.assert(
      fc.property(path, path, (base, url) => {
        setBase(base);
        expect(pathAt(addressOf(url))).toBe(url);
      }),
    );
  });

  it("only include this site", () => {
    setBase("/project/");
    for (const other of ["https://x.org/a", "//x.org/a", "mailto:a@x.org", "#id", ""])
      expect(addressOf(other)).toBe(other);
    for (const outside of ["/", "/other/", "/projects/"]) expect(pathAt(outside)).toBeNull();
    expect(pathAt("/project")).toBe("/");
  });

  it("lead to other editions with dots, and are not part of this site", () => {
    setBase("/project/de/", [{url: "/../"}, {url: "/"}, {url: "/../fr/"}, {url: "/1.x/"}]);
    expect(addressOf("/../fr/guide/")).toBe("/project/fr/guide/");
    expect(addressOf("/../../")).toBe("/");
    expect(addressOf("/1.x/")).toBe("/project/de/1.x/");
    for (const outside of ["/project/", "/project/fr/guide/", "/project/de/1.x/", "/project/de/1.x/guide/"])
      expect(pathAt(outside)).toBeNull();
    expect(pathAt("/project/de/guide/")).toBe("/guide/");
    setBase("/", [{url: "/de/"}, {url: "https://fr.x.org/"}]);
    expect(["/de/guide/", "/guide/", "/dev/"].map(pathAt)).toEqual([null, "/guide/", "/dev/"]);
  });

  it("are only added to tags", () => {
    setBase("/p/");
    expect(
      withAddresses(
        '<a title="x > href=" href="/a/#b">href="/a/"</a><img src="/i.png" srcset="/i.png 1x, /j.png 2x, https://x.org/k.png 3x"><a href="//x.org/">',
      ),
    ).toBe(
      '<a title="x > href=" href="/p/a/#b">href="/a/"</a><img src="/p/i.png" srcset="/p/i.png 1x, /p/j.png 2x, https://x.org/k.png 3x"><a href="//x.org/">',
    );
  });
});
