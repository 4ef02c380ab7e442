import {basename, dirname, join} from "node:path";
import {record, titleOf} from "#dialects/toolkit/static-config/values.ts";
import type {Config} from "#schemas/config.ts";
import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";
import {codeHost} from "#support/links/code-host.ts";

/**
 * Returns a short project name if the config has no title: from `package.json` at the project or repository
 * root, or else from the repository. Returns `undefined` if there is neither.
 */
export function projectTitle(
  root: string,
  content: string,
  repository: Config["repository"],
): string | undefined {
  const host = codeHost(content, repository);
  const [, owner, name] = /^https:\/\/[^/]+\/(?:[^/]+\/)*?([^/]+)\/([^/]+)\/(?:-\/)?(?:blob|src)\//.exec(
    host?.urls?.file ?? "",
  ) ?? [undefined, repository?.owner, repository?.name];
  const folders = host === null || host.folder === root ? [root] : [root, host.folder];
  const packages = folders.map(folder => {
    const manifest = manifestOf(folder);
    return {isPublished: manifest.private !== true, title: spelled(titleOf(manifest), [folder, content])};
  });
  // A package that is never published may have an arbitrary name.
  const published = packages.filter(({isPublished}) => isPublished);
  const repositories = [name, owner].map(word => ({title: inWords(titleOf({name: word}))}));
  return [...published, ...repositories, ...packages].find(({title}) => title !== undefined)?.title;
}

/**
 * Returns the name of a folder or, if that is generic (`docs`), of the nearest folder above it with a specific name.
 */
export function folderTitle(folder: string): string {
  for (let at = folder; dirname(at) !== at; at = dirname(at)) {
    const title = titleOf({name: basename(at)});
    if (title !== undefined) return title;
  }
  return basename(folder);
}

/** Returns a name as the first heading of a README or home page spells it, with its case and spaces. */
function spelled(name: string | undefined, folders: readonly string[]): string | undefined {
  if (name === undefined) return undefined;
  const headings = folders
    .flatMap(folder => [join(folder, "README.md"), join(folder, "index.md")])
    .map(file => /^#[ \t]+(\S[^\r\n]*)/m.exec(readText(file) ?? "")?.[1]?.trim());
  return headings.find(heading => heading !== undefined && letters(heading) === letters(name)) ?? name;
}

const letters = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]+/g, "");

function inWords(name: string | undefined): string | undefined {
  const words = name?.replaceAll(/[-_]+/g, " ").trim();
  return words && words.charAt(0).toUpperCase() + words.slice(1);
}

function manifestOf(folder: string): Record<string, unknown> {
  try {
    return record(JSON.parse(readText(join(folder, "package.json")) ?? "{}"));
  } catch {
    return {};
  }
}

function readText(file: string): string | undefined {
  try {
    return readRegularFile(file, MAX_FILE.settings).toString("utf8");
  } catch {
    return undefined;
  }
}
