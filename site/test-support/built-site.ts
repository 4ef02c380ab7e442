import {mkdirSync} from "node:fs";
import {join, resolve} from "node:path";
import {buildSite} from "./build-site.ts";
import {oneAtATime} from "./one-at-a-time.ts";

const root = resolve(import.meta.dirname, "../..");

/** The small documentation that the browser tests read. */
export const fixture = join(import.meta.dirname, "project");

/** Where the tests' sites lie. */
export const sitesFolder = join(root, "build/test-sites");

/**
 * The site of the fixture, built once for all test files: they wait for each other, and a build with nothing to do is
 * quick.
 */
export async function builtSite(): Promise<string> {
  mkdirSync(sitesFolder, {recursive: true});
  const out = join(sitesFolder, "fixture");
  await oneAtATime(join(sitesFolder, "lock"), async () => {
    await buildSite({project: fixture, out});
  });
  return out;
}
