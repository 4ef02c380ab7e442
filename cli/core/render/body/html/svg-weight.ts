import type {Own} from "../nodes.ts";

/** Maximum number of references that lead from one to the next. */
const MAX_HOPS = 20;

/**
 * Counts the elements that a browser draws for a picture: those that a reference names count once per reference, since few
 * nested references stand for billions of elements. Infinite if references form a circle or a long chain.
 */
export function pictureWeight(picture: Own): number {
  const named = new Map<string, Own>();
  const find = (node: Own): void => {
    if (typeof node.properties.id === "string") named.set(node.properties.id, node);
    for (const child of ownChildren(node)) find(child);
  };
  find(picture);
  const known = new Map<Own, number>();
  const weigh = (node: Own, hops: number): number => {
    if (hops > MAX_HOPS) return Number.POSITIVE_INFINITY;
    const before = known.get(node);
    if (before !== undefined) return before;
    known.set(node, Number.POSITIVE_INFINITY);
    let weight = 1;
    for (const value of Object.values(node.properties)) {
      const [, id] = /^(?:url\(#|#)([^)]+)/.exec(String(value)) ?? [];
      const target = id === undefined ? undefined : named.get(id);
      if (target) weight += weigh(target, hops + 1);
    }
    for (const child of ownChildren(node)) weight += weigh(child, hops);
    known.set(node, weight);
    return weight;
  };
  return weigh(picture, 0);
}

const ownChildren = (node: Own): Own[] => node.children.filter((child): child is Own => child.type === "own");
