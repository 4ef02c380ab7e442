import {mkdirSync} from "node:fs";
import {join, resolve} from "node:path";
import {buildSite} from "./build-site.ts";
import {oneAtATime} from "./one-at-a-time.ts";

const root = resolve(import.meta.dirname, "../..");

/** Small documentation for the browser tests. */
export const fixture = join(import.meta.dirname, "project");

/** Folder of the tests' sites. */
export const sitesFolder = join(root, "build/test-sites");

/**
 * Builds the fixture's site once for all test files. They wait for each other, and a build without changes is
 * fast.
 */
export async function builtSite(): Promise<string> {
  mkdirSync(sitesFolder, {recursive: true});
  const out = join(sitesFolder, "fixture");
  await oneAtATime(join(sitesFolder, "lock"), async () => {
    await buildSite({project: fixture, out});
  });
  return out;
}
