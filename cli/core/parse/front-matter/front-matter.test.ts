import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {RESERVED_KEYS, frontMatter as schema} from "#schemas/front-matter.ts";
import {pageList} from "#schemas/settings/page-lists.ts";
import {FIELDS, isReserved} from "./fields.ts";
import {readFrontMatter} from "./front-matter.ts";
import {readPlainFrontMatter} from "./plain.ts";
import {readYaml} from "./yaml.ts";
import {toJson, type YamlFrontMatter} from "./yaml-value.ts";

const read = (yaml: string): ReturnType<typeof readFrontMatter> => readFrontMatter(yaml, 2, "a.md");
const places = (yaml: string): unknown[] =>
  read(yaml).diagnostics.map(({code, line, column}) => [code, line, column]);

describe("keys", () => {
  it("are those of the schema", () => {
    expect(Object.keys(FIELDS).sort()).toEqual(Object.keys(schema.shape).sort());
    expect(RESERVED_KEYS.filter(key => !isReserved(key))).toEqual([]);
    expect(isReserved("title")).toBe(false);
  });

  it("that name computed fields are reported and ignored", () => {
    const result = read("title: T\nurl: /else/\npath: ../../etc\nchildren: []\n");
    expect(result.frontMatter).toEqual({title: "T"});
    expect(result.extra).toEqual({});
    expect(result.diagnostics.map(({code, line}) => [code, line])).toEqual([
      ["front-matter-reserved", 3],
      ["front-matter-reserved", 4],
      ["front-matter-reserved", 5],
    ]);
  });

  it("that are not known are kept and reported with the nearest known one", () => {
    const result = read("titel: A\ntags: [a, b]\n__proto__: {x: 1}\n");
    expect(Object.entries(result.extra)).toEqual([
      ["titel", "A"],
      ["tags", ["a", "b"]],
      ["__proto__", {x: 1}],
    ]);
    expect(result.diagnostics[0]).toMatchObject({
      code: "front-matter-unknown",
      hint: "Did you mean `title`?",
    });
    expect(({} as {x?: number}).x).toBeUndefined();
  });
});

it("accepts the keys that pages are listed by, in every form that names tags and authors", () => {
  const {by} = pageList.shape;
  const keys = by.unwrap().options.filter(key => key !== "year");
  const forms = ["[a, b]", "a", "\n  - a\n  - b", "\n  - name: Ana\n    url: https://example.org"];
  for (const key of keys)
    for (const form of forms) {
      const {extra, diagnostics} = read(`title: A\n${key}: ${form}\n`);
      expect(diagnostics, `${key}: ${form}`).toEqual([]);
      expect(Object.keys(extra)).toEqual([key]);
    }
  for (const wrong of ["{a: 1}", "[[a]]", "[{b: 1}]"])
    expect(read(`title: A\ntags: ${wrong}\n`).diagnostics).toMatchObject([
      {code: "front-matter-type", line: 3, message: "`tags` must be a list of strings"},
    ]);
});

describe("values", () => {
  it.each([
    ["title: 2020-10-10", {title: "2020-10-10"}],
    ["sort: 010", {sort: 10}],
    ["sort: 0o10", {sort: 8}],
    ["title: 5.0", {title: "5.0"}],
    ["title: true", {title: "true"}],
    ["title: yes", {title: "yes"}],
    ["sort: -202012080", {sort: -202012080}],
    ['title: "a: b"', {title: "a: b"}],
    ["title: 'it''s'", {title: "it's"}],
    ["contributors: [a, 5b, 7]", {contributors: ["a", "5b", "7"]}],
    ["contributors:\n    - a\n\n    - b-\n    - a", {contributors: ["a", "b-"]}],
    [
      "related:\n  - title: A\n    url: /a/\n  - url: /b/\n    title: B",
      {
        related: [
          {title: "A", url: "/a/"},
          {title: "B", url: "/b/"},
        ],
      },
    ],
    ["date: 2026-01-31", {date: "2026-01-31"}],
    ["date: 2026-01-31T10:00:00Z", {date: "2026-01-31"}],
    ["draft: true", {draft: true}],
    ["a: &x Same\ntitle: *x", {title: "Same"}],
    ["# comment\ntitle: T # more\n", {title: "T"}],
    ["", {}],
    ["# nothing", {}],
  ])("%j", (yaml, expected) => expect(read(yaml).frontMatter).toEqual(expected));

  it.each([
    ["title: [a]", 2],
    ["title:", 2],
    ["title: ''", 2],
    ["group: a\nsort: first", 3],
    ["sort: .inf", 2],
    ["sort: '1'", 2],
    ["contributors: me", 2],
    ["contributors: [[a]]", 2],
    ["related: none", 2],
    ["date: 2026-02-30", 2],
    ["date: today", 2],
    ["draft: maybe", 2],
    ["- a\n- b", 2],
    ["just text", 2],
  ])("%j has the wrong type", (yaml, line) => {
    expect(read(yaml).diagnostics.map(({code, line}) => [code, line])).toEqual([["front-matter-type", line]]);
  });

  it("of the wrong type leave the others alone", () => {
    expect(read("title: T\nsort: x\ngroup: G").frontMatter).toEqual({title: "T", group: "G"});
  });

  it("of related without title or url are left out, with their lines", () => {
    const result = read("related:\n  - title: A\n    url: /a/\n  - just: text\n  - 5\n  - title: B\n");
    expect(result.frontMatter).toEqual({related: [{title: "A", url: "/a/"}]});
    expect(result.diagnostics.map(({code, line}) => [code, line])).toEqual([
      ["related-malformed", 5],
      ["related-malformed", 6],
      ["related-malformed", 7],
    ]);
  });
});

describe("faults of YAML", () => {
  it("name the line of the file and leave other fields", () => {
    expect(places("title: Module: rules\nsort: 4")).toEqual([["front-matter-yaml", 2, 8]]);
    expect(read("title: Module: rules\nsort: 4").frontMatter).toEqual({title: "Module: rules", sort: 4});
    expect(read("title: Module: rules").diagnostics[0]?.hint).toMatch(/Quote/);
  });

  it.each([
    ["title: Module: rules", ["the value of `title` contains `: ` and must be quoted"], 2],
    ["sort: 1\ntitle: x: y: z", ["the value of `title` contains `: ` and must be quoted"], 3],
    ["related:\n  - title: A: b\n    url: /x", ["the value of `title` contains `: ` and must be quoted"], 3],
    ["title: A\n'sort': B: c", ["the value of `sort` contains `: ` and must be quoted"], 3],
    ["title: A\ntitle: B", ["`title` is set twice"], 3],
    ["title: !!js x", ["`title` has a tag, and tags are not supported"], 2],
    ["title: 'open", ["at `title`: the quote that opens here is not closed"], 2],
    ["title: @x", ["at `title`: plain value cannot start with reserved character @"], 2],
    ["title: *x", ["at `title`: the alias `*x` has no anchor"], 2],
    ["group: a\n- b", ["at `group`: implicit keys need to be on a single line"], 3],
  ])("%j says once what is wrong, with the key and the line", (yaml, messages, line) => {
    const {diagnostics} = read(yaml);
    expect(diagnostics.map(({message}) => message)).toEqual(messages);
    expect(diagnostics[0]).toMatchObject({code: "front-matter-yaml", file: "a.md", line});
    expect(diagnostics[0]?.hint).toMatch(/Quote/);
  });

  it("of one entry are reported once", () => {
    const entry = (key: string): string => `${key}:\n- "@a"\n  lead:\n- b\n  team:\n- "@c"\n- d\n`;
    for (const keys of [["one"], ["one", "two"], ["one", "two", "three"]])
      expect(read(`title: A\n${keys.map(entry).join("")}`).diagnostics.map(({code}) => code)).toEqual(
        keys.map(() => "front-matter-yaml"),
      );
  });

  it.each([
    "title: A\ntitle: B",
    "a: [1, 2",
    'title: "open',
    "\tx: 1",
    "a: *missing",
    "x: !!js/function 'f'",
    "%YAML 9\n---\na",
  ])("%j is reported without a throw", yaml =>
    expect(read(yaml).diagnostics.map(({code}) => code)).toContain("front-matter-yaml"),
  );

  it("of two values for a key the first counts", () => {
    expect(read("title: A\ntitle: B\nsort: 1").frontMatter).toEqual({title: "A", sort: 1});
  });

  it("an alias bomb is stopped and not expanded", () => {
    const level = (name: string, inner: string): string =>
      `${name}: &${name} [${Array(9).fill(inner).join(",")}]`;
    const yaml = [
      level("a", "x"),
      level("b", "*a"),
      level("c", "*b"),
      level("d", "*c"),
      level("e", "*d"),
      level("f", "*e"),
      level("g", "*f"),
    ];
    const result = read(`title: T\n${yaml.join("\n")}`);
    expect(result.frontMatter).toEqual({title: "T"});
    expect(result.diagnostics.map(({message}) => message)).toContain(
      "at `e`: the front matter expands to too many values",
    );
    expect(JSON.stringify(result.extra).length).toBeLessThan(200_000);
  });

  it("an alias of itself ends", () => expect(() => read("a: &a [*a]")).not.toThrow());
});

describe("the plain reader", () => {
  const normal = ({entries, faults, isMap}: YamlFrontMatter): unknown => [
    entries.map(({key, line, column, value}) => [key, line, column, toJson(value), place(value)]),
    faults,
    isMap,
  ];
  /** Returns everything that diagnostics use: positions of list items, and the source text of scalars. */
  const place = (value: YamlFrontMatter["entries"][number]["value"]): unknown =>
    value.kind === "scalar"
      ? value.source
      : value.kind === "list"
        ? value.items.map(({line, column}) => [line, column])
        : [];

  it.each([
    'title: Baking Bread\nsort: 4\ngroup: Recipes\ncontributors:\n  - miller7\nrelated:\n  - title: "Flour: an overview"\n    url: /guides/flour/\n',
    "title: <b> & 'x' | y\nsort: -1\ncontributors:\n- a\n\n- b-c\n# note\n- 7x\n",
    "title: Webpack’s “guide”\ndescription: Take it - or leave it (really)\ndate: 2026-01-31\n",
    "related:\n    - title: A\n      url: https://example.com/#x\n    - url: b\n      title: B\nsort: 0",
    "title: >-\n  Uses # and : freely,\n  on two lines\ntags: [a-b, ../c, .env, 2 words, 3]\n",
    "title:\n  A text below its key\n  goes on\ndescription: |-\n    one\n    two\na:b: '[c]: d\n  # e'\n",
    "",
    "\n\n",
  ])("%#: reads what is written plainly as the full parser does", yaml => {
    const plain = readPlainFrontMatter(yaml);
    expect(plain).not.toBeNull();
    expect(normal(plain as YamlFrontMatter)).toEqual(normal(readYaml(yaml)));
  });

  it("leaves everything else to the full parser, and never differs from it", () => {
    const value = fc.oneof(
      fc.constantFrom(
        "a",
        "b c",
        "1",
        "-2",
        "01",
        "1.5",
        "1e3",
        "0x1",
        "true",
        "null",
        "~",
        "",
        "x: y",
        "x # y",
        "#z",
        "'q'",
        '"q"',
        "'a''b'",
        "[1]",
        "{a: b}",
        "*a",
        "&a b",
        "!t x",
        "| ",
        "> ",
        "a:",
        "- b",
        "? c",
        "@x",
        "`x`",
        "2026-01-31",
        "12:30",
        "é",
        "a\u00a0b",
        "%",
        "=",
        "<<",
        ".5",
        "+1",
        "yes",
        "a,b",
        "]",
        "\\",
        ">-",
        "|-",
        "[a, b]",
        "[a,- b]",
        "[ ../a , 1 , .b]",
        "[]",
        "[a,]",
        "'q",
        "q'",
        '"q',
        'q"',
        "2 words",
        ".b",
        ".inf",
      ),
      fc.string({maxLength: 6}).filter(text => !/[\n\r]/.test(text)),
    );
    const line = fc.oneof(
      fc
        .tuple(
          fc.constantFrom("title", "sort", "a", "b-c", "D", "a:b"),
          fc.constantFrom(":", ": ", ":  "),
          value,
        )
        .map(parts => parts.join("")),
      fc.tuple(fc.constantFrom("- ", "  - ", "    - ", "-"), value).map(parts => parts.join("")),
      fc
        .tuple(fc.constantFrom("  - ", "    ", "  "), fc.constantFrom("title: ", "url: "), value)
        .map(parts => parts.join("")),
      fc.tuple(fc.constantFrom(" ", "  ", "    "), value).map(parts => parts.join("")),
      fc.constantFrom("list:", "", "  ", "# c", "related:", "\t"),
    );
    fc.assert(
      fc.property(
        fc.array(line, {maxLength: 6}).map(lines => lines.join("\n")),
        yaml => {
          const plain = readPlainFrontMatter(yaml);
          if (plain) expect(normal(plain)).toEqual(normal(readYaml(yaml)));
        },
      ),
      {numRuns: 3000},
    );
  });
});

it("keeps a key of ours to which another tool gives a meaning of its own, without a finding", () => {
  const yaml = "related: [useOven, useFridge]\ngroup: [a]\nsort: first\ntitle: [x]";
  const {frontMatter, extra, diagnostics} = readFrontMatter(yaml, 2, "a.md", {
    fields: {},
    known: [],
    isForeign: true,
  });
  expect(frontMatter).toEqual({});
  expect(extra).toEqual({related: ["useOven", "useFridge"], group: ["a"], sort: "first"});
  expect(diagnostics.map(({code, line}) => [code, line])).toEqual([["front-matter-type", 5]]);
});

it.each(["|\n  Text about dates.\n", "soon", '"x"'])(
  "takes a date without a digit for a key of another tool's project: %s",
  text => {
    const read = (isForeign: boolean) =>
      readFrontMatter(`date: ${text}`, 2, "a.md", {fields: {}, known: [], isForeign});
    expect(read(true).diagnostics).toEqual([]);
    expect(Object.keys(read(true).extra)).toEqual(["date"]);
    expect(read(false).diagnostics.map(({code}) => code)).toEqual(["front-matter-type"]);
  },
);

it("reports unknown keys of another tool's pages as information, slips of known ones as warnings", () => {
  const read = (isForeign: boolean) =>
    readFrontMatter("blurb: x\ncode: y\ntitel: z\ndescripton: d", 2, "a.md", {
      fields: {},
      known: [],
      isForeign,
    }).diagnostics.map(({severity}) => severity);
  expect(read(true)).toEqual(["info", "info", "warning", "warning"]);
  expect(read(false)).toEqual(["warning", "warning", "warning", "warning"]);
});

it("reports reserved keys as information in another tool's pages, and as warnings in ours", () => {
  const read = (isForeign: boolean) =>
    readFrontMatter("url: /x\nnext: /y\nprevious: /z\nname: n", 2, "a.md", {
      fields: {},
      known: [],
      isForeign,
    }).diagnostics.map(({code, severity}) => `${code} ${severity}`);
  expect(new Set(read(true))).toEqual(new Set(["front-matter-reserved info"]));
  expect(new Set(read(false))).toEqual(new Set(["front-matter-reserved warning"]));
});

it("takes a layout unlike ours for the template of another tool, and one like ours for a mistake", () => {
  const read = (layout: string) =>
    readFrontMatter(`layout: ${layout}`, 2, "a.md").diagnostics.map(({severity}) => severity);
  for (const theirs of ["default", "post", "single", "splash", "base"])
    expect(read(theirs)).toEqual(["info"]);
  for (const slip of ["widde", "Page", "docs", "blnk", "[a]", "1"]) expect(read(slip)).toEqual(["error"]);
  for (const ours of ["doc", "page", "wide", "blank"]) expect(read(ours)).toEqual([]);
});

it("omits an empty title of another tool's page, and reports one of ours", () => {
  const read = (isForeign: boolean) =>
    readFrontMatter('title: ""', 2, "a.md", {fields: {}, known: [], isForeign});
  expect(read(true)).toMatchObject({frontMatter: {}, diagnostics: []});
  expect(read(false).diagnostics.map(({severity}) => severity)).toEqual(["error"]);
});

it("allows tabs before the entries of lists in brackets, and empty values in pages of other tools", () => {
  const foreign = {fields: {}, known: ["aliases"], isForeign: true};
  const yaml = 'aliases: [\n\t"/a",\n\t\t"/b",\n]\ndescription:\ntitle: T';
  const {frontMatter, extra, diagnostics} = readFrontMatter(yaml, 2, "a.md", foreign);
  expect({frontMatter, extra, diagnostics}).toEqual({
    frontMatter: {title: "T"},
    extra: {aliases: ["/a", "/b"]},
    diagnostics: [],
  });
});

it("reports keys of an unknown tool as information, and slips of ours as warnings", () => {
  const yaml = "last_modified: 2020-01-01\nurl: /x\nlayout: doc.tsx\nsort: first\ntitel: z\ntitle: [x]";
  const {diagnostics} = readFrontMatter(yaml, 2, "a.md", {fields: {}, known: [], isForeign: "maybe"});
  expect(diagnostics.map(({code, severity, line}) => `${line} ${severity} ${code}`)).toEqual([
    "2 info front-matter-unknown",
    "3 info front-matter-reserved",
    "4 info front-matter-type",
    "5 info front-matter-type",
    "6 warning front-matter-unknown",
    "7 error front-matter-type",
  ]);
});
