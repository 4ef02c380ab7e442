import {describe, expect, it} from "vitest";
import {allowedBy, findOption, type Schema} from "./schema.ts";

const schema: Schema = {
  definitions: {
    Filename: {anyOf: [{type: "string"}, {instanceof: "Function"}]},
    Output: {
      type: "object",
      properties: {filename: {$ref: "#/definitions/Filename"}, iife: {type: "boolean"}},
    },
    Rule: {
      type: "object",
      properties: {rules: {type: "array", items: {$ref: "#/definitions/Rule"}}, test: {}},
    },
  },
  properties: {
    mode: {enum: ["none", false]},
    output: {$ref: "#/definitions/Output"},
    rule: {$ref: "#/definitions/Rule"},
    size: {type: "integer"},
    open: {type: "object", additionalProperties: true},
  },
};
const allowed = (name: string) => {
  const {kinds, literals, any} = allowedBy(schema, findOption(schema, schema, name.split(".")) ?? []);
  return {kinds: [...kinds], literals: [...literals], any};
};

describe("schema", () => {
  it("follows references, choices and lists", () => {
    expect(allowed("output.filename")).toEqual({kinds: ["string", "function"], literals: [], any: false});
    expect(allowed("rule.rules.rules.rules")).toMatchObject({kinds: ["array"]});
  });

  it("distinguishes literals, numbers and open objects", () => {
    expect(allowed("mode")).toEqual({kinds: [], literals: ["none", false], any: false});
    expect(allowed("size")).toMatchObject({kinds: ["number"]});
    expect(allowed("rule.test")).toMatchObject({any: true});
  });

  it("returns no result if the schema leaves keys open", () => {
    expect(findOption(schema, schema, ["open", "key"])).toBeUndefined();
  });

  it("finds nothing for an unknown name", () => {
    expect(findOption(schema, schema, ["output", "file"])).toEqual([]);
  });
});
