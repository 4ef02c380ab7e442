import {fencesOf} from "../samples/check.ts";
import type {Page, Problem} from "../types.ts";

const PROJECT = /^mkdir (\S+)\ncd \1$/gm;

/** Finds project folders that several guides create, because a reader who follows both would mix two projects. */
export function sharedFolders(pages: ReadonlyArray<Page>): Problem[] {
  const owners = new Map<string, string>();
  const problems: Problem[] = [];
  for (const page of pages.filter(({runnable}) => runnable)) {
    for (const {text, line} of fencesOf(page)) {
      for (const [, folder = ""] of text.matchAll(PROJECT)) {
        const owner = owners.get(folder) ?? page.path;
        owners.set(folder, owner);
        if (owner !== page.path)
          problems.push({path: page.path, line, message: `${owner} creates the folder ${folder} too`});
      }
    }
  }
  return problems;
}
