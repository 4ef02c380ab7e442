import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {z} from "zod";
import {config} from "#schemas/config.ts";
import {siteData} from "#schemas/site-data.ts";
import {CONFIG_CODES, validateJson} from "./json-positions.ts";

const findings = (text: string, schema: z.ZodType = config) => {
  const result = validateJson(text, schema, "x.json", CONFIG_CODES);
  if (!("diagnostics" in result)) throw new Error("no finding");
  return result.diagnostics.map(d => `${d.line}:${d.column} ${d.code} ${d.message} | ${d.hint}`);
};

describe("validateJson", () => {
  it("applies defaults", () => {
    expect(validateJson("{}", config, "x.json")).toMatchObject({
      value: {out: "artifacts"},
    });
  });

  it("skips a byte order mark", () => {
    expect(validateJson('\uFEFF{"title":"a"}', config, "x.json")).toMatchObject({value: {title: "a"}});
  });

  it("reports the position of an unknown key with a suggestion", () => {
    expect(findings('{\n  "titel": "a"\n}')).toEqual([
      '2:3 config-unknown-key Unknown key "titel" | Did you mean "title"?',
    ]);
  });

  it("finds unknown keys below lists and defaults", () => {
    expect(findings('{"sections": [\r\n  {"name": "a", "printabel": true}]}')).toEqual([
      '2:17 config-unknown-key Unknown key "printabel" in "sections[0]" | Did you mean "printable"?',
    ]);
    expect(findings('{"external": {"timeout": 3}}')[0]).toContain("Known keys: sources, exclude");
    expect(findings('{"footer": {"lefd": []}}', siteData)[0]).toContain('Did you mean "left"?');
  });

  it("distinguishes wrong type, missing key, wrong choice and wrong format", () => {
    const text =
      '{"title": 3, "search": {"provider": "locl"}, "external": {"sources": [{"repo": "a", "section": "b"}]}}';
    expect(findings(text)).toEqual([
      '1:11 config-value "title" must be a string, not a number | `title`: Site title, also the suffix of page titles; default: the title of the home page.',
      '1:80 config-value "external.sources[0].repo" must be owner/name | `external.sources.repo`: Repository as `owner/name`.',
      '1:37 config-value "search.provider" must be "local" or "algolia" or "typesense" or "none" | Did you mean "local"?',
    ]);
    expect(findings('{"sections": [{}]}')[0]).toContain('1:15 config-value "sections[0].name" is missing');
    expect(findings("[]")[0]).toContain("1:1 config-value The file must be an object, not a list");
  });

  it.each([
    [
      '{"csp": {"script-scr": []}}',
      '1:10 config-unknown-key Unknown key "script-scr" in "csp" | Did you mean "script-src"?',
    ],
    ['{"csp": {"img": []}}', '1:10 config-unknown-key Unknown key "img" in "csp" | Did you mean "img-src"?'],
    ['{"csp": {"frame-ancestors": []}}', "Known keys: default-src, child-src"],
    ['{"csp": {"img-src": "x"}}', "`csp`: Additional sources for the content security policy"],
    ['{"messages": {"page": {"edit": "x"}}}', 'Keys are whole paths, such as "page.edit".'],
    ['{"messages": {"page": {}}}', 'Keys are whole paths, such as "page.breadcrumb".'],
    ['{"messages": {"page.eddit": "x"}}', 'Did you mean "page.edit"?'],
    [
      '{"search": {"synonyms": ["a b"]}}',
      '"search.synonyms[0]" must be a list, not a string | `search.synonyms`: Groups of words',
    ],
    [
      '{"search": {"synonyms": [["a b", "c"]]}}',
      '"search.synonyms[0][0]" must be one word | `search.synonyms`: Groups of words',
    ],
    ['{"elements": {"x": []}}', "`elements`: Custom elements that pages and slots may contain"],
  ])("says in one finding what to write instead of %s", (text, expected) => {
    const found = findings(text);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(expected);
  });

  it("reports the closest branch of a union", () => {
    const schema = z.strictObject({u: z.union([z.literal("all"), z.array(z.string())])});
    expect(findings('{"u": ["a", 1]}', schema)[0]).toContain(
      '1:13 config-value "u[1]" must be a string, not a number',
    );
  });

  it.each([
    ["{,}", "1:2"],
    ['{"a": 1,}', "1:9"],
    ['{\n// c\n"title": "a"}', "2:1"],
    ['{"title": "a"} x', "1:16"],
    ["", "1:1"],
    ["{'title': 1}", "1:2"],
    ['{"title": "a', "1:11"],
  ])("reports the syntax error in %j at %s", (text, place) => {
    expect(findings(text)[0]).toContain(`${place} config-syntax`);
  });

  it("lists the alternatives of a union and the keys of its objects, and reports invalid keys", () => {
    expect(findings('{"editLink": true}')[0]).toContain('"editLink" must be false or a string, not true');
    expect(findings('{"components": {"A": 3}}')[0]).toContain(
      '"components.A" must be "content" or "nothing" or an object, not a number',
    );
    expect(findings('{"components": {"A": {"elemnt": "b"}}}')).toEqual([
      '1:23 config-unknown-key Unknown key "elemnt" in "components.A" | Did you mean "element"?',
    ]);
    expect(findings('{"sidebar": [{"titel": "a"}]}')).toEqual([
      '1:15 config-unknown-key Unknown key "titel" in "sidebar[0]" | Did you mean "title"?',
    ]);
    expect(findings('{"redirects": {"old": "/a/"}}')[0]).toContain(
      '1:16 config-value The key "old" in "redirects" must be a path',
    );
  });

  /** Values that are invalid in some way for nearly every setting. */
  const WRONG = [
    "javascript:x",
    "a b",
    "",
    3,
    true,
    null,
    [],
    [1],
    ["a b"],
    [[]],
    [{}],
    [{a: 1}],
    {},
    {a: 1},
    {"/": 1},
    {a: {b: 2}},
    {a: {as: 1}},
  ];
  it.each(Object.keys(config.shape))("describes every error of a value: %s", key => {
    for (const value of WRONG) {
      const text = JSON.stringify({[key]: value});
      for (const found of config.safeParse(JSON.parse(text)).success ? [] : findings(text)) {
        expect(found).not.toMatch(
          /Invalid|match pattern|Known keys: \.|undefined|is wrong|Too (?:big|small)/,
        );
        expect(found).toMatch(/^1:\d+ config-/);
      }
    }
  });

  it("reports a duplicate key", () => {
    expect(findings('{"title": "a", "title": "b"}')).toEqual([
      '1:16 config-value The key "title" appears twice | Remove one of them.',
    ]);
  });

  it("reports __proto__ like any other unknown key", () => {
    expect(findings('{"__proto__": {"title": 1}}')[0]).toContain('Unknown key "__proto__"');
  });

  it("survives deep nesting", () => {
    const deep = "[".repeat(100_000) + "]".repeat(100_000);
    expect(findings(deep)[0]).toMatch(/config-(syntax|value)/);
  });

  it("accepts exactly what JSON.parse accepts", () => {
    const any = z.unknown();
    const bits = [
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      '"',
      '"a"',
      "1",
      "0",
      ".",
      "-",
      "+",
      "e",
      "true",
      "nul",
      " ",
      "\t",
    ];
    const rare = ["\u00a0", "\v", "\f", "\u2028", "\\", "\\u12", "/**/", "//"];
    const pieces = fc.array(fc.constantFrom(...bits, ...rare), {maxLength: 6}).map(list => list.join(""));
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string(), pieces), text => {
        const parses = (() => {
          try {
            JSON.parse(text);
            return true;
          } catch {
            return false;
          }
        })();
        const result = validateJson(text, any, "x.json");
        const syntax = "diagnostics" in result && result.diagnostics.some(d => d.code === "data-syntax");
        expect(syntax).toBe(!parses);
      }),
      {numRuns: 2000},
    );
  });
});
