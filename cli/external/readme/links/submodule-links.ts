import {visit} from "unist-util-visit";
import {decode} from "#schemas/rules/percent-encoding.ts";
import type {ReadmeContext} from "../context.ts";
import type {Document} from "../document.ts";
import {retargetHtml} from "../html/html-addresses.ts";

/** Link to a file in a submodule. */
export interface SubmoduleLink {
  /** Path of the submodule. */
  path: string;
  /** Line in the cleaned README. */
  line: number;
}

/**
 * Finds links and images whose target is in a submodule. Code hosts show such files only in their own
 * repository, so the URL is broken.
 *
 * @param document README with absolute links
 */
export function submoduleLinks(
  document: Document,
  {submodules, addresses}: Pick<ReadmeContext, "submodules" | "addresses">,
): SubmoduleLink[] {
  if (submodules.length === 0) return [];
  const found: SubmoduleLink[] = [];
  const look = (url: string, line: number): null => {
    const address = url.replace(/[?#].*$/s, "");
    const below = address.startsWith(addresses.rawRoot)
      ? address.slice(addresses.rawRoot.length)
      : address.startsWith(`${addresses.repo}/`)
        ? /^(?:-\/)?(?:blob|tree|raw)\/[^/]+\/(.*)$/s.exec(address.slice(addresses.repo.length + 1))?.[1]
        : undefined;
    if (below === undefined) return null;
    const path = submodules.find(each => `${decode(below)}/`.startsWith(`${each}/`));
    if (path !== undefined) found.push({path, line});
    return null;
  };
  visit(document.tree, node => {
    const line = node.position?.start.line ?? 1;
    const lookThere = (url: string): null => look(url, line);
    if (node.type === "html") retargetHtml(document, node, lookThere, lookThere);
    else if (node.type === "link" || node.type === "image" || node.type === "definition") lookThere(node.url);
  });
  return found;
}
