import type {RootContent} from "mdast";
import type {SiblingsHook} from "#core/parse/file-scope.ts";

/**
 * Creates a hook that removes table of contents placeholders, because every page has a table of contents
 * here.
 */
export function removeToc(...markers: readonly string[]): SiblingsHook {
  const isToc = (node: RootContent): boolean => {
    const [only, ...rest] = node.type === "paragraph" ? node.children : [];
    return only?.type === "text" && rest.length === 0 && markers.includes(only.value.trim());
  };
  return parent => {
    if (parent.children.some(isToc)) parent.children = parent.children.filter(node => !isToc(node));
  };
}
