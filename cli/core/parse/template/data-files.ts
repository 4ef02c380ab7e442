import {existsSync} from "node:fs";
import path from "node:path";
import {parse as parseToml} from "smol-toml";
import {parse as parseYaml} from "yaml";
import type {Template} from "#core/model/dialect.ts";
import {plainText} from "#support/files/plain-text.ts";
import {atLine, type FileScope} from "../file-scope.ts";
import {locate} from "../imports.ts";

const ENDINGS = ["yml", "yaml", "json", "toml"];

/** So many data files a page may read, each of so many letters. */
const [MAX_FILES, MAX_TEXT] = [20, 1_000_000];

/**
 * Values of the data files that a text names (`site.data.team` of `_data/team.yml`), below the names that lead to them;
 * undefined where it names none.
 */
export function dataValues(
  scope: FileScope,
  {data}: Template,
  variables: Readonly<Record<string, unknown>>,
): Record<string, unknown> | undefined {
  if (!data) return undefined;
  const [root = "", ...below] = data.name.split(".");
  const named = [...scope.text.matchAll(new RegExp(`\\b${data.name}\\.([\\w-]+)(?:\\.([\\w-]+))?`, "g"))];
  if (named.length === 0) return undefined;
  const found: Record<string, unknown> = {};
  const seen = new Set<string>();
  for (const [, first = "", second = ""] of named) {
    const names = [[first], ...(second === "" ? [] : [[first, second]])];
    for (const parts of names) {
      if (seen.has(parts.join("/")) || seen.size >= MAX_FILES) continue;
      seen.add(parts.join("/"));
      const value = readData(parts, data.folder, scope);
      if (value !== undefined) put(found, parts, value);
    }
  }
  const inner = below.reduceRight<unknown>((value, name) => ({[name]: value}), found);
  const own = variables[root];
  return {[root]: {...(typeof own === "object" ? own : {}), ...(inner as object)}};
}

function readData(parts: readonly string[], folder: string, scope: FileScope): unknown {
  const {root, content} = scope.page.context;
  for (const base of new Set([content, path.dirname(content), root]))
    for (const ending of ENDINGS) {
      const file = `${path.join(base, folder, ...parts)}.${ending}`;
      if (!existsSync(file)) continue;
      const source = `./${path.relative(scope.folder, file).split(path.sep).join("/")}`;
      const text = plainText(locate(source, true, atLine(1), scope)?.bytes ?? Buffer.of());
      if (text.length > MAX_TEXT) return undefined;
      try {
        return ending === "toml" ? parseToml(text) : parseYaml(text, {logLevel: "silent"});
      } catch {
        return undefined;
      }
    }
  return undefined;
}

function put(
  target: Record<string, unknown>,
  [first = "", ...rest]: readonly string[],
  value: unknown,
): void {
  const [next] = rest;
  const own = target[first];
  if (next === undefined) target[first] = value;
  else target[first] = {...(typeof own === "object" ? own : {}), [next]: value};
}
