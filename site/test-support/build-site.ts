import {spawnSync} from "node:child_process";
import {join, resolve} from "node:path";
import {clientBuild} from "../prerender/client-build.ts";
import {type PrerenderOptions, prerender} from "../prerender/prerender.ts";
import {compilePackage} from "./compile-package.ts";

/** The folder of this package. */
export const root = resolve(import.meta.dirname, "../..");

/** The compiled command line, which makes the artifacts. */
export const bin = join(root, "build/cli/bin.js");

/**
 * Builds a site as `docs-index site` does, with the code of the site taken from its sources, so that an edit of it counts at
 * once, errors in the content or not.
 */
export async function buildSite({
  project,
  out,
  ...options
}: {project: string; out: string} & Partial<Pick<PrerenderOptions, "serviceWorker" | "host">>) {
  const sources = await compilePackage();
  const artifacts = join(project, ".docs-index/cache/artifacts");
  const {status} = spawnSync(process.execPath, [bin, "build", "--quiet", "--out", artifacts], {
    cwd: project,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0 && status !== 1)
    throw new Error(`The artifacts could not be built (exit code ${status}).`);
  const {output} = await prerender({
    clientOf: lang => clientBuild(root, lang),
    artifacts,
    out,
    sources,
    serviceWorker: true,
    cache: `${out}.json`,
    ...options,
  });
  return output.close();
}
