const BRANCH = /^(?<indent>[│|\s]*)(?:├──|└──|\|-|\+--)\s*(?<name>[^\s#←]+)/;

/**
 * Reads a folder tree as guides draw it (`├── src`, `│   └── index.js`). A first line without a branch is the project
 * itself. Text after a space is a remark.
 *
 * @returns the paths of all entries relative to the project, folders included
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
