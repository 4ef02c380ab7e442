import {readFileSync} from "node:fs";
import {describe, expect, it} from "vitest";
import {diagnostic} from "#schemas/diagnostic.ts";
import {annotatedSchema} from "#schemas/json-schemas.ts";
import {pageDocument} from "#schemas/page-document.ts";
import {site} from "#schemas/site.ts";
import {SCHEMA_VERSIONS} from "#schemas/version.ts";
import {ARTIFACTS} from "./artifacts.ts";
import {fieldsOf, type Schema} from "./schema-fields.ts";

const CONTRACT = readFileSync(new URL("../../CONTRACT.md", import.meta.url), "utf8");
const TABLE = /^\| File \| Fields \| Stability \|\n\|[ \-|]+\n((?:\|.*\n)+)/m;

const names = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);

/** Returns the rows of the table. An empty first cell continues the file above. */
function rows(): {files: string[]; fields: string; level: string}[] {
  let files: string[] = [];
  return (TABLE.exec(CONTRACT)?.[1] ?? "")
    .trim()
    .split("\n")
    .map(line => {
      const [, file = "", fields = "", level = ""] = line.split("|");
      files = names(file).length > 0 || file.trim() ? names(file) : files;
      return {files, fields, level: level.trim()};
    });
}

const fieldsNamed = (file: string): string[] =>
  rows().flatMap(row => (row.files.includes(file) ? names(row.fields) : []));

describe("the contract", () => {
  it("names every artifact", () => {
    const named = rows().flatMap(({files}) => files);
    const covers = (path: string): boolean =>
      named.some(name => path === name || (name.endsWith("…") && path.startsWith(name.slice(0, -1))));
    expect(ARTIFACTS.flatMap(({path}) => path.split(", ")).filter(path => !covers(path))).toEqual([]);
  });

  it("assigns a stability to every field of a page document", () => {
    const keys = Object.keys(pageDocument.shape).filter(key => !["$schema", "schemaVersion"].includes(key));
    const named = new Set(fieldsNamed("data/pages/<url>/index.json"));
    named.delete("data-");
    expect([...named].sort()).toEqual(keys.sort());
  });

  it("agrees with the schemas about the stability of each field", () => {
    const levels = (name: string): Map<string, string> =>
      new Map(fieldsOf(annotatedSchema(name) as Schema).map(({path, stability}) => [path, stability]));
    for (const {path, schema} of ARTIFACTS) {
      if (!schema) continue;
      const known = levels(schema);
      const covering = rows().filter(({files}) =>
        files.some(file => file === path || (file.endsWith("…") && path.startsWith(file.slice(0, -1)))),
      );
      const whole = covering.find(({fields}) => fields.includes("all fields"));
      const others = covering.find(({fields}) => fields.includes("everything else"));
      const named = covering.flatMap(({fields, level}) =>
        fields.includes("all fields") ? [] : names(fields).map(field => [field, level] as const),
      );
      // A field may have several rows, such as `html`. The first one is about its meaning.
      const stated = new Map(named.toReversed());
      for (const [field, stability] of known) {
        const root = field.split(/[.[…]/, 1)[0] as string;
        const expected = /^(?:\$schema|schemaVersion)$/.test(field)
          ? "stable"
          : (whole?.level ?? stated.get(root) ?? others?.level);
        expect([schema, field, stability]).toEqual([schema, field, expected]);
      }
    }
  });

  it("names only fields that exist in the site data", () => {
    const named = fieldsNamed("data/site.json");
    expect(named).not.toEqual([]);
    expect(named.filter(name => !(name in site.shape))).toEqual([]);
  });

  it("describes the shape of diagnostics and the current schema versions", () => {
    const [, text = ""] = /\n## Diagnostics\n([\s\S]*?)\n## /.exec(CONTRACT) ?? [];
    expect(names(text)).toEqual(expect.arrayContaining(Object.keys(diagnostic.shape)));
    const [, stated = ""] = /The current version is (.+?),? and `1` for all others/s.exec(CONTRACT) ?? [];
    const named = [...stated.matchAll(/`(\d+)` for (.+?)(?=, `\d|$)/gs)].flatMap(([, version, list = ""]) =>
      names(list).map(name => [name, Number(version)] as const),
    );
    const newer = Object.entries(SCHEMA_VERSIONS).filter(([, version]) => version > 1);
    expect(named.toSorted()).toEqual(newer.toSorted());
  });

  it("has an entry in the changelog for every version of every schema", () => {
    const changelog = readFileSync(new URL("../../CHANGELOG.md", import.meta.url), "utf8");
    const entries = changelog.split(/^### Schema version (\d+)$/m);
    const named = new Map<string, Set<string>>();
    for (let i = 1; i < entries.length; i += 2) {
      const first = [...(entries[i + 1] ?? "").matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = ""]) =>
        names(cell),
      );
      named.set(entries[i] as string, new Set(first));
    }
    const missing = Object.entries(SCHEMA_VERSIONS).filter(
      ([name, version]) => !named.get(String(version))?.has(name),
    );
    expect(missing).toEqual([]);
    const unknown = [...named.values()].flatMap(set => [...set].filter(name => !(name in SCHEMA_VERSIONS)));
    expect(unknown).toEqual([]);
  });
});
