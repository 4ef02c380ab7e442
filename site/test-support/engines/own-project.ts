import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {dirname, join} from "node:path";
import {buildSite} from "../build-site.ts";
import {sitesFolder} from "../built-site.ts";
import {oneAtATime} from "../one-at-a-time.ts";

/**
 * Builds the site of a project that a test file creates.
 *
 * @param files contents by path in the project
 * @returns folder of the site, and a function that removes everything
 */
export async function ownProject(
  files: Readonly<Record<string, string>>,
): Promise<{folder: string; remove: () => void}> {
  const root = mkdtempSync(join(tmpdir(), "own-project-"));
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, "project", path);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  const folder = join(root, "dist");
  await oneAtATime(join(sitesFolder, "lock"), () => buildSite({project: join(root, "project"), out: folder}));
  return {folder, remove: () => rmSync(root, {recursive: true})};
}
