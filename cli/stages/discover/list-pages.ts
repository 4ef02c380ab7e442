import {join} from "node:path";
import {ROOT_SECTION} from "../../../schemas/artifact-paths.ts";
import type {PageLists} from "../../../schemas/settings/page-lists.ts";
import type {SourceFile} from "../../model/source-file.ts";

/**
 * Pages that the config asks for and no file holds: a title, and a list of the pages around it. None where a file has the
 * url, or where nothing lies in the folder that a page would be the index of.
 */
export function listPages(
  lists: PageLists,
  pages: readonly SourceFile[],
  {root, content}: {root: string; content: string},
): SourceFile[] {
  const taken = new Set(pages.map(({url}) => url.toLowerCase()));
  return Object.entries(lists).flatMap(([url, {title, description, folder}]): SourceFile[] => {
    const below = folder ?? url.slice(1, -1);
    const isFilled = pages.some(({contentPath}) => contentPath.startsWith(`${below}/`));
    if (taken.has(url.toLowerCase()) || (folder !== undefined && !isFilled)) return [];
    const contentPath = `${below}/index.md`;
    const depth = below.split("/").length;
    const beside = pages.find(
      page => page.contentPath.startsWith(`${below}/`) && page.treePath !== undefined,
    );
    const inTree = beside?.treePath?.split("/").slice(0, depth).join("/");
    const path = content === "" ? contentPath : `${content}/${contentPath}`;
    const about = description === undefined ? "" : `description: ${JSON.stringify(description)}\n`;
    return [
      {
        path,
        contentPath,
        ...(inTree === undefined ? {} : {treePath: `${inTree}/index.md`}),
        file: join(root, path),
        name: "index.md",
        extension: ".md",
        url,
        section: below.split("/")[0] ?? ROOT_SECTION,
        external: true,
        text: `---\ntitle: ${JSON.stringify(title)}\n${about}---\n\n<PageList />\n`,
      },
    ];
  });
}
