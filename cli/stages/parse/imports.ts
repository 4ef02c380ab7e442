import {realpathSync} from "node:fs";
import path from "node:path";
import type {Node} from "mdast";
import {sha256} from "../../files/hash.ts";
import {MAX_FILE, readRegularFile, UnfitFile} from "../../files/regular-file.ts";
import {type FileScope, report} from "./file-scope.ts";
import {type LocatedFile, parsePart} from "./parts.ts";

const IMAGE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/**
 * Follows one import of a page or part. Markdown files become parts under the imported name, images become their
 * address. Reports `import-missing`, `import-outside`, `import-cycle`, and `import-kind` for everything else, which is
 * not followed.
 *
 * @param source - module specifier as written, relative to the importing file
 */
export function importFile(
  source: string,
  names: string[],
  node: Pick<Node, "position">,
  scope: FileScope,
): void {
  const isPart = /\.mdx?$/i.test(source);
  if (!/^\.{0,2}\//.test(source) || !(isPart || IMAGE.test(source))) {
    report(scope, "import-kind", `\`${source}\` is neither Markdown nor an image, and is not followed`, node);
    for (const name of names) scope.foreign.add(name);
    return;
  }
  const name = names[0];
  const found = locate(source, isPart, node, scope);
  if (isPart && name !== undefined) scope.parts.set(name, found && parsePart(found, node, scope));
  else if (name !== undefined) scope.values.set(name, found ? source : undefined);
}

function locate(
  source: string,
  isPart: boolean,
  node: Pick<Node, "position">,
  scope: FileScope,
): LocatedFile | null {
  const {root} = scope.page.context;
  const file = source.startsWith("/") ? path.join(root, source) : path.join(scope.folder, source);
  const relative = path.relative(root, file).split(path.sep).join("/").normalize();
  const outside = (): null => {
    report(scope, "import-outside", `\`${source}\` lies outside the project`, node);
    return null;
  };
  if (relative.startsWith("../") || path.isAbsolute(relative)) return outside();
  try {
    const real = path.relative(realpathSync(root), realpathSync(file));
    if (real.startsWith("..") || path.isAbsolute(real)) return outside();
    const bytes = readRegularFile(file, isPart ? MAX_FILE.text : MAX_FILE.asset);
    scope.page.dependencies.set(relative, {path: relative, hash: sha256(bytes)});
    return {path: relative, file, bytes};
  } catch (error) {
    scope.page.dependencies.set(relative, {path: relative, hash: null});
    if (error instanceof UnfitFile) report(scope, error.code, `\`${source}\`: ${error.message}`, node);
    else report(scope, "import-missing", `\`${source}\` does not exist`, node);
    return null;
  }
}
