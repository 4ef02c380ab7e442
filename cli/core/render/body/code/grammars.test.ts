import {readdirSync} from "node:fs";
import {createRequire} from "node:module";
import {basename, dirname} from "node:path";
import type {Syntax} from "refractor/core";
import {beforeAll, describe, expect, it} from "vitest";
import {grammarAliases} from "./grammar-aliases.ts";
import {grammarOf, loadHighlighter} from "./grammars.ts";
import {NAMES, WITHOUT_GRAMMAR} from "./language-names.ts";

const require = createRequire(import.meta.url);

/** Returns every grammar of the highlighter by file name. */
const syntaxes = (): Map<string, Syntax> =>
  new Map(
    readdirSync(dirname(require.resolve("refractor/bash")))
      .filter(file => file.endsWith(".js"))
      .map(file => basename(file, ".js"))
      .map(name => [name, (require(`refractor/${name}`) as {default: Syntax}).default]),
  );

beforeAll(loadHighlighter);

describe("language names", () => {
  it("include every alias registered by a grammar", () => {
    const registered = [...syntaxes()].flatMap(([name, {aliases = []}]) =>
      aliases.map(alias => [alias, name]),
    );
    expect(registered.length).toBeGreaterThan(100);
    expect(Object.fromEntries(grammarAliases())).toEqual(Object.fromEntries(registered));
    expect(registered.filter(([alias]) => grammarOf(alias as string) === null)).toEqual([]);
  });

  it("are listed with a grammar, or because there is none", () => {
    for (const [name, grammar] of Object.entries(NAMES)) {
      expect(grammarOf(grammar), grammar).not.toBeNull();
      expect(grammarOf(name), name).toBe(grammarOf(grammar));
    }
    expect([...WITHOUT_GRAMMAR].filter(name => grammarOf(name) !== null)).toEqual([]);
  });

  it.each([
    ["coffee", "coffeescript"],
    ["js", "javascript"],
    ["html", "markup"],
    ["vue", "markup"],
    ["c++", "cpp"],
    ["emacs-lisp", "lisp"],
    ["scm", "scheme"],
    ["conf", "ini"],
  ])("%s is highlighted as %s", (alias, name) => expect(grammarOf(alias)).toBe(grammarOf(name)));

  it.each(["nosuchlang", "toString", "core", "all", "../core"])("do not include %s", name =>
    expect(grammarOf(name)).toBeNull(),
  );
});
