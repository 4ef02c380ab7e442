import type {PageContext} from "#core/model/page-context.ts";
import type {Dependency} from "#core/model/parsed-page.ts";
import type {FileScope} from "#core/parse/file-scope.ts";
import {tooDeep} from "#core/parse/front-matter/limits.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {sha256} from "#support/files/hash.ts";
import {plainText} from "#support/files/plain-text.ts";
import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";
import {record, text} from "../toolkit/static-config/values.ts";
import {yamlDocument} from "../toolkit/static-config/yaml-document.ts";

/** API description in the project. */
interface Description extends Dependency {
  /** Operations by method, by path. */
  paths: Record<string, unknown>;
}

/** Descriptions by content path, read once per build; `null` for other files. */
const known = new WeakMap<PageContext["siteMap"], Map<string, Description | null>>();
/** All descriptions of a content folder, sorted by path, listed once per build. */
const lists = new WeakMap<PageContext["siteMap"], Description[]>();

/** Matches the value of the key `openapi`: optionally a file, then a method and a path. */
const OPERATION = /^(?:(\S+)\s+)?(get|put|post|patch|delete|head|options|trace)\s+(\/\S*)$/i;
const DATA = /\.(?:json|ya?ml)$/i;
/** Matches the first key of a description. */
const VERSION = /^\s*(?:\{\s*|#[^\n]*\n\s*|---\s*\n\s*)*["']?(?:openapi|swagger)["']?\s*:/;

/**
 * Returns the title of the operation that a page shows: its summary, or else its method and path as words. Without a
 * file in the front matter, the operation is in any description of the content folder:
 * https://www.mintlify.com/docs/api-playground/openapi-setup
 */
export function operationTitle({page}: FileScope): string | undefined {
  const [, named, method = "", path = ""] = OPERATION.exec(text(page.frontMatter.openapi) ?? "") ?? [];
  if (path === "") return undefined;
  const descriptions =
    named === undefined
      ? allDescriptions(page.context)
      : [descriptionIn(named.replace(/^\//, ""), page.context)].filter(found => found !== null);
  for (const description of descriptions) {
    page.dependencies.set(description.path, {path: description.path, hash: description.hash});
    const operation = record(description.paths[path])[method.toLowerCase()];
    if (operation !== undefined) return text(record(operation).summary) ?? wordsOf(`${method} ${path}`);
  }
  return undefined;
}

/** Turns a method and path into words: `get /task_runs/{id}` → `Get task runs id`. */
function wordsOf(operation: string): string {
  const words = operation.match(/[\p{L}\p{N}]+/gu)?.join(" ") ?? operation;
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

function allDescriptions(context: PageContext): Description[] {
  const {siteMap} = context;
  const listed = lists.get(siteMap);
  if (listed) return listed;
  const names = [...siteMap.files.keys()].filter(name => DATA.test(name)).sort();
  const all = names.flatMap(name => descriptionIn(name, context) ?? []);
  lists.set(siteMap, all);
  return all;
}

function descriptionIn(name: string, {siteMap, root}: PageContext): Description | null {
  const all = known.get(siteMap) ?? new Map<string, Description | null>();
  known.set(siteMap, all);
  const found = all.get(name);
  if (found !== undefined) return found;
  const file = siteMap.files.get(name);
  const description = file !== undefined && DATA.test(name) ? read(file, root) : null;
  all.set(name, description);
  return description;
}

/** Reads a description. Returns `null` for any other file, and for one that is unreadable or too large. */
function read(file: string, root: string): Description | null {
  try {
    const bytes = readRegularFile(file, MAX_FILE.settings);
    const content = plainText(bytes);
    if (!VERSION.test(content) || tooDeep(content)) return null;
    const value: unknown = /\.json$/i.test(file) ? JSON.parse(content) : yamlDocument(content).toJS();
    return {path: relativePath(root, file), hash: sha256(bytes), paths: record(record(value).paths)};
  } catch {
    return null;
  }
}
