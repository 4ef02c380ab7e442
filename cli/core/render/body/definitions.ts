import type {Definition, FootnoteDefinition} from "mdast";
import type {NodeParent} from "#core/model/nodes.ts";

/**
 * Link and footnote definitions of one file by uppercase label. Of duplicates, the first wins (CommonMark
 * §4.7).
 */
export interface Definitions {
  links: Map<string, Definition>;
  footnotes: Map<string, FootnoteDefinition>;
}

/** Finds the definitions of a file at any depth, except those in its partials. */
export function findDefinitions(tree: NodeParent, found?: Definitions): Definitions {
  const all = found ?? {
    links: new Map<string, Definition>(),
    footnotes: new Map<string, FootnoteDefinition>(),
  };
  for (const child of tree.children) {
    if (child.type === "definition") setFirst(all.links, child);
    else if (child.type === "footnoteDefinition") setFirst(all.footnotes, child);
    if ("children" in child && child.type !== "part" && child.type !== "paragraph" && child.type !== "table")
      findDefinitions(child, all);
  }
  return all;
}

function setFirst<T extends {identifier: string}>(map: Map<string, T>, node: T): void {
  const label = node.identifier.toUpperCase();
  if (!map.has(label)) map.set(label, node);
}
