import {existsSync, realpathSync} from "node:fs";
import path from "node:path";
import type {Node} from "mdast";
import {isWithin, pathWithin, relativePath} from "#schemas/rules/disk-path.ts";
import {differsInCase, nameInOtherCase, normalizedPath} from "#support/files/exact-case.ts";
import {sha256} from "#support/files/hash.ts";
import {plainText} from "#support/files/plain-text.ts";
import {MAX_FILE, readRegularFile, UnfitFile} from "#support/files/regular-file.ts";
import {type FileScope, report} from "./file-scope.ts";
import {type LocatedFile, partOf} from "./parts.ts";

/** Maximum length of a file imported as text. */
const MAX_TEXT = 200_000;
const IMAGE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp|mp[34]|webm|og[gv]|wav|vtt)$/i;

/**
 * Follows an import of a page or partial. Markdown files become partials under the imported name; images
 * become their URL. Reports `import-missing`, `import-outside`, `import-cycle`, and `import-kind` for
 * everything else, which is not followed.
 *
 * @param source - module specifier as written, relative to the importing file
 */
export function importFile(
  source: string,
  names: string[],
  node: Pick<Node, "position">,
  scope: FileScope,
): void {
  const {imports} = scope.page.context.dialect;
  const [name] = names;
  const bare = source.replace(/^!!raw-loader!/, "").replace(/\?(?:raw|url)$/, "");
  const isText = bare !== source && !source.endsWith("?url");
  const isPart = !isText && /\.mdx?$/i.test(bare);
  const aliased = resolveAlias(bare, scope);
  const file = aliased ?? (/^\.{0,2}\//.test(bare) ? bare : null);
  if (file === null || !(isPart || isText || IMAGE.test(file))) {
    if (imports.programs) return;
    report(scope, "import-kind", `\`${source}\` is neither Markdown nor an image, so it is ignored`, node);
    for (const foreign of names) scope.foreign.add(foreign);
    return;
  }
  const found = locate(file, isPart || isText, node, scope);
  if (name === undefined) return;
  if (isText) scope.values.set(name, found ? plainText(found.bytes).slice(0, MAX_TEXT) : undefined);
  else if (isPart) scope.parts.set(name, found && partOf(found, node, scope));
  else scope.values.set(name, found ? file : undefined);
}

/**
 * Resolves a path that starts with a folder alias, relative to the importing file. Returns `null` for other
 * paths. Targets are in the project's folder or, in a larger repository, in the content folder or a folder
 * around it. If none contains the file, the project has redefined the alias.
 */
export function resolveAlias(
  source: string,
  {page, folder}: Pick<FileScope, "page" | "folder">,
): string | null {
  const {root, content, dialect} = page.context;
  const {aliases} = dialect.imports;
  const alias = Object.keys(aliases).find(start => source.startsWith(start));
  const target = alias === undefined ? null : aliases[alias];
  if (alias === undefined || typeof target !== "string") return null;
  const file = [root, ...foldersUp(content, root)]
    .map(base => path.join(base, target, source.slice(alias.length)))
    .find(found => existsSync(found));
  return file === undefined ? null : `./${relativePath(folder, file)}`;
}

/** Returns a folder and the ones around it, below `top`. */
function foldersUp(folder: string, top: string): string[] {
  const found: string[] = [];
  for (let at = folder; at !== top && isWithin(at, top); at = path.dirname(at)) found.push(at);
  return found;
}

/**
 * Matches hidden files, which may contain secrets, except for settings of services that build the project.
 */
const HIDDEN = /(?:^|\/)\.(?!github\/|[\w.-]+\.ya?ml$)/;

/**
 * Reads a file of the project and records it as a dependency. Returns `null` if it is unavailable, which is
 * reported.
 */
export function locate(
  source: string,
  isPart: boolean,
  node: Pick<Node, "position">,
  scope: FileScope,
): LocatedFile | null {
  const {root, folders, codeHost} = scope.page.context;
  const file = normalizedPath(path.join(source.startsWith("/") ? root : scope.folder, source));
  const relative = relativePath(root, file).normalize();
  const outside = (): null => {
    report(scope, "import-outside", `\`${source}\` is outside the project`, node);
    return null;
  };
  const missing = (): null => {
    const name = nameInOtherCase(file);
    const hint = name && `Write \`${source.replace(/[^/]*$/, name)}\`: the file differs in case.`;
    scope.page.dependencies.set(relative, {path: relative, hash: null});
    report(scope, "import-missing", `\`${source}\` does not exist`, node, hint, {target: source});
    return null;
  };
  // Pages may be outside the config's folder (`"content": "../docs"`), and so may partials beside them.
  // Snippets may come from anywhere in the repository, except its hidden files.
  const within = [root, ...folders.map(({folder}) => folder).filter(existsSync)];
  const inRepository = codeHost ? pathWithin(codeHost.folder, file) : null;
  if (codeHost && inRepository !== null && !HIDDEN.test(inRepository)) within.push(codeHost.folder);
  if (!within.some(folder => isWithin(file, folder))) return outside();
  try {
    const real = realpathSync(file);
    if (!within.some(folder => isWithin(real, realpathSync(folder)))) return outside();
    if (differsInCase(file, root)) return missing();
    const bytes = readRegularFile(file, isPart ? MAX_FILE.text : MAX_FILE.asset);
    scope.page.dependencies.set(relative, {path: relative, hash: sha256(bytes)});
    return {path: relative, file, bytes};
  } catch (error) {
    if (!(error instanceof UnfitFile)) return missing();
    scope.page.dependencies.set(relative, {path: relative, hash: null});
    report(scope, error.code, `\`${source}\`: ${error.message}`, node);
    return null;
  }
}
