import {join} from "node:path";
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
  // A package that is never published may have an arbitrary name.
  const manifests = folders.map(manifestOf);
  const isPublished = (manifest: Record<string, unknown>): boolean => manifest.private !== true;
  const published = manifests.filter(isPublished);
  for (const manifest of [...published, {name}, {name: owner}, ...manifests]) {
    const title = titleOf(manifest);
    if (title !== undefined) return title;
  }
  return undefined;
}

function manifestOf(folder: string): Record<string, unknown> {
  try {
    return record(
      JSON.parse(readRegularFile(join(folder, "package.json"), MAX_FILE.settings).toString("utf8")),
    );
  } catch {
    return {};
  }
}
