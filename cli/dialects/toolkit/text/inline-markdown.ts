import type {Node, PhrasingContent} from "mdast";
import type {NodeParent} from "#core/model/nodes.ts";
import {parse} from "#core/parse/engine/engine.ts";
import type {FileScope} from "#core/parse/file-scope.ts";

/**
 * Parses Markdown in a property or title as the content of one paragraph; the nodes get the position of a
 * given node.
 */
export function inlineMarkdown(
  text: string,
  {position}: Pick<Node, "position">,
  {page}: FileScope,
): PhrasingContent[] {
  const [first] = parse(text, "md", page.context.parser).children;
  if (first?.type !== "paragraph") return [{type: "text", value: text}];
  const settle = ({children}: NodeParent): void => {
    for (const node of children) {
      node.data = {...node.data, generated: true};
      delete node.position;
      if (position) node.position = position;
      if ("children" in node) settle(node);
    }
  };
  settle(first);
  return first.children;
}
