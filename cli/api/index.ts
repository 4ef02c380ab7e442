import {resolve} from "node:path";
import {loadProject, type Project} from "../config/load.ts";
import {build as runBuild} from "../core/pipeline/build.ts";
import {check as runCheck} from "../core/pipeline/check.ts";
import type {ApiBuild, ApiCheck, ApiOptions, Plugin} from "./public.ts";

declare const __VERSION__: string;
declare const __BUILD__: string;

const tool = `${__VERSION__}+${__BUILD__}`;

const projectOf = ({cwd = ".", cache = true, ...flags}: ApiOptions): Promise<Project> =>
  loadProject(resolve(cwd), flags, cache ? tool : undefined);

/** Builds the artifacts of a project. This module is the package's API; `public.ts` declares its types. */
export async function build(options: ApiOptions = {}): Promise<ApiBuild> {
  const project = await projectOf(options);
  const {diagnostics, pages, files} = await runBuild(project, {
    parser: "native",
    cache: options.cache ?? true,
    workers: null,
    toolVersion: tool,
  });
  return {out: project.out, diagnostics, pages, files};
}

/** Checks the content of a project. */
export async function check(options: ApiOptions = {}): Promise<ApiCheck> {
  const project = await projectOf(options);
  const {diagnostics, pages} = await runCheck(project, {
    parser: "native",
    cache: options.cache ?? true,
    workers: null,
    toolVersion: tool,
    severities: project.config.rules,
    further: [],
  });
  return {diagnostics: diagnostics, pages};
}

/** Returns a plug-in unchanged, so that editors know its type. */
export const definePlugin = (plugin: Plugin): Plugin => plugin;
