import type {Element, ElementContent} from "hast";

/** Returns an attribute as text, by its name in hast; undefined if it is absent. */
export function attribute({properties}: Element, name: string): string | undefined {
  const value = properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(" ") : String(value);
}

/** Returns the classes of an element. */
export const classesOf = ({properties: {className}}: Element): string[] =>
  Array.isArray(className) ? className.map(String) : [];

/** Reports whether a node is an element with a class. */
export const hasClass = (node: ElementContent, name: string): boolean =>
  node.type === "element" && classesOf(node).includes(name);

/** Returns the text of a node. */
export function textOf(node: ElementContent): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}

/** Returns an object without the fields that are undefined. */
export const defined = <T extends object>(fields: {[K in keyof T]: T[K] | undefined}): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
