import {join, posix} from "node:path";
import {firstHeadingText, headingText} from "#core/parse/blocks/heading-lines.ts";
import type {FileScope} from "#core/parse/file-scope.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {sha256} from "#support/files/hash.ts";
import {plainText} from "#support/files/plain-text.ts";
import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";
import {markdownOf} from "./notebook.ts";
import {withoutEnding} from "./page-names.ts";

/** Location in the project that pages refer to by name. */
export interface Label {
  url: string;
  /** Id on that page; `undefined` for the page as a whole. */
  id?: string;
  title: string;
}

interface Index {
  labels: Map<string, Label>;
  /** Page files by URL, with paths relative to the project root and hashes. */
  files: Map<string, {path: string; hash: string}>;
}

const known = new WeakMap<object, Index>();

/** Matches `(name)=` on a separate line. */
export const TARGET = /^[ \t]*\(([^()\s][^()\n]*)\)=[ \t]*$/;
/** Matches the option that names a directive and makes it a target. */
export const NAME_OPTION = /^[ \t]*:(?:name|label):[ \t]*(\S[^\n]*?)[ \t]*$/;

/** Derives an id from a name like Docutils: `syntax/roles` → `syntax-roles`. */
export const idOf = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^[-0-9]+|-+$/g, "");

/**
 * Finds a label of the project. The page then depends on the file that contains it, or on all files if none
 * does.
 */
export function findLabel(name: string, scope: FileScope): Label | undefined {
  const index = indexOf(scope);
  const label = index.labels.get(name.toLowerCase().replaceAll(/\s+/g, " "));
  const needed = label ? [index.files.get(label.url)] : index.files.values();
  for (const file of needed) if (file) scope.page.dependencies.set(file.path, file);
  return label;
}

/**
 * Finds a page by its path without extension, relative to the current page or to the content folder
 * (`/guide`).
 */
export function pageOf(target: string, scope: FileScope): {url: string; title: string} | undefined {
  const {pages} = scope.page.context.siteMap;
  const own = scope.stack[0] ?? scope.path;
  const content = posix.relative(scope.page.context.root, scope.page.context.content);
  const folder = posix.dirname(posix.relative(content, own));
  const bare = withoutEnding(target);
  const path = bare.startsWith("/") ? bare.slice(1) : posix.normalize(posix.join(folder, bare));
  const url = pages.get(`${path}.md`);
  return url === undefined ? undefined : {url, title: findLabel(`doc:${path}`, scope)?.title ?? path};
}

/** Indexes the labels of all pages, once per build. */
function indexOf({page}: FileScope): Index {
  const {siteMap, content, root} = page.context;
  const found = known.get(siteMap);
  if (found) return found;
  const index: Index = {labels: new Map(), files: new Map()};
  known.set(siteMap, index);
  for (const [path, url] of [...siteMap.pages].sort(([a], [b]) => (a < b ? -1 : 1))) {
    try {
      const file = join(content, path);
      const bytes = readRegularFile(file, MAX_FILE.text);
      index.files.set(url, {path: relativePath(root, file), hash: sha256(bytes)});
      const text = markdownOf(path, plainText(bytes));
      const title = firstHeadingText(text) ?? path;
      index.labels.set(`doc:${withoutEnding(path)}`.toLowerCase(), {url, title});
      collect(text, url, index.labels);
    } catch {
      // Unreadable pages are reported when they are rendered.
    }
  }
  return index;
}

function collect(text: string, url: string, labels: Map<string, Label>): void {
  let open: string[] = [];
  const lines = text.split("\n");
  const add = (name: string, title: string): void => {
    const key = name.toLowerCase().replaceAll(/\s+/g, " ");
    if (!labels.has(key)) labels.set(key, {url, id: idOf(name), title});
  };
  for (const [i, line] of lines.entries()) {
    const [target] = TARGET.exec(line)?.slice(1) ?? [];
    if (target !== undefined) {
      open.push(target);
      continue;
    }
    const name = NAME_OPTION.exec(line)?.[1];
    if (name !== undefined)
      add(name, lines[i - 1]?.replace(/^[ \t]*[`:~]{3,}\{[^}]*\}[ \t]*/, "").trim() || name);
    const id = /\{#([^\s{}]+)(?:\s[^{}]*)?\}/.exec(line)?.[1];
    if (id !== undefined && !labels.has(id.toLowerCase())) labels.set(id.toLowerCase(), {url, id, title: id});
    const term = /^:[ \t]+\S/.test(lines[i + 1] ?? "") ? line.trim().toLowerCase() : "";
    if (term !== "" && !labels.has(term)) labels.set(term, {url, title: line.trim()});
    const formula = line.includes("$$") ? /\$\$[ \t]*\(([^()\s]+)\)[ \t]*$/.exec(line)?.[1] : undefined;
    if (formula !== undefined) add(formula, formula);
    // The argument of this directive is its name.
    const figure = /^[ \t]*[`:]{3,}\{figure-md\}[ \t]*(\S+)[ \t]*$/.exec(line)?.[1];
    if (figure !== undefined) add(figure, figure);
    if (line.trim() === "" || open.length === 0) continue;
    const heading = headingText(line);
    for (const one of open) add(one, heading ?? one);
    open = [];
  }
  for (const one of open) add(one, one);
}
