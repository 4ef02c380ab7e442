import {jsonSchema} from "#schemas/json-schemas.ts";
import {code, pageText, prose, table} from "./markdown.ts";
import {type Field, fieldsOf, type Schema} from "./schema-fields.ts";

/** Generates the reference of `docs-index.config.json`: every key with type, default and description. */
export function configPage(): string {
  const schema = jsonSchema("config") as Schema;
  const fields = fieldsOf(schema);
  const keys = Object.keys(schema.properties ?? {});
  const definitions = Object.entries(schema.definitions ?? {});
  return pageText("Config reference", "Every key of docs-index.config.json: type, default and meaning.", [
    "All keys are optional. Unknown keys are errors. Nested keys are written as paths: `a.b` is the key `b` of the object `a`, `a[].b` is a key of each item of the list `a`, and `a.*` represents keys that you choose.",
    table(
      ["Key", "Meaning"],
      keys.map(key => [`[${code(key)}](#${anchorOf(key)})`, prose(find(fields, key)?.description ?? "")]),
    ),
    ...keys.flatMap(key => keySection(key, fields)),
    ...definitions.flatMap(([name, shape]) => [`## Type ${code(name)}`, nestedTable(fieldsOf(shape))]),
  ]);
}

const find = (fields: readonly Field[], path: string): Field | undefined =>
  fields.find(field => field.path === path);

const anchorOf = (key: string): string => key.toLowerCase().replace(/[^\w-]/g, "");

function keySection(key: string, fields: readonly Field[]): string[] {
  const top = find(fields, key);
  const nested = fields.filter(
    ({path}) => path !== key && /^[[.…]/.test(path.slice(key.length)) && path.startsWith(key),
  );
  if (!top) return [];
  const facts = [`Type: ${code(top.type)}`, ...(top.default ? [`Default: ${code(top.default)}`] : [])];
  return [
    `## ${code(key)}`,
    ...(top.description ? [sentence(prose(top.description))] : []),
    facts.map(fact => `- ${fact}`).join("\n"),
    ...(nested.length > 0 ? [nestedTable(nested)] : []),
  ];
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

const nestedTable = (fields: readonly Field[]): string =>
  table(
    ["Key", "Type", "Default", "Meaning"],
    fields.map(({path, type, default: value, description}) => [
      code(path),
      type && code(type),
      value && code(value),
      prose(description),
    ]),
  );
