import {join} from "node:path";
import type {Config} from "../../schemas/config.ts";
import type {Diagnostic} from "../../schemas/diagnostic.ts";
import {MANIFEST} from "../emit/output-folder.ts";
import {type FileState, isUntouched, stateOf} from "../emit/staging.ts";
import type {Emitted} from "../emit/write.ts";
import {contentHash} from "../lib/hash.ts";
import {hashDependency} from "../read/dependency.ts";
import type {SiteDataFiles} from "../render/data/files.ts";
import type {HashedSource} from "./hash-sources.ts";
import {contextKey} from "./page-context.ts";
import type {Dependency, PageContext} from "./types.ts";

/** What a build did. `discovered` = `emitted` + `dropped` + `drafts`. */
export interface BuildResult {
  diagnostics: Diagnostic[];
  pages: {discovered: number; emitted: number; dropped: number; drafts: number; fresh: number};
  files: {written: number; kept: number; removed: number};
  /** Files that pages draw in (parts, images), relative to the project root. */
  drawnIn: string[];
}

/** All that a build is made of, but the files that pages draw in and the dates of git. */
export interface Inputs {
  config: Config;
  context: PageContext;
  data: SiteDataFiles;
  sources: readonly HashedSource[];
  diagnostics: readonly Diagnostic[];
}

/**
 * What a build was made of, and its result. Where the inputs and the output still are as they were, another build would
 * change nothing, and its stages need not run to find that out.
 */
export interface Stamp {
  key: string;
  dependencies: Dependency[];
  manifest: FileState;
  result: BuildResult;
}

/** Key of the inputs; null where a page can't be read, since its state is unknown. */
export function inputsKey({config, context, data, sources, diagnostics}: Inputs): string | null {
  const pages: string[] = [];
  for (const {source, raw} of sources) {
    if (!("hash" in raw)) return null;
    pages.push(`${source.path}\n${raw.hash}`);
  }
  const rest = [config, data, diagnostics].map(value => JSON.stringify(value));
  return contentHash(contextKey(context), ...rest, ...pages);
}

/** The stamp of a build that just ended; null where it can't have one. */
export function stampOf(
  out: string,
  key: string | null,
  dependencies: Dependency[],
  result: BuildResult,
): Stamp | null {
  const manifest = stateOf(join(out, MANIFEST));
  return key === null || manifest === null ? null : {key, dependencies, manifest, result};
}

/** The result of the build that would follow now, where it is known without running it. */
export function standingResult(
  {root, out}: {root: string; out: string},
  now: string | null,
  {stamp, emitted}: {stamp: Stamp | null; emitted: Emitted},
): BuildResult | null {
  const stands =
    stamp !== null &&
    stamp.key === now &&
    stamp.dependencies.every(({path, hash}) => hashDependency(root, path) === hash) &&
    isUntouched(join(out, MANIFEST), stamp.manifest) &&
    Object.entries(emitted).every(([path, state]) => isUntouched(join(out, path), state));
  if (!stands) return null;
  const {result} = stamp;
  return {
    ...result,
    pages: {...result.pages, fresh: 0},
    files: {written: 0, kept: Object.keys(emitted).length, removed: 0},
  };
}
