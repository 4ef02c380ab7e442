import {readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {Ajv} from "ajv";
import {describe, expect, it} from "vitest";
import {jsonSchema, SCHEMA_NAMES, schemaFile} from "./json-schemas.ts";

const folder = join(import.meta.dirname, "json");

describe("JSON Schema files", () => {
  it("are exactly the shapes", () => {
    expect(readdirSync(folder).sort()).toEqual(SCHEMA_NAMES.map(name => schemaFile(name).file).sort());
  });

  it.each(SCHEMA_NAMES)("%s is as committed (npm run schemas writes it)", name => {
    const {file, text} = schemaFile(name);
    expect(readFileSync(join(folder, file), "utf8")).toBe(text);
  });

  it.each(SCHEMA_NAMES)("%s compiles in an independent validator", name => {
    const ajv = new Ajv({strict: true, allowUnionTypes: true});
    expect(ajv.compile(jsonSchema(name))).toBeTypeOf("function");
  });

  it("lets people leave out what has a default, and nothing else in", () => {
    const ajv = new Ajv();
    const validate = ajv.compile(jsonSchema("config"));
    expect(validate({})).toBe(true);
    expect(validate({titel: "x"})).toBe(false);
    expect(validate({external: {sources: [{section: "loaders", repo: "--upload-pack=x/y"}]}})).toBe(false);
  });

  it("has no schema for other names", () => {
    expect(() => jsonSchema("toString")).toThrow(RangeError);
  });
});
