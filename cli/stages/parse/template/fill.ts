import type {FileScope} from "../file-scope.ts";
import {expandTemplate} from "./expand.ts";
import {hideLines} from "./hidden-lines.ts";
import type {Filled} from "./output.ts";
import {readScissors} from "./scissors.ts";

/** Fills in what the dialect puts into a page before it is read as Markdown: snippets, templates; lines that code hides go. */
export function fillTemplates(scope: FileScope): void {
  const {snippets, template, fences} = scope.page.context.dialect;
  const steps: ((scope: FileScope) => Filled | null)[] = [];
  if (snippets.includes("scissors")) steps.push(readScissors);
  if (template) steps.push(inner => expandTemplate(inner, template));
  if (fences.hidden) steps.push(({text}) => hideLines(text));
  for (const step of steps) {
    const before = scope.lines;
    const filled = step(scope);
    if (filled === null || filled.text === scope.text) continue;
    scope.text = filled.text;
    scope.lines = before ? filled.lines.map(line => before[line - 1] ?? line) : filled.lines;
  }
}
