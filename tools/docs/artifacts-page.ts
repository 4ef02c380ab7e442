import {annotatedSchema} from "#schemas/json-schemas.ts";
import {ARTIFACTS} from "./artifacts.ts";
import {code, pageText, prose, table} from "./markdown.ts";
import {type Field, fieldsOf, type Schema} from "./schema-fields.ts";

/** Generates the reference of artifacts: every file of the build output, and every field of the JSON files. */
export function artifactsPage(): string {
  return pageText(
    "Artifacts reference",
    "Every file of the build output, and every field of the JSON files.",
    [
      "All paths are relative to the output folder (`artifacts/` by default). JSON files are UTF-8 and name their schema in `$schema`; the package contains the schemas in `schemas/json/`.",
      table(
        ["File", "Schema", "Content"],
        ARTIFACTS.map(({path, schema, meaning}) => [
          code(path),
          schema ? `[${code(schema)}](#${schema})` : "",
          meaning,
        ]),
      ),
      "In the tables below, `a.b` is the field `b` of the object `a`, `a[].b` is a field of each item of the list `a`, and `a.*` represents arbitrary keys. Optional fields are marked with `?` and are absent if there is no value. *Since* is the first release with the field. `CONTRACT.md` defines the levels of stability.",
      ...ARTIFACTS.flatMap(({path, schema}) => (schema ? artifactSection(path, schema) : [])),
    ],
  );
}

function artifactSection(path: string, name: string): string[] {
  const schema = annotatedSchema(name) as Schema;
  const seen = new Map<string, string>();
  const {since, stability} = schema;
  const definitions = Object.entries(schema.definitions ?? {});
  return [
    `## ${name}`,
    code(path),
    fieldTable(fieldsOf(schema, "", seen)),
    ...definitions.flatMap(([type, shape]) => [
      `### Type ${code(type)} in ${name}`,
      fieldTable(fieldsOf(shape, type, seen, {since, stability})),
    ]),
  ];
}

const fieldTable = (fields: readonly Field[]): string =>
  table(
    ["Field", "Type", "Unit", "Since", "Stability", "Meaning"],
    fields.map(({path, type, required, description, unit, since, stability}) => [
      code(required || path.endsWith("…") ? path : `${path}?`),
      type && code(type),
      unit,
      since,
      stability,
      prose(description),
    ]),
  );
