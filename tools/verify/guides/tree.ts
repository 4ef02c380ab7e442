const BRANCH = /^(?<indent>[│|\s]*)(?:├──|└──|\|-|\+--)\s*(?<name>[^\s#←]+)/;

/**
 * Parses a folder tree as drawn in guides (`├── src`, `│ └── index.js`). A first line without a branch is the
 * project itself. Text after a space is a comment.
 *
 * @returns the paths of all entries relative to the project, including folders
 */
export function pathsOfTree(text: string): string[] {
  const open: Array<{indent: number; name: string}> = [];
  const paths: string[] = [];
  for (const line of text.split("\n")) {
    const {indent = "", name = ""} = BRANCH.exec(line)?.groups ?? {};
    if (!name) continue;
    while ((open.at(-1)?.indent ?? -1) >= indent.length) open.pop();
    open.push({indent: indent.length, name: name.replace(/\/$/, "")});
    paths.push(open.map(entry => entry.name).join("/"));
  }
  return paths;
}
