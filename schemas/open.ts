import {z} from "zod";

/**
 * Makes every object in a shape accept unknown keys. Data written by people is validated strictly, but when
 * an artifact repeats it, readers must tolerate fields of later releases.
 */
export function open<T extends z.ZodType>(shape: T): T {
  return opened(shape) as unknown as T;
}

interface Node extends z.ZodType {
  def: Node["_zod"]["def"] & {
    shape?: Record<string, Node>;
    element?: Node;
    innerType?: Node;
    options?: Node[];
  };
}

function opened(node: Node): Node {
  const {shape, element, innerType, options} = node.def;
  if (shape) return copy(node, {shape: mapped(shape), catchall: undefined});
  if (element) return copy(node, {element: opened(element)});
  if (innerType) return copy(node, {innerType: opened(innerType)});
  if (options) return copy(node, {options: options.map(opened)});
  return node;
}

const mapped = (shape: Record<string, Node>): Record<string, Node> =>
  Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, opened(value)]));

/** Copies a shape together with its description. */
function copy(node: Node, changes: object): Node {
  const result = z.core.clone(node, {...node.def, ...changes});
  const meta = z.globalRegistry.get(node);
  if (meta) z.globalRegistry.add(result, meta);
  return result;
}
