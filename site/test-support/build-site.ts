import {spawnSync} from "node:child_process";
import {join, resolve} from "node:path";
import {clientBuild} from "../prerender/client-build.ts";
import {type PrerenderOptions, prerender} from "../prerender/prerender.ts";
import {compilePackage} from "./compile-package.ts";

/** Root folder of this package. */
export const root = resolve(import.meta.dirname, "../..");

/** Compiled command-line tool, which builds the artifacts. */
export const bin = join(root, "build/cli/bin.js");

/**
 * Builds a site like `docs-index site`, even with errors in the content. The site's code is loaded from
 * source, so that an edit takes effect immediately.
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
