import {existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync} from "node:fs";
import {tmpdir} from "node:os";
import {dirname, join, resolve} from "node:path";
import {loadProject, type Project, type ProjectFlags} from "#cli/config/load.ts";
import {isArtifacts} from "#cli/diff/snapshot.ts";
import {FatalError, fatal} from "#cli/report/diagnostic.ts";
import {plural} from "#cli/report/human.ts";
import {build} from "#core/pipeline/build.ts";
import {pathWithin} from "#schemas/rules/disk-path.ts";
import {checkOutRevision, findRevision} from "#support/files/git-revision.ts";
import type {Io} from "../io.ts";

/** State of the site as a build output; `remove` deletes what was created for it. */
export interface State {
  folder: string;
  /** URLs known to exist outside the content, from the config if there is one. */
  known: readonly string[];
  remove(): void;
}

/**
 * Provides the artifacts of a state: an existing build output, or a temporary build of a git revision or, for
 * `null`, of the working tree. External READMEs are those fetched last, so that only content changes show.
 *
 * Throws `diff-state` if the argument is neither, and whatever a build throws.
 */
export async function stateOf(
  what: string | null,
  flags: ProjectFlags,
  io: Io,
  toolVersion: string,
): Promise<State> {
  if (what !== null && isArtifacts(resolve(io.cwd, what)))
    return {folder: resolve(io.cwd, what), known: await knownBy(io.cwd, flags), remove: () => {}};
  const temporary = realpathSync(mkdtempSync(join(tmpdir(), "docs-index-diff-")));
  const remove = (): void => rmSync(temporary, {recursive: true, force: true});
  try {
    const project = await loadProject(io.cwd, flags);
    const source =
      what === null ? project : await checkOut(what, join(temporary, "source"), project, flags, io);
    const out = join(temporary, "artifacts");
    const {pages} = await build(
      {...source, out, fetched: project.fetched, config: {...source.config, dates: "none"}},
      {parser: "native", cache: false, workers: null, toolVersion},
    );
    if (pages.dropped > 0)
      io.stderr.write(`${what ?? "working tree"}: ${plural(pages.dropped, "page")} could not be built\n`);
    return {folder: out, known: source.config.known, remove};
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Returns the known URLs from the config, if there is a project at all: build outputs can be compared
 * anywhere.
 */
async function knownBy(cwd: string, flags: ProjectFlags): Promise<readonly string[]> {
  try {
    return (await loadProject(cwd, flags)).config.known;
  } catch (error) {
    if (error instanceof FatalError) return [];
    throw error;
  }
}

/**
 * Checks out the project at a revision into a clone that borrows the repository's objects and leaves it
 * untouched.
 */
async function checkOut(
  revision: string,
  folder: string,
  project: Project,
  flags: ProjectFlags,
  io: Io,
): Promise<Project> {
  const found = await findRevision(project.root, revision);
  if (!found) throw fatal("diff-state", `${revision} is neither a build output nor a git revision`);
  await checkOutRevision(found, folder);
  linkPackages(project.root, found.top, folder);
  const inside = (path: string): string => {
    const below = pathWithin(found.top, path);
    return below === null ? path : join(folder, below);
  };
  const cwd = realpathSync(io.cwd);
  const there = (path: string | undefined): {path?: string} =>
    path === undefined ? {} : {path: inside(resolve(cwd, path))};
  const {path: config} = there(flags.config);
  const {path: content} = there(flags.content);
  return await loadProject(inside(cwd), {config, content});
}

/** Links the packages installed for a project into a clone of its repository, because plug-ins may import them. */
function linkPackages(root: string, top: string, clone: string): void {
  for (let at = root; ; at = dirname(at)) {
    const below = pathWithin(top, at);
    if (below === null) return;
    const packages = join(at, "node_modules");
    const link = join(clone, below, "node_modules");
    if (existsSync(packages) && existsSync(dirname(link)) && !existsSync(link))
      symlinkSync(packages, link, "junction");
    if (below === "") return;
  }
}
