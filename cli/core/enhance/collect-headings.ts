import type {Heading, Nodes, Root} from "mdast";

/** Heading and the file that contains it: the page, or a partial that it imports. */
export interface FoundHeading {
  heading: Heading;
  file: string;
}

/** Collects the headings of a tree in page order, including those in containers and imported partials. */
export function collectHeadings(tree: Root, file: string): FoundHeading[] {
  const headings: FoundHeading[] = [];
  const visit = (node: Nodes, inFile: string): void => {
    if (node.type === "heading") headings.push({heading: node, file: inFile});
    else if ("children" in node && node.type !== "paragraph" && node.type !== "table")
      for (const child of node.children) visit(child, node.type === "part" ? node.path : inFile);
  };
  visit(tree, file);
  return headings;
}
