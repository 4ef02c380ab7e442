import {access} from "node:fs/promises";
import {join} from "node:path";
import type {Page, Problem, Report} from "../types.ts";

/** Link to a file or folder of a repository. */
type Link = {package: string; path: string; line: number};

const FILE_LINK =
  /https:\/\/(?:github\.com\/webpack\/([\w.-]+)\/(?:blob|tree|raw)|raw\.githubusercontent\.com\/webpack\/([\w.-]+))\/[^/\s)"'>]+\/([^\s)"'>#?]+)(#L\d+)?/g;

/** Finds links to files of repositories whose name is also the package name. */
export function fileLinks({text}: Page): Array<Link & {toLine: boolean}> {
  return text.split("\n").flatMap((line, index) =>
    [...line.matchAll(FILE_LINK)].map(([, name, raw, path = "", anchor]) => ({
      package: name ?? raw ?? "",
      path: decodeURI(path).replace(/\/$/, ""),
      line: index + 1,
      toLine: anchor !== undefined,
    })),
  );
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Checks links to repositories of the bundler against the files of the installed packages. Folders that are
 * not part of a package, such as examples and tests, cannot be checked.
 *
 * @param modules - folder of the installed packages
 */
export async function checkLinks(pages: ReadonlyArray<Page>, modules: string): Promise<Report> {
  const problems: Problem[] = [];
  let compared = 0;
  let other = 0;
  for (const page of pages) {
    for (const link of fileLinks(page)) {
      const folder = join(modules, link.package);
      const [first = ""] = link.path.split("/");
      if (!link.path.includes("/") || !(await exists(join(folder, first)))) {
        other += 1;
        continue;
      }
      compared += 1;
      const problem = (message: string) => problems.push({path: page.path, line: link.line, message});
      if (!(await exists(join(folder, link.path)))) problem(`${link.package} has no file ${link.path}`);
      else if (link.toLine) problem(`a link to a line of ${link.path} goes wrong with the next change`);
    }
  }
  return {
    problems,
    counts: [
      `${compared} links held against the files of the packages, ${other} to what packages do not hold`,
    ],
  };
}
