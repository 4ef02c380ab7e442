import type {FileScope} from "./file-scope.ts";

/** Applies the dialect's text hooks. Diagnostics keep the line numbers of the file. */
export function rewriteText(scope: FileScope): void {
  for (const hook of scope.page.context.dialect.syntax.beforeParse) {
    const before = scope.lines;
    const made = hook(scope);
    if (made === null || made.text === scope.text) continue;
    scope.text = made.text;
    scope.lines = before ? made.lines.map(line => before[line - 1] ?? line) : made.lines;
  }
}
