import type {Nodes, Root} from "mdast";

/** Elements without content, which browsers know to end at once. */
const VOID = new Set("area base br col embed frame hr img input link meta param source track wbr".split(" "));
/** A tag that ends itself; no quote reaches beyond the next tag. */
const SELF_CLOSING = /<([a-z][\w-]*)(?=[\s/])((?:"[^"<]*"|'[^'<]*'|[^'"<>])*?)\/>/g;

/**
 * Gives elements of a template that end themselves (`<button @click="go" />`) a closing tag: to a browser such an element is
 * open, and what follows is in it.
 */
export function closeElements(tree: Root): void {
  const visit = (node: Nodes): void => {
    if (node.type === "html" && node.value.includes("/>"))
      node.value = node.value.replace(SELF_CLOSING, (whole, name: string, rest: string) =>
        VOID.has(name) ? whole : `<${name}${rest.trimEnd()}></${name}>`,
      );
    else if ("children" in node) for (const child of node.children) visit(child as Nodes);
  };
  visit(tree);
}
