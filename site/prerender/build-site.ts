import {spawn} from "node:child_process";
import {join, resolve} from "node:path";
import {buildClient} from "./build-client.ts";
import {prerender} from "./prerender.ts";
import {folderKey, languageOf} from "./project.ts";

export interface BuildSiteOptions {
  /** Folder with `docs-index.config.json` or `content/`. */
  project: string;
  /** Artifacts that lie there already; without it they are built from the project. */
  artifacts?: string | undefined;
  /** Folder of the finished site. */
  out: string;
  /** Whether external pages are fetched first; a failure there stops nothing. */
  fetch: boolean;
  /** False: the site is made without a service worker, and earlier ones are taken off. */
  serviceWorker: boolean;
  /** True: page documents and manifest are deployed too, for others that read them. */
  pageData?: boolean;
}

const root = resolve(import.meta.dirname, "../..");

/** Runs the compiled CLI in the project. Resolves to its exit code. */
function runCli(args: string[], cwd: string): Promise<number> {
  const bin = join(root, "build/cli/bin.js");
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [bin, ...args], {cwd, stdio: "inherit"});
    child.on("error", fail);
    child.on("close", code => done(code ?? 2));
  });
}

async function buildArtifacts(project: string, options: BuildSiteOptions): Promise<string | null> {
  if (options.artifacts) return resolve(options.artifacts);
  const folder = join(root, "build/artifacts", folderKey(project));
  if (options.fetch) await runCli(["fetch"], project);
  const code = await runCli(["build", "--out", folder], project);
  return code === 2 ? null : folder;
}

/**
 * Builds a whole site: artifacts and client side by side, then every document. Content errors are reported by the
 * CLI and the good pages are built all the same. Resolves to the exit code.
 */
export async function buildSite(options: BuildSiteOptions): Promise<0 | 1 | 2> {
  const start = performance.now();
  const project = resolve(options.project);
  const out = resolve(options.out);
  const [artifacts, built] = await Promise.all([
    buildArtifacts(project, options),
    buildClient(root, languageOf(project)),
  ]);
  // What is wrong was told by the command line tool.
  if (artifacts === null) return 2;
  const {output} = await prerender({
    artifacts,
    out,
    ...built,
    serviceWorker: options.serviceWorker,
    pageData: options.pageData ?? false,
    cache: join(root, "build/site/output", `${folderKey(out)}.json`),
    statics: join(root, "site/static"),
  });
  const {written, kept, removed} = output.close();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stderr.write(`Site: ${written} files written, ${kept} kept, ${removed} removed in ${seconds} s.\n`);
  return 0;
}
