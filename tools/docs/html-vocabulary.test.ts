import {readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {JSDOM} from "jsdom";
import {describe, expect, it} from "vitest";
import {COMPONENTS} from "#core/parse/markdown/components.ts";
import {pageDocumentPath} from "#schemas/artifact-paths.ts";
import type {PageDocument} from "#schemas/page-document.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {composedHtml} from "#schemas/rules/printable/composed-html.ts";
import {CLASSES, DATA_ATTRIBUTES, ISLANDS, type Term} from "./html-vocabulary.ts";

const PROJECTS = join(import.meta.dirname, "../../fixtures/projects");
const {DOMParser} = new JSDOM().window;

/** An element with the island, the class or the attribute that it has. */
type Use = `${string} ${string}`;

interface Uses {
  classes: Set<Use>;
  attributes: Set<Use>;
  /** Islands with the names of their properties. */
  islands: Map<string, Set<string>>;
  /** Pages whose `components` differ from the islands in their HTML. */
  different: string[];
}

/** Reads all text files below a folder, with POSIX paths. */
const textsBelow = (folder: string): [path: string, text: string][] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile() && /\.(?:mdx?|json|ya?ml)$/.test(entry.name))
    .map(({parentPath, name}) => [
      relativePath(folder, join(parentPath, name)),
      readFileSync(join(parentPath, name), "utf8"),
    ]);

/** Parses a page document. The body of a printable page is assembled. */
function pageIn(text: string, path: string, files: ReadonlyMap<string, string>): PageDocument {
  const page = JSON.parse(text) as PageDocument;
  if (!page.printable) return page;
  const edition = path.slice(0, path.indexOf("data/pages/"));
  const read = (url: string): PageDocument => JSON.parse(files.get(edition + pageDocumentPath(url)) ?? "");
  return {...page, html: composedHtml(page, page.printable.pages.map(read))};
}

/** Collects what the page documents of all fixtures contain, without classes written by authors. */
function usesInFixtures(): Uses {
  const uses: Uses = {classes: new Set(), attributes: new Set(), islands: new Map(), different: []};
  for (const project of readdirSync(PROJECTS)) {
    const files = textsBelow(join(PROJECTS, project));
    const sources = files.filter(
      ([path]) => !path.startsWith("expected/") && /\.(?:mdx?|json|ya?ml)$/.test(path),
    );
    const written = new Set(sources.flatMap(([, text]) => text.match(/[\w-]+/g) ?? []));
    for (const [path, text] of files)
      if (/^expected\/(?:.*\/)?data\/pages\/(?:.*\/)?index\.json$/.test(path))
        collect(pageIn(text, path, new Map(files)), `${project}: ${path}`, written, uses);
  }
  return uses;
}

function collect(
  page: Pick<PageDocument, "html" | "banner" | "components">,
  at: string,
  written: ReadonlySet<string>,
  uses: Uses,
): void {
  const {body} = new DOMParser().parseFromString(`${page.banner ?? ""}${page.html}`, "text/html");
  const islands = new Set<string>();
  for (const element of body.querySelectorAll("*")) {
    if (element.closest("math")) continue;
    const {localName} = element;
    for (const name of element.classList)
      if (find(CLASSES, name) || !written.has(name)) uses.classes.add(`${localName} ${name}`);
    for (const {name, value} of element.attributes) {
      if (name.startsWith("data-")) uses.attributes.add(`${localName} ${name}`);
      if (name !== "data-island") continue;
      islands.add(value);
      const props = uses.islands.get(`${localName} ${value}`) ?? new Set();
      for (const prop of Object.keys(JSON.parse(element.getAttribute("data-props") ?? ""))) props.add(prop);
      uses.islands.set(`${localName} ${value}`, props);
    }
  }
  if (JSON.stringify([...islands].sort()) !== JSON.stringify(page.components)) uses.different.push(at);
}

const find = (terms: readonly Term[], name: string): Term | undefined =>
  terms.find(term => term.name === name) ??
  terms.find(term => term.name.endsWith("*") && name.startsWith(term.name.slice(0, -1)));

/** Replaces the word after a prefix with `*` if the table has the name only as a pattern. */
const documented = (terms: readonly Term[], uses: ReadonlySet<Use>): string[] =>
  [
    ...new Set(
      [...uses].map(use => {
        const [element = "", name = ""] = use.split(" ");
        return `${element} ${find(terms, name)?.name ?? name}`;
      }),
    ),
  ].sort();

const listed = (terms: readonly Term[]): string[] =>
  terms.flatMap(({name, elements}) => elements.map(element => `${element} ${name}`)).sort();

describe("the vocabulary of page documents", () => {
  const uses = usesInFixtures();

  it("has exactly the classes that fixtures emit, on their elements", () => {
    expect(documented(CLASSES, uses.classes)).toEqual(listed(CLASSES));
  });

  it("has exactly the data attributes that fixtures emit, on their elements", () => {
    expect(documented(DATA_ATTRIBUTES, uses.attributes)).toEqual(listed(DATA_ATTRIBUTES));
  });

  it("has exactly the islands that fixtures emit, with elements and properties", () => {
    const found = [...uses.islands].map(([island, props]) => `${island} ${[...props].sort()}`).sort();
    expect(found).toEqual(
      ISLANDS.map(({name, element, props}) => `${element} ${name} ${Object.keys(props).sort()}`).sort(),
    );
  });

  it("marks every island as listed in `components`", () => {
    expect(uses.different).toEqual([]);
  });

  it("has every island among the components for pages", () => {
    const components = [...COMPONENTS].filter(([, {kind}]) => kind === "island").map(([name]) => name);
    expect(
      ISLANDS.map(({name}) => name)
        .filter(name => name !== "Diagram")
        .sort(),
    ).toEqual(components.sort());
  });
});
