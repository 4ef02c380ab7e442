import type {Nodes} from "mdast";

/** Fields of a node that its source determines, besides its children. */
const FIELDS =
  "type value lang meta depth url title alt ordered start spread checked align identifier referenceType".split(
    " ",
  );

/** Types that are serialized as a part of their parent. */
const PARTS = new Set(["listItem", "tableRow", "tableCell"]);

/** Snapshot of a node before a plug-in ran: its fields and children. */
interface Before {
  fields: string;
  children: readonly Nodes[];
}

const fieldsOf = (node: Nodes): string => JSON.stringify(FIELDS.map(name => Reflect.get(node, name) ?? null));

const childrenOf = (node: Nodes): readonly Nodes[] => ("children" in node ? node.children : []);

/** Records a tree before plug-ins change it. */
export function recordTree(tree: Nodes): ReadonlyMap<Nodes, Before> {
  const before = new Map<Nodes, Before>();
  const visit = (node: Nodes): void => {
    before.set(node, {fields: fieldsOf(node), children: [...childrenOf(node)]});
    for (const child of childrenOf(node)) visit(child);
  };
  visit(tree);
  return before;
}

/**
 * Marks nodes that a plug-in changed, so that the Markdown copy serializes them from the tree instead of copying the source.
 * A change inside a list, table or aside marks all of it.
 */
export function markChanges(tree: Nodes, before: ReadonlyMap<Nodes, Before>): void {
  const visit = (node: Nodes): Change => {
    const known = before.get(node);
    const children = childrenOf(node);
    const below = children.map(visit);
    const isChanged =
      known === undefined ||
      known.fields !== fieldsOf(node) ||
      known.children.length !== children.length ||
      children.some((child, i) => child !== known.children[i]);
    const isWritten =
      isChanged || below.includes("part") || (node.type === "aside" && below.includes("inside"));
    if (!isWritten) return below.includes("inside") ? "inside" : "none";
    if (PARTS.has(node.type)) return "part";
    node.data = {...node.data, generated: true};
    if (node.type === "code") node.data = {...node.data, rewritten: true};
    return "inside";
  };
  visit(tree);
}

/** Degree of change; "part" means that the parent must be serialized as well. */
type Change = "none" | "inside" | "part";
