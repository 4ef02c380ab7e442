import {existsSync} from "node:fs";
import path from "node:path";
import {parse as parseToml} from "smol-toml";
import {parse as parseYaml} from "yaml";
import {atLine, type FileScope} from "#core/parse/file-scope.ts";
import {locate} from "#core/parse/imports.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {plainText} from "#support/files/plain-text.ts";

const ENDINGS = ["yml", "yaml", "json", "toml"];

/** Maximum number of data files that a page may read, and maximum number of characters in each. */
const [MAX_FILES, MAX_TEXT] = [20, 1_000_000];

/** Folder of data files, and the variable path to their values. */
const [FOLDER, ROOT, BELOW] = ["_data", "site", "data"];
const NAMED = /\bsite\.data\.([\w-]+)(?:\.([\w-]+))?/g;

/**
 * Returns the values of the data files that a text refers to (`site.data.team` in `_data/team.yml`), and the values
 * about the repository (`site.github`) if it refers to them. Returns `undefined` if it refers to neither. See
 * https://jekyllrb.com/docs/datafiles/.
 */
export function dataValues(scope: FileScope): Record<string, unknown> | undefined {
  const named = [...scope.text.matchAll(NAMED)];
  const github = /\bsite\.github\./.test(scope.text) ? repositoryValues(scope) : undefined;
  if (named.length === 0 && !github) return undefined;
  const found: Record<string, unknown> = {};
  const seen = new Set<string>();
  for (const [, first = "", second = ""] of named) {
    const names = [[first], ...(second === "" ? [] : [[first, second]])];
    for (const parts of names) {
      if (seen.has(parts.join("/")) || seen.size >= MAX_FILES) continue;
      seen.add(parts.join("/"));
      const value = readData(parts, scope);
      if (value !== undefined) put(found, parts, value);
    }
  }
  const own = scope.page.context.dialectSettings.variables?.[ROOT];
  return {[ROOT]: {...github, ...(typeof own === "object" ? own : {}), [BELOW]: found}};
}

/**
 * Returns the values of `site.github`, which GitHub Pages provides:
 * https://jekyll.github.io/github-metadata/site.github/.
 */
function repositoryValues({page}: FileScope): Record<string, unknown> | undefined {
  const web = /^(https:\/\/[^/]+\/([^/]+)\/([^/]+))\/blob\//.exec(page.context.codeHost?.urls?.file ?? "");
  if (!web) return undefined;
  const [, url, owner, name] = web;
  const values = {
    owner_name: owner,
    owner_url: url?.replace(/\/[^/]+$/, ""),
    project_title: name,
    repository_name: name,
    repository_nwo: `${owner}/${name}`,
    repository_url: url,
    issues_url: `${url}/issues`,
    releases_url: `${url}/releases`,
    wiki_url: `${url}/wiki`,
  };
  return {github: values};
}

function readData(parts: readonly string[], scope: FileScope): unknown {
  const {root, content} = scope.page.context;
  for (const base of new Set([content, path.dirname(content), root]))
    for (const ending of ENDINGS) {
      const file = `${path.join(base, FOLDER, ...parts)}.${ending}`;
      if (!existsSync(file)) continue;
      const source = `./${relativePath(scope.folder, file)}`;
      const text = plainText(locate(source, true, atLine(1), scope)?.bytes ?? Buffer.of());
      if (text.length > MAX_TEXT) return undefined;
      try {
        return ending === "toml" ? parseToml(text) : parseYaml(text, {logLevel: "silent", uniqueKeys: false});
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
