import type {Own} from "../nodes.ts";

/** Maximum number of references that lead from one to the next. */
const MAX_HOPS = 20;

/** Attributes whose references apply to every shape in an element. */
const INHERITED = new Set(["fill", "stroke", "marker-start", "marker-mid", "marker-end"]);

interface Weight {
  elements: number;
  /** Upper bound of the number of vertices, each of which may have a marker. */
  vertices: number;
}

/**
 * Returns an upper bound of the number of elements that a browser draws for a picture. A few nested references can expand to
 * billions of elements, so their targets count once per use. Infinite if references form a circle or a long chain.
 */
export function pictureWeight(picture: Own): number {
  const named = new Map<string, Own>();
  const find = (node: Own): void => {
    if (typeof node.properties.id === "string") named.set(node.properties.id, node);
    for (const child of ownChildren(node)) find(child);
  };
  find(picture);
  const known = new Map<Own, Weight>();
  const weigh = (node: Own, hops: number): Weight => {
    if (hops > MAX_HOPS) return INFINITE;
    const before = known.get(node);
    if (before !== undefined) return before;
    known.set(node, INFINITE);
    const {d, points} = node.properties;
    const weight = {elements: 1, vertices: 2 + (String(d ?? points ?? "").match(/[\d.]+/g)?.length ?? 0)};
    const add = ({elements, vertices}: Weight): void => {
      weight.elements += elements;
      weight.vertices += vertices;
    };
    const inherited: [name: string, elements: number][] = [];
    for (const [name, value] of Object.entries(node.properties)) {
      const [, id = ""] = /^(?:url\(#|#)([^)]+)/.exec(String(value)) ?? [];
      const target = named.get(id);
      // A gradient draws nothing.
      if (!target || target.tagName.endsWith("Gradient")) continue;
      if (INHERITED.has(name)) inherited.push([name, weigh(target, hops + 1).elements]);
      else add(weigh(target, hops + 1));
    }
    for (const child of ownChildren(node)) add(weigh(child, hops));
    const {elements, vertices} = weight;
    for (const [name, each] of inherited)
      weight.elements += each * (name === "marker-mid" ? vertices : elements);
    known.set(node, weight);
    return weight;
  };
  return weigh(picture, 0).elements;
}

const INFINITE: Weight = {elements: Number.POSITIVE_INFINITY, vertices: Number.POSITIVE_INFINITY};

const ownChildren = (node: Own): Own[] => node.children.filter((child): child is Own => child.type === "own");
