import {describe, expect, test} from "vitest";
import {isSafePath, isSafeRef, repositoryOf} from "./repository.ts";

const GITHUB = "https://github.com";

test("owner/name becomes URLs for people and for git", () => {
  expect(repositoryOf("webpack-contrib/css-loader", GITHUB, false)).toEqual({
    web: "https://github.com/webpack-contrib/css-loader",
    git: "https://github.com/webpack-contrib/css-loader.git",
    host: GITHUB,
    name: "css-loader",
  });
});

test("a full URL may end with .git or a slash and contain nested groups", () => {
  expect(repositoryOf("https://git.example.org/a/b/c.git/", GITHUB, false).web).toBe(
    "https://git.example.org/a/b/c",
  );
  expect(repositoryOf("https://git.example.org/a/b/", GITHUB, false).git).toBe(
    "https://git.example.org/a/b.git",
  );
});

test("file: works only if it is allowed", () => {
  expect(() => repositoryOf("file:///srv/git/up", GITHUB, false)).toThrow("only https:");
  expect(repositoryOf("file:///srv/git/up", GITHUB, true).git).toBe("file:///srv/git/up");
});

describe("rejects values that git could misinterpret", () => {
  test.each([
    "--upload-pack=touch pwned",
    "acme/x-loader --config core.fsmonitor=sh",
    "ext::sh -c touch% pwned",
    "fd::17",
    "-oProxyCommand=sh/x",
    "https://-evil/x/y",
    "https://github.com/--upload-pack=x/y",
    "https://github.com/acme/..",
    "https://github.com/acme/../x",
    "http://github.com/acme/x",
    "ssh://git@github.com/acme/x",
    "git@github.com:acme/x",
    "git://github.com/acme/x",
    "https://user:secret@github.com/acme/x",
    "https://github.com/acme/x?y",
    "https://github.com/acme/x#y",
    "https://github.com/acme",
    "https://github.com/acme/x\ny",
    "https://github.com\\acme\\x",
    "",
  ])("%j", text => {
    expect(() => repositoryOf(text, GITHUB, true)).toThrow(/is not a valid repository/);
  });
});

test("a secret in a URL is not printed", () => {
  expect(() => repositoryOf("https://user:secret@github.com/acme/x", GITHUB, true)).toThrow(
    /^(?!.*secret).*user name or password/,
  );
});

test.each([
  ["main", true],
  ["release/v1.2", true],
  ["v1.0.0", true],
  ["--upload-pack=x", false],
  ["-b", false],
  ["a..b", false],
  ["a b", false],
  ["a.lock", false],
  ["refs/heads/", false],
  ["a//b", false],
  ["a:b", false],
  ["", false],
])("ref %j is safe: %s", (ref, safe) => {
  expect(isSafeRef(ref)).toBe(safe);
});

test.each([
  ["README.md", true],
  ["packages/x/README.md", true],
  ["../README.md", false],
  ["a/../README.md", false],
  ["/etc/passwd", false],
  ["-x", false],
  ["a//b", false],
  ["a\\b", false],
  ["", false],
])("path %j is safe: %s", (path, safe) => {
  expect(isSafePath(path)).toBe(safe);
});
