import {readFileSync} from "node:fs";
import {join} from "node:path";
import {ROOT_SECTION} from "#schemas/artifact-paths.ts";
import type {Config} from "#schemas/config.ts";
import type {DirectoryNode, FileNode, PageIndex} from "#schemas/page-index.ts";
import {type Orderable, whyBefore} from "../core/arrange/order.ts";
import {pageOrder} from "../core/arrange/tree.ts";
import {toolNamed} from "../dialects/index.ts";
import {nearest} from "../report/nearest.ts";
import {type EditionFlags, loadEdition} from "./edition.ts";
import type {ExitCode, Io} from "./io.ts";

/**
 * Runs `docs-index order <section>`, which lists the pages of a section in the order of the last build, each
 * with the reason why it follows the previous one.
 */
export async function orderCommand(section: string, flags: EditionFlags, io: Io): Promise<ExitCode> {
  const {out, config} = await loadEdition(io.cwd, flags);
  let index: PageIndex;
  try {
    index = JSON.parse(readFileSync(join(out, "data/page-index.json"), "utf8"));
  } catch {
    io.stderr.write(`There are no artifacts in ${out}; run \`docs-index build\` first.\n`);
    return 2;
  }
  const folders = index.children.filter(child => child.type === "directory");
  const children =
    section === ROOT_SECTION
      ? index.children.filter(child => isPage(child) && child.url !== "/")
      : folders.find(({name}) => name === section)?.children;
  if (!children) {
    const known = [...folders.map(({name}) => name), ROOT_SECTION];
    const meant = nearest(section, known);
    io.stderr.write(
      `There is no section ${section}. ${meant ? `Did you mean ${meant}?` : `Sections: ${known.join(", ")}.`}\n`,
    );
    return 2;
  }
  const names = children.flatMap(child => (isPage(child) ? [child.name] : []));
  const usual = toolNamed(config.dialect).order ?? "auto";
  const order = pageOrder(names, config.sections.find(({name}) => name === section)?.order ?? usual);
  let before: Orderable | undefined;
  for (const node of children) {
    if (node.type === "file" && node.generated) continue;
    const page = orderable(node);
    const reason = !before
      ? "first"
      : isWritten(config.sidebar, node.url)
        ? "`sidebar` in the config"
        : whyBefore(before, page, order);
    io.stdout.write(`${[node.url ?? node.path, label(node), reason].filter(Boolean).join("  ")}\n`);
    before = page;
  }
  return 0;
}

/** Reports whether a sidebar in the config contains a page or folder, which all have a URL. */
const isWritten = (sidebar: Config["sidebar"], url = "/"): boolean =>
  Array.isArray(sidebar) || Object.keys(sidebar ?? {}).some(prefix => url.startsWith(prefix));

const isPage = (node: DirectoryNode | FileNode): node is FileNode => node.type === "file" && !node.generated;

function orderable(node: DirectoryNode | FileNode): Orderable {
  if (node.type === "directory")
    return {name: node.name, title: node.name, sort: null, group: null, date: null};
  const {name, title, sort = null, group = null, date = null} = node;
  return {name, title, sort, group, date};
}

const label = (node: DirectoryNode | FileNode): string =>
  node.type === "directory"
    ? "folder"
    : [
        `"${node.title}"`,
        node.group && `group ${node.group}`,
        node.sort !== undefined && `sort ${node.sort}`,
        node.date && `date ${node.date}`,
      ]
        .filter(Boolean)
        .join(", ");
