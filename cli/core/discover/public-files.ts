import {existsSync, realpathSync, statSync} from "node:fs";
import {join, resolve} from "node:path";
import {diagnostic} from "#cli/report/diagnostic.ts";
import {isGeneratedPath} from "#schemas/artifact-paths.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {sha256} from "#support/files/hash.ts";
import {MAX_FILE, readProblem, readRegularFile} from "#support/files/regular-file.ts";
import type {PublicFile} from "../model/public-file.ts";
import {projectPath} from "./discover.ts";
import {linkLimit, walk} from "./walk.ts";

/** Default names of public folders. */
const USUAL = ["public", "static"];

/** Hidden files of git and macOS. All others (`.well-known/`, `.htaccess`) are meant for the host. */
const OF_TOOLS = ["**/.git*", "**/.git*/**", "**/.DS_Store"];

/** Returns the candidate public folders: as configured, else the default names in the content folders and the project root. */
export function publicPlaces(
  root: string,
  contents: readonly string[],
  configured: readonly string[] | undefined,
): string[] {
  const folders =
    configured?.map(name => resolve(root, name)) ??
    [...contents, root].flatMap(parent => USUAL.map(name => join(parent, name)));
  return [...new Set(folders)];
}

/** Returns the existing folders of {@link publicPlaces}, whose files are deployed unchanged. */
export const publicFolders: typeof publicPlaces = (...places) =>
  publicPlaces(...places).filter(folder => existsSync(folder) && statSync(folder).isDirectory());

/**
 * Returns the files of public folders by their path on the site. The first folder with a path wins; artifacts win over all.
 *
 * @param edition path of the edition, whose files in a folder of that path win over files shared by all editions
 */
export function publicFiles(
  root: string,
  folders: readonly string[],
  edition = "",
): {files: Map<string, PublicFile>; diagnostics: Diagnostic[]} {
  const files = new Map<string, PublicFile>();
  const realRoot = realpathSync(root);
  const walks = folders.map(folder =>
    walk(folder, linkLimit(folder, realRoot), OF_TOOLS, projectPath(root, folder), ["**"], true),
  );
  const diagnostics = walks.flatMap(walked => walked.diagnostics);
  const found = walks.flatMap(walked => walked.files);
  const start = `${edition}/`;
  const isOwn = ({contentPath}: {contentPath: string}): boolean =>
    edition !== "" && contentPath.startsWith(start);
  const own = found.filter(isOwn).map(({contentPath, file}) => ({
    contentPath: contentPath.slice(start.length),
    file,
  }));
  for (const {contentPath, file} of [...own, ...found.filter(each => !isOwn(each))]) {
    if (files.has(contentPath) || isGeneratedPath(contentPath)) continue;
    try {
      files.set(contentPath, {file, hash: sha256(readRegularFile(file, MAX_FILE.asset))});
    } catch (error) {
      const problem = readProblem(error);
      const place = {file: projectPath(root, file)};
      if (problem) diagnostics.push(diagnostic(problem.code, problem.message, place));
    }
  }
  return {files, diagnostics};
}
