import {spawnSync} from "node:child_process";
import {join, resolve} from "node:path";
import {clientBuild} from "../prerender/client-build.ts";
import {type PrerenderOptions, prerender} from "../prerender/prerender.ts";
import {compilePackage} from "./compile-package.ts";

/** Root folder of this package. */
export const root = resolve(import.meta.dirname, "../..");

/** Compiled command-line tool, which builds the artifacts. */
export const bin = join(root, "build/cli/bin.js");

type SiteOptions = {project: string; out: string} & Partial<Pick<PrerenderOptions, "serviceWorker" | "host">>;

/** Returns the folder of a project's artifacts. */
export const artifactsOf = (project: string): string => join(project, ".docs-index/cache/artifacts");

/**
 * Builds a site like `docs-index site`, even with errors in the content. The site's code is loaded from
 * source, so that an edit takes effect immediately.
 */
export async function buildSite(options: SiteOptions): Promise<void> {
  const {project} = options;
  await compilePackage();
  const {status} = spawnSync(process.execPath, [bin, "build", "--quiet", "--out", artifactsOf(project)], {
    cwd: project,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0 && status !== 1)
    throw new Error(`The artifacts could not be built (exit code ${status}).`);
  await renderSite(options);
}

/** Renders a site from the artifacts of a project. */
export async function renderSite({project, out, ...options}: SiteOptions): Promise<void> {
  const {output} = await prerender({
    clientOf: lang => clientBuild(root, lang),
    artifacts: artifactsOf(project),
    out,
    sources: await compilePackage(),
    serviceWorker: true,
    cache: `${out}.json`,
    ...options,
  });
  await output.close();
}
