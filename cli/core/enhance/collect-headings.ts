import type {Heading, Nodes, Root} from "mdast";

/** A heading and the file that it stands in: the page, or a part that it imports. */
export interface FoundHeading {
  heading: Heading;
  file: string;
}

/** Headings of a tree in page order, from every container, imported parts included. */
export function collectHeadings(tree: Root, file: string): FoundHeading[] {
  const headings: FoundHeading[] = [];
  const visit = (node: Nodes, inFile: string): void => {
    if (node.type === "heading") headings.push({heading: node, file: inFile});
    else if ("children" in node && node.type !== "paragraph" && node.type !== "table")
      for (const child of node.children) visit(child as Nodes, node.type === "part" ? node.path : inFile);
  };
  visit(tree, file);
  return headings;
}
