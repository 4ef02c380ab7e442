import {existsSync} from "node:fs";
import {basename, extname, join} from "node:path";
import {cutSnippet} from "#core/parse/blocks/cut-snippet.ts";
import {atLine, type FileScope, report} from "#core/parse/file-scope.ts";
import {locate} from "#core/parse/imports.ts";
import {artifactPath, relativePath} from "#schemas/rules/disk-path.ts";
import {decode} from "#schemas/rules/percent-encoding.ts";
import {plainText} from "#support/files/plain-text.ts";
import {filesBelow} from "../toolkit/settings/page-files.ts";
import {record, text} from "../toolkit/static-config/values.ts";
import {type Prepared, prepared} from "./prepare.ts";
import {declarationOf} from "./symbols.ts";

/** Settings of a project that its pages need. */
interface Project {
  values: Record<string, string>;
  /** Folders beside the one of the topics. */
  images: string;
  snippets: string;
  /** Path of the home page below the content folder. */
  start: string | undefined;
  /** Id of the only instance. */
  instance: string | undefined;
}

/** Returns the settings of the project, which its config contains as variables. */
export function projectOf({page}: FileScope): Project {
  const {values, folders, start, instance} = record(page.context.dialectSettings.variables);
  const {images, snippets} = record(folders);
  return {
    values: Object.fromEntries(
      Object.entries(record(values)).flatMap(([name, value]) =>
        typeof value === "string" ? [[name, value]] : [],
      ),
    ),
    images: text(images) ?? "images",
    snippets: text(snippets) ?? "codeSnippets",
    start: text(start),
    instance: text(instance),
  };
}

/** Returns the first existing path of a folder beside or above the one of the topics. */
export const besideTopics = (path: string, {page}: FileScope): string =>
  ["..", "../.."].map(up => join(page.context.content, up, path)).find(existsSync) ??
  join(page.context.content, "..", path);

/** Reads a file, or returns `null` if it is missing, which is reported. */
export function projectText(file: string, scope: FileScope, line: number): string | null {
  const found = locate(`./${artifactPath(relativePath(scope.folder, file))}`, true, atLine(line), scope);
  return found && plainText(found.bytes);
}

const topics = new WeakMap<object, Map<string, Prepared | null>>();

/** Returns a topic by its name, in any folder, or the page itself. A missing one is reported. */
export function topicText(name: string, scope: FileScope, line: number): Prepared | null {
  const {page} = scope;
  const known = topics.get(page) ?? new Map<string, Prepared | null>();
  topics.set(page, known);
  const found = known.get(name);
  if (found !== undefined) return found;
  const {content} = page.context;
  const near = [join(scope.folder, name), join(content, name)].find(existsSync);
  const file = near ?? filesNamed(content, scope).get(basename(name)) ?? join(scope.folder, name);
  const text = name === "" ? scope.text : projectText(file, scope, line);
  const topic = text === null ? null : prepared(text, (name || scope.path).endsWith(".topic"));
  known.set(name, topic);
  return topic;
}

const folders = new WeakMap<object, Map<string, ReadonlyMap<string, string>>>();

/** Returns the files below a folder by their names, and by their paths in it. */
function filesNamed(folder: string, {page}: FileScope): ReadonlyMap<string, string> {
  const known = folders.get(page.context.siteMap) ?? new Map<string, ReadonlyMap<string, string>>();
  folders.set(page.context.siteMap, known);
  const byName =
    known.get(folder) ??
    new Map(
      filesBelow(
        folder,
        "",
        () => true,
        () => true,
      )
        .reverse()
        .flatMap(({path, file}): [string, string][] => [
          [basename(path), file],
          [path, file],
        ]),
    );
  known.set(folder, byName);
  return byName;
}

/** Returns the code of a file, or the lines of it that `include-lines` names (`1-3,5`). */
export function codeOf(
  {src = "", lang, ...rest}: Readonly<Record<string, string>>,
  scope: FileScope,
  line: number,
): {code: string; lang: string} | null {
  const {snippets} = projectOf(scope);
  const folder = [besideTopics(join(snippets, src), scope), join(scope.folder, src)].find(existsSync);
  const file = folder ?? besideTopics(join(snippets, src), scope);
  const text = projectText(file, scope, line);
  if (text === null) return null;
  const named = rest["include-lines"] ?? rest.lines ?? "";
  const parts = named.split(",").map(part => cutSnippet(text, null, part) ?? "");
  const code = parts.map(part => part.replace(/\n$/, "")).join("\n");
  const symbols = (rest["include-symbol"] ?? "").split(",").map(name => name.trim());
  const declarations = symbols.filter(Boolean).flatMap(name => {
    const found = declarationOf(name, code);
    if (found === null) report(scope, "snippet-region", `\`${src}\` has no symbol \`${name}\``, atLine(line));
    return found ?? [];
  });
  return {
    code: declarations.length > 0 ? declarations.join("\n\n") : code,
    lang: lang ?? extname(src).slice(1),
  };
}

/** Returns the path of a downloadable file, relative to the page. */
export function resourceAt(src: string, scope: FileScope): string {
  const file = besideTopics(join("resources", src), scope);
  return existsSync(file) ? artifactPath(relativePath(scope.folder, file)) : src;
}

/** Returns the path of an image, which may be named without its folder, relative to the page. */
export function imageAt(written: string, scope: FileScope): string {
  if (/^[a-z][\w+.-]*:|^[/.]/i.test(written) || existsSync(join(scope.folder, written))) return written;
  const folder = besideTopics(projectOf(scope).images, scope);
  const byName = filesNamed(folder, scope);
  const file = byName.get(decode(written)) ?? byName.get(basename(decode(written)));
  if (file !== undefined) return artifactPath(relativePath(scope.folder, file));
  const path = relativePath(scope.page.context.root, join(folder, written));
  scope.page.dependencies.set(path, {path, hash: null});
  return written;
}
