import fc from "fast-check";
import {afterEach, describe, expect, it} from "vitest";
import {addressOf, pathAt, setBase, withAddresses} from "./base.ts";

afterEach(() => setBase("/"));

const folders = fc.array(fc.stringMatching(/^[a-z0-9.-]{1,5}$/), {maxLength: 3});
const path = folders.map(names => `/${names.map(name => `${name}/`).join("")}`);

describe("addresses below a base", () => {
  it("lead back to the path they were made from, whatever the base", () => {
    fc.assert(
      fc.property(path, path, (base, url) => {
        setBase(base);
        expect(pathAt(addressOf(url))).toBe(url);
      }),
    );
  });

  it("are those of the own site alone", () => {
    setBase("/project/");
    for (const other of ["https://x.org/a", "//x.org/a", "mailto:a@x.org", "#id", ""])
      expect(addressOf(other)).toBe(other);
    for (const outside of ["/", "/other/", "/projects/"]) expect(pathAt(outside)).toBeNull();
    expect(pathAt("/project")).toBe("/");
  });

  it("are written into tags, and nowhere else", () => {
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
