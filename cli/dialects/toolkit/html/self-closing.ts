import type {Nodes, Root} from "mdast";

/** Void elements, which browsers close automatically. */
const VOID = new Set("area base br col embed frame hr img input link meta param source track wbr".split(" "));
/** Matches a self-closing tag. Quotes do not extend past the next tag. */
const SELF_CLOSING = /<([a-z][\w-]*)(?=[\s/])((?:"[^"<]*"|'[^'<]*'|[^'"<>])*?)\/>/g;

/**
 * Adds closing tags to self-closing elements in a template (`<button @click="go" />`). Browsers treat such an
 * element as open and put what follows inside it.
 */
export function closeElements(tree: Root): void {
  const visit = (node: Nodes): void => {
    if (node.type === "html" && node.value.includes("/>"))
      node.value = node.value.replace(SELF_CLOSING, (whole, name: string, rest: string) =>
        VOID.has(name) ? whole : `<${name}${rest.trimEnd()}></${name}>`,
      );
    else if ("children" in node) for (const child of node.children) visit(child);
  };
  visit(tree);
}
