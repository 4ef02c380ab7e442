import {existsSync, statSync} from "node:fs";
import {join, resolve} from "node:path";
import {diagnostic} from "#cli/report/diagnostic.ts";
import {isGeneratedPath} from "#schemas/artifact-paths.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {sha256} from "#support/files/hash.ts";
import {MAX_FILE, readProblem, readRegularFile} from "#support/files/regular-file.ts";
import type {PublicFile} from "../model/public-file.ts";
import {projectPath} from "./discover.ts";
import {walk} from "./walk.ts";

/** Names of public folders where the config names none. */
const USUAL = ["public", "static"];

/** Hidden files that git and macOS keep for themselves. All others (`.well-known/`, `.htaccess`) are meant for the host. */
const OF_TOOLS = ["**/.git*", "**/.git*/**", "**/.DS_Store"];

/** Where public files may lie: in the folders of the config, else in the usual ones of the folders of pages and the project. */
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

/** Folders whose files are deployed as they are: those of {@link publicPlaces} that exist. */
export const publicFolders: typeof publicPlaces = (...places) =>
  publicPlaces(...places).filter(folder => existsSync(folder) && statSync(folder).isDirectory());

/**
 * Files of public folders by their path on the site; the first folder that has one wins, and artifacts win over all.
 *
 * @param edition path of the language and version, whose own files lie in a folder of that path and win over those of all
 */
export function publicFiles(
  root: string,
  folders: readonly string[],
  edition = "",
): {files: Map<string, PublicFile>; diagnostics: Diagnostic[]} {
  const files = new Map<string, PublicFile>();
  const walks = folders.map(folder =>
    walk(folder, folder, OF_TOOLS, projectPath(root, folder), ["**"], true),
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
