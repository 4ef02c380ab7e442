import {visit} from "unist-util-visit";
import {append} from "#schemas/rules/long-lists.ts";
import {decode} from "#schemas/rules/percent-encoding.ts";
import type {Document} from "../document.ts";
import type {Edit} from "../edits.ts";
import {retargetHtml} from "../html/html-addresses.ts";
import {type Ids, idsOf} from "../ids.ts";
import {retarget} from "./destination.ts";

/** Broken link within the page. */
export interface BrokenFragment {
  fragment: string;
  /** Line in the cleaned README. */
  line: number;
}

/**
 * Fixes links within the page. Each fragment is first resolved as on the code host: cleaning may have changed
 * the number at the end of an id or removed its heading, in which case the link targets the top of the page.
 * Unresolved fragments are then compared without case, dashes and the prefix that code hosts add to ids.
 *
 * @param before the original README
 */
export function fixFragments(
  document: Document,
  before: Document,
): {edits: Edit[]; broken: BrokenFragment[]} {
  const find = finder(idsOf(before, "host"), idsOf(document, "page"));
  const edits: (Edit | null)[] = [];
  const broken: BrokenFragment[] = [];
  const fix = (url: string, line: number): string | null => {
    if (!url.startsWith("#") || url === "#") return null;
    const wanted = decode(url.slice(1));
    const found = find(wanted);
    if (found === undefined) broken.push({fragment: wanted, line});
    return found === undefined || found === wanted ? null : `#${encodeURI(found)}`;
  };
  visit(document.tree, node => {
    const line = node.position?.start.line ?? 1;
    if (node.type === "html")
      append(
        edits,
        retargetHtml(
          document,
          node,
          url => fix(url, line),
          () => null,
        ),
      );
    else if (node.type === "link" || node.type === "definition") {
      const url = fix(node.url, line);
      if (url !== null) edits.push(retarget(document, node, url));
    }
  });
  return {edits: edits.filter(edit => edit !== null), broken};
}

/** Fragment of the page top, which always exists (HTML, "find a potential indicated element"). */
const TOP = "top";

function finder(host: Ids, page: Ids): (wanted: string) => string | undefined {
  // Cleaning removes headings only at the start, so both lists are aligned at their ends.
  const shift = host.headings.length - page.headings.length;
  const now = new Map<string, string>([["readme", TOP]]);
  for (const [index, id] of host.headings.entries()) {
    if (id !== null) now.set(id, page.headings[index - shift] ?? TOP);
  }
  const ids = new Set([...page.headings.filter(id => id !== null), ...page.elements, TOP]);
  const byBare = new Map([...ids].reverse().map(id => [bare(id), id]));
  return wanted => {
    if (page.elements.has(wanted)) return wanted;
    return (
      now.get(wanted) ?? (ids.has(wanted) ? wanted : byBare.get(bare(wanted.replace(/^user-content-/, ""))))
    );
  };
}

const bare = (id: string): string => id.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
