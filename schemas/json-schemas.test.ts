import {readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {Ajv} from "ajv";
import {describe, expect, it} from "vitest";
import {closedSchema, jsonSchema, SCHEMA_NAMES, schemaFile} from "./json-schemas.ts";
import {SCHEMA_VERSIONS, schemaUrl} from "./version.ts";

const folder = join(import.meta.dirname, "json");
const WRITTEN = SCHEMA_NAMES.filter(
  name => JSON.stringify(jsonSchema(name)) !== JSON.stringify(closedSchema(name)),
);

describe("JSON Schema files", () => {
  it("are the current version of each schema, and earlier versions", () => {
    const files = readdirSync(folder, {recursive: true, encoding: "utf8"}).map(file =>
      file.replaceAll("\\", "/"),
    );
    const earlier = (file: string): boolean => {
      const [, version = 0, name = ""] = /^v(\d+)\/(.+)\.json$/.exec(file) ?? [];
      return Number(version) < SCHEMA_VERSIONS[name as keyof typeof SCHEMA_VERSIONS];
    };
    const current = files.filter(file => file.endsWith(".json") && !earlier(file));
    expect(current.sort()).toEqual(SCHEMA_NAMES.map(name => schemaFile(name).file).sort());
  });

  it.each(SCHEMA_NAMES)("%s is as committed (npm run schemas writes it)", name => {
    const {file, text} = schemaFile(name);
    expect(readFileSync(join(folder, file), "utf8")).toBe(text);
    expect(JSON.parse(text).$id).toBe(schemaUrl(name));
    expect(schemaUrl(name)).toMatch(/\/v\d+\/[a-z-]+\.json$/);
  });

  it.each(SCHEMA_NAMES)("%s compiles in the strict mode of an independent validator", name => {
    for (const schema of [jsonSchema(name), closedSchema(name)])
      expect(new Ajv({strict: true}).compile(schema)).toBeTypeOf("function");
  });

  it("are open for files written by the tool, and closed in the variant for tests", () => {
    expect(WRITTEN.length).toBeGreaterThan(15);
    for (const name of WRITTEN) {
      expect(JSON.stringify(jsonSchema(name)), name).not.toContain('"additionalProperties":false');
      expect(JSON.stringify(closedSchema(name)), name).toContain('"additionalProperties":false');
    }
  });

  it("allow authors to omit defaults, and reject unknown keys in files by authors", () => {
    const ajv = new Ajv();
    const validate = ajv.compile(jsonSchema("config"));
    expect(validate({})).toBe(true);
    expect(validate({titel: "x"})).toBe(false);
    expect(validate({external: {sources: [{section: "loaders", repo: "--upload-pack=x/y"}]}})).toBe(false);
  });

  it("have no schema for other names", () => {
    expect(() => jsonSchema("toString")).toThrow(RangeError);
  });
});
