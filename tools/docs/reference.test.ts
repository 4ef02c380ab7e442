import {readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {describe, expect, it} from "vitest";
import {CODES} from "#cli/report/codes.ts";
import {isGeneratedPath} from "#schemas/artifact-paths.ts";
import {annotatedSchema, jsonSchema} from "#schemas/json-schemas.ts";
import {ARTIFACTS, artifactOf} from "./artifacts.ts";
import {code, fence, prose, table} from "./markdown.ts";
import {REFERENCE, referencePages} from "./reference.ts";
import {fieldsOf, type Schema, typeName} from "./schema-fields.ts";

const PROJECTS = join(import.meta.dirname, "../../fixtures/projects");
const pages = new Map(referencePages().map(({file, text}) => [file, text]));
const headings = (file: string): string[] =>
  [...(pages.get(file) ?? "").matchAll(/^#{2,3} `?([^`\n]+)`?$/gm)].map(([, text = ""]) => text);

describe("the generated reference", () => {
  it.each([...pages])("has %s as committed (npm run docs:reference writes it)", (file, text) => {
    expect(readFileSync(join(REFERENCE, file), "utf8")).toBe(text);
  });

  it("has no other pages", () => {
    expect(readdirSync(REFERENCE).sort()).toEqual([...pages.keys()].sort());
  });

  it("has a section for each config key, diagnostic and schema of an artifact", () => {
    const {properties = {}} = jsonSchema("config") as Schema;
    expect(headings("config.md")).toEqual(expect.arrayContaining(Object.keys(properties)));
    expect(headings("diagnostics.md")).toEqual(expect.arrayContaining(Object.keys(CODES)));
    const schemas = ARTIFACTS.flatMap(({schema}) => schema ?? []);
    expect(headings("artifacts.md")).toEqual(expect.arrayContaining(schemas));
  });

  it("describes every config key and every field of an artifact", () => {
    const schemas = ["config", ...ARTIFACTS.flatMap(({schema}) => schema ?? [])];
    const undescribed = schemas.flatMap(name => {
      const schema = jsonSchema(name) as Schema;
      const shapes = [schema, ...Object.values(schema.definitions ?? {})];
      const fields = shapes.flatMap(shape => fieldsOf(shape));
      return fields.filter(({description}) => !description).map(({path}) => `${name}: ${path}`);
    });
    expect(undescribed).toEqual([]);
  });

  it("has release and stability for every field of an artifact, and a unit for every number", () => {
    for (const {schema: name} of ARTIFACTS) {
      if (name === undefined) continue;
      const {definitions = {}, since, stability, ...root} = annotatedSchema(name) as Schema;
      const fields = Object.entries({"": root, ...definitions}).flatMap(([type, shape]) =>
        fieldsOf(shape, type, new Map(), {since, stability}),
      );
      expect(fields.length).toBeGreaterThan(3);
      for (const {path, type, unit, ...field} of fields) {
        expect([path, field.since]).toEqual([path, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
        expect([path, field.stability]).toEqual([path, expect.stringMatching(/^(?:stable|evolving)$/)]);
        if (/\b(?:integer|number)\b/.test(type)) expect([path, unit]).not.toEqual([path, ""]);
      }
    }
  });

  it("links only to existing sections", () => {
    const slug = (heading: string): string =>
      heading
        .toLowerCase()
        .replace(/[^\w -]/g, "")
        .replaceAll(" ", "-");
    for (const [file, text] of pages) {
      const ids = new Set(headings(file).map(slug));
      const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, id = ""]) => id);
      expect(links.filter(id => !ids.has(id))).toEqual([]);
    }
  });
});

describe("the list of artifacts", () => {
  it("covers every generated file of the fixtures, with the schema named in the file", () => {
    let count = 0;
    for (const project of readdirSync(PROJECTS)) {
      const expected = join(PROJECTS, project, "expected");
      for (const {path, file} of emittedFiles(expected)) {
        count++;
        const schema = file.endsWith(".json")
          ? JSON.parse(readFileSync(join(expected, file), "utf8")).$schema
          : undefined;
        const kind = artifactOf(path);
        expect.soft(kind, `${project}: ${file}`).toBeDefined();
        expect.soft(kind?.schema && jsonSchema(kind.schema).$id, file).toBe(schema);
      }
    }
    expect(count).toBeGreaterThan(500);
  });
});

/** Lists the artifacts of a fixture, with paths below the root of their language or version. */
function emittedFiles(folder: string): {path: string; file: string}[] {
  let files: string[];
  try {
    files = readdirSync(folder, {recursive: true, encoding: "utf8"}).map(file => file.replaceAll("\\", "/"));
  } catch {
    return [];
  }
  const roots = files
    .flatMap(file => /^(.*?)data\/site\.json$/.exec(file)?.[1] ?? [])
    .sort((a, b) => b.length - a.length);
  return files
    .map(file => ({file, path: file.slice((roots.find(root => file.startsWith(root)) ?? "").length)}))
    .filter(({path}) => isGeneratedPath(path));
}

describe("fields of a schema", () => {
  it("are listed with the shapes of lists, maps and unions", () => {
    const schema: Schema = {
      properties: {
        a: {type: "array", items: {type: "object", properties: {b: {type: "string", description: "A name"}}}},
        c: {
          default: {},
          type: "object",
          additionalProperties: {anyOf: [{type: "number"}, {enum: ["x", "y"]}]},
        },
        d: {anyOf: [{const: false}, {type: "object", properties: {e: {type: "null"}}}]},
      },
      required: ["a"],
    };
    expect(fieldsOf(schema).map(({path, type, required}) => [path, type, required])).toEqual([
      ["a", "object[]", true],
      ["a[].b", "string", false],
      ["c", '{[key]: number | "x" | "y"}', false],
      ["d", "false | object", false],
      ["d.e", "null", false],
    ]);
    expect(typeName({type: "array", items: {anyOf: [{type: "string"}, {type: "number"}]}})).toBe(
      "(string | number)[]",
    );
  });

  it("inherit the stability of their parent, unless they differ", () => {
    const leaf: Schema = {type: "integer", unit: "bytes"};
    const schema: Schema = {
      since: "1.0.0",
      stability: "stable",
      properties: {
        a: {type: "array", items: leaf},
        b: {
          since: "1.2.0",
          properties: {c: {anyOf: [leaf, {type: "null"}]}, d: {...leaf, stability: "evolving"}},
        },
      },
    };
    expect(fieldsOf(schema).map(({path, unit, since, stability}) => [path, unit, since, stability])).toEqual([
      ["a", "bytes", "1.0.0", "stable"],
      ["b", "", "1.2.0", "stable"],
      ["b.c", "bytes", "1.2.0", "stable"],
      ["b.d", "bytes", "1.2.0", "evolving"],
    ]);
  });

  it("refer to the first occurrence of a repeated shape", () => {
    const shape: Schema = {type: "object", properties: {b: {type: "string"}}};
    expect(
      fieldsOf({properties: {a: shape, c: {...shape, description: "Again"}}}).map(({path}) => path),
    ).toEqual(["a", "a.b", "c", "c…"]);
  });
});

describe("generated Markdown", () => {
  it("keeps code spans and escapes everything else", () => {
    expect(prose("a | b <c> `d|<e>` [f] _g_ `` h`i ``")).toBe(
      "a \\| b \\<c\\> `d\\|<e>` \\[f\\] \\_g\\_ `` h`i ``",
    );
  });

  it("delimits code with more backticks than it contains", () => {
    expect(code("a`b")).toBe("`` a`b ``");
    expect(fence("md", "```js\n1\n```\n")).toBe("````md\n```js\n1\n```\n````");
  });

  it("omits empty columns of tables", () => {
    expect(
      table(
        ["A", "B", "C"],
        [
          ["1", "", "3"],
          ["2", "", ""],
        ],
      ),
    ).toBe("| A | C |\n| --- | --- |\n| 1 | 3 |\n| 2 | – |");
  });
});
