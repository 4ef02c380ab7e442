import {posix, win32} from "node:path";
import fc from "fast-check";
import {describe, expect, it, test} from "vitest";
import {artifactPath, entryPath, isWithin, pathWithin, relativePath} from "./disk-path.ts";

const NAMES = fc.array(fc.stringMatching(/^[a-z0-9_ .é-]{1,8}[a-z]$/), {minLength: 1, maxLength: 5});

describe.each([
  ["Windows", win32, "C:\\project"],
  ["a network share", win32, "\\\\server\\share\\project"],
  ["Unix", posix, "/project"],
])("on %s", (_platform, syntax, root) => {
  it("every path to a file below a folder results in the same artifact path", () => {
    fc.assert(
      fc.property(NAMES, names => {
        const path = syntax.join(root, ...names);
        const expected = names.join("/");
        const parentPath = syntax.dirname(path);
        expect(relativePath(root, path, syntax)).toBe(expected);
        expect(artifactPath(path.slice(root.length + 1), syntax)).toBe(expected);
        expect(entryPath(root, {parentPath, name: syntax.basename(path)}, syntax)).toBe(expected);
        expect(pathWithin(root, path, syntax)).toBe(expected);
        expect(pathWithin(path, root, syntax)).toBe(null);
      }),
    );
  });

  it("a folder whose name starts with another folder's name is not within it", () => {
    expect(isWithin(`${root}-old`, root, syntax)).toBe(false);
    expect(isWithin(syntax.join(root, "..also"), root, syntax)).toBe(true);
    expect(isWithin(root, root, syntax)).toBe(true);
    expect(relativePath(syntax.join(root, "a"), syntax.join(root, "b", "c"), syntax)).toBe("../b/c");
  });
});

test.each([
  ["D:\\project\\a.md", "C:\\project", false],
  ["c:\\Project\\a.md", "C:\\project", true],
  ["\\\\server\\share\\a.md", "C:\\project", false],
  ["C:/project/a.md", "C:\\project", true],
])("on Windows, whether %s is within %s: %s", (path, folder, within) =>
  expect(isWithin(path, folder, win32)).toBe(within),
);

test("on Unix, spellings of paths do not matter", () => {
  const spelled = fc
    .array(fc.constantFrom("a", "b", ".", "..", "", "..c", ".d"), {maxLength: 5})
    .map(names => `/${names.join("/")}`);
  fc.assert(
    fc.property(spelled, spelled, (folder, file) => {
      const path = posix.relative(folder, file);
      const isOutside = path === ".." || path.startsWith("../");
      expect(pathWithin(folder, file, posix)).toBe(isOutside ? null : path);
    }),
    {numRuns: 2000},
  );
});

test("a backslash is part of a name on Unix", () => {
  expect(artifactPath("a\\b.md", posix)).toBe("a\\b.md");
});
