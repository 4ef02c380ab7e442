import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {enhanceText, findingsOf, parseText} from "#fixtures/support/page.ts";

const yaml = (text: string) => parseText(`---\n${text}\n---\n\nText.\n`);
const toml = (text: string) => parseText(`+++\n${text}\n+++\n\nText.\n`);
const faults = (page: ReturnType<typeof parseText>): string[] =>
  findingsOf(page).map(({code, line, column}) => `${code} ${line}:${column}`);

describe("texts that start with a sign of YAML", () => {
  it.each(["@scope/name", "`code` first", "%PATH%", "{#each ...}", "{@html ...}"])(
    "are read with a warning: %s",
    text => {
      const page = yaml(`title: ${text}\nsort: 2`);
      expect(page.frontMatter).toMatchObject({title: text, sort: 2});
      expect(findingsOf(page).map(({code, severity}) => `${severity} ${code}`)).toEqual([
        "warning front-matter-yaml",
      ]);
    },
  );

  it("are read whatever follows", () => {
    fc.assert(
      fc.property(fc.constantFrom("@", "`", "%"), fc.stringMatching(/^[ -~]{0,30}$/), (sign, rest) => {
        const text = `${sign}${rest}`.trimEnd();
        expect(yaml(`title: ${text}`).frontMatter.title).toBe(text);
      }),
    );
  });

  it.each(["{a: b", "[@a", '"open'])("are errors if they may be more than text: %s", text => {
    expect(findingsOf(yaml(`title: ${text}`)).map(({severity}) => severity)).toContain("error");
  });

  it("are read with a warning if a title contains a colon, which is an error in other keys", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,5}(?: [a-z]{1,5})?:(?: [a-z]{1,5}:? ?[a-z]{0,3})?$/), words => {
        const text = words.trimEnd();
        const page = yaml(`sort: 2\ntitle: ${text}\ndescription: D`);
        expect(page.frontMatter).toMatchObject({title: text, sort: 2, description: "D"});
        expect(findingsOf(page).map(({severity}) => severity)).toEqual(["warning"]);
        expect(findingsOf(yaml(`x: ${text}`)).map(({severity}) => severity)).toContain("error");
      }),
    );
  });

  it("are read without a finding if a title in braces contains no colon", () => {
    const page = yaml("title: {let/const ...}\nsort: 2");
    expect(page.frontMatter).toMatchObject({title: "{let/const ...}", sort: 2});
    expect(findingsOf(page)).toEqual([]);
  });
});

it.each(['"', "'"])("texts in quotes may go on without indentation: %s", quote => {
  const page = yaml(`title: ${quote}One\ntwo\n\nthree${quote}\nsort: 2`);
  expect(page.frontMatter).toMatchObject({title: "One two\nthree", sort: 2});
  expect(faults(page)).toEqual([]);
});

it.each(['title: "One\nsort: 2\nlabel: "x"', "title: 'One\ntwo", 'title: "One\ntwo" three\nsort: 2'])(
  "texts in quotes that do not end are errors: %j",
  text => expect(faults(yaml(text))).not.toEqual([]),
);

it.each(["doc.tsx", "layouts/post.njk", "default", "post"])(
  "layouts of other tools are no errors: %s",
  name =>
    expect(findingsOf(yaml(`layout: ${name}`)).filter(({severity}) => severity === "error")).toEqual([]),
);

describe("TOML front matter", () => {
  it.each<[name: string, text: string, line: number, column: number, what: string]>([
    ["a quote", 'title = "G\nsort = 1', 2, 9, "quote"],
    ["a single quote", "a = 'b'\ntitle = 'N\nsort = 1", 3, 9, "quote"],
    ["a quote of several lines", 'title = """a\nb', 2, 9, "quote"],
    ["a quote of a key", '"title = 1', 2, 1, "quote"],
    ["a quote behind escaped ones", 'a = "b\\" c" # "\ntitle = "\\"', 3, 9, "quote"],
    ["a quote in a list", 'a = [\n  "b",\n  "c\n]', 4, 3, "quote"],
    ["a list", 'contributors = ["a", "b"\ngroup = "x"', 2, 16, "bracket"],
    ["a list in a list", 'a = [["]", "b"], ["c"\nb = 1', 2, 18, "bracket"],
    ["a list of several lines", 'a = [\n  "b", # ]\n\nb = 2', 2, 5, "bracket"],
    ["an inline table", "a = {x = 1\nb = 2", 2, 5, "bracket"],
  ])("reports the line of an unclosed %s", (_, text, line, column, what) => {
    expect(toml(text).diagnostics).toMatchObject([
      {code: "front-matter-yaml", line, column, message: `TOML: the ${what} that opens here is not closed`},
    ]);
  });

  it("yields the same fields as YAML", () => {
    const page = toml(
      'title = "A"\nsort = 2\ndate = 2026-01-31\ncontributors = ["ann"]\nversion = 1.10\n\n[[related]]\ntitle = "B"\nurl = "https://b.example/"',
    );
    expect(page.frontMatter).toEqual({
      title: "A",
      sort: 2,
      date: "2026-01-31",
      contributors: ["ann"],
      related: [{title: "B", url: "https://b.example/"}],
    });
    expect(page.extra).toEqual({version: "1.10"});
    expect(faults(page)).toEqual(["front-matter-unknown 6:1"]);
  });

  it.each([
    ['title = "A', "front-matter-yaml 2"],
    ['title = "A"\nsort = "first"', "front-matter-type 3"],
    ['title = "A"\ntitle = "B"', "front-matter-yaml 3"],
    [`a = ${"[".repeat(5000)}`, "front-matter-yaml 2"],
  ])("%j is invalid, with its line", (text, fault) => {
    expect(faults(toml(text))[0]).toMatch(fault);
  });
});

describe("front matter", () => {
  it.each(["\n---\ntitle: A\n---\n", "\n \n---\ntitle: A\n---\n\nb\n", '\n+++\ntitle = "A"\n+++\n'])(
    "that starts late is an error at its line, and the title is not called missing: %j",
    text => {
      const line = text.split("\n").findIndex(each => /^(?:---|\+\+\+)/.test(each)) + 1;
      expect(findingsOf({diagnostics: enhanceText(text).diagnostics})).toMatchObject([
        {code: "front-matter-late", severity: "error", line},
      ]);
      expect(enhanceText(text).diagnostics).toHaveLength(1);
    },
  );

  it.each(["\n---\n\ntitle: A\n", "\ntext\n\n---\na: b\n---\n", "\n---\nText without key\n---\n"])(
    "is not seen in %j",
    text => expect(faults(parseText(text))).toEqual([]),
  );

  it.each([
    ["title: Loader # 1", ["front-matter-comment 2:8"]],
    ["contributors:\n  - ann # the first", ["front-matter-comment 3:5"]],
    ["title: Loader  # its name", []],
    ["title: 'Loader # 1'", []],
    ["title: Loader#1", []],
    ["sort: 1 # first", []],
    ["# all of it\ntitle: Loader", []],
  ])("is reported if a comment truncates text: %j", (text, expected) => {
    expect(faults(yaml(text))).toEqual(expected);
  });

  it("keeps unknown numbers as written", () => {
    expect(yaml("a: 1.10\nb: 010\nc: 1.5\nd: 0x1F\ne: [1.0, 2]\nf: -0\ng: 1e3\nh: .inf").extra).toEqual({
      a: "1.10",
      b: "010",
      c: 1.5,
      d: "0x1F",
      e: ["1.0", 2],
      f: "-0",
      g: "1e3",
      h: null,
    });
  });

  it("treats `null` as absent, and an empty value as a mistake", () => {
    expect(yaml("title: A\ngroup: null\nsort: ~\nrelated: null")).toMatchObject({
      frontMatter: {title: "A"},
      diagnostics: [],
    });
    expect(yaml("title: A\ngroup: null").frontMatter).not.toHaveProperty("group");
    expect(faults(yaml("title: A\ngroup:"))).toEqual(["front-matter-type 3:1"]);
  });

  it("lists people once if their names differ only in case", () => {
    expect(yaml("contributors: [Ann, bob, ann, BOB, ANN]").frontMatter.contributors).toEqual(["Ann", "bob"]);
  });

  it.each([
    ['title: "Open\ndescription: b\nsort: 1', "2:8", {sort: 1, description: "b"}],
    ["sort: 1\ntitle: 'Open\ndescription: b", "3:8", {sort: 1, description: "b"}],
    ['title: "Open\ndescription: "b"\nsort: 1', "2:8", {sort: 1, description: "b"}],
    ["contributors: [ann, bob\nsort: 1", "2:15", {sort: 1}],
    ['sort: 1\nrelated:\n  - title: "Open\n    url: /b/\n', "4:12", {sort: 1}],
  ])("reports the start of unclosed syntax: %j", (text, place, kept) => {
    const page = yaml(text);
    expect(faults(page)).toEqual([`front-matter-yaml ${place}`]);
    expect(page.frontMatter).toEqual(kept);
  });
});
