import {readAutorefs} from "../extensions/autorefs.ts";
import {readDefinitions} from "../extensions/definitions.ts";
import {readDirectives} from "../extensions/directives.ts";
import {readExtensions} from "../extensions/extensions.ts";
import {hideLines} from "../extensions/hidden-lines.ts";
import {readMdc} from "../extensions/mdc.ts";
import {readScissors} from "../extensions/scissors.ts";
import {readSlashBlocks} from "../extensions/slash-blocks.ts";
import {readSlots} from "../extensions/slots.ts";
import type {FileScope} from "../file-scope.ts";
import {expandTemplate} from "./expand.ts";
import type {Filled} from "./output.ts";

/** Fills in what the dialect puts into a page before it is read as Markdown: snippets, templates; lines that code hides go. */
export function fillTemplates(scope: FileScope): void {
  const {snippets, template, fences, extensions, html} = scope.page.context.dialect;
  const steps: ((scope: FileScope) => Filled | null)[] = [];
  if (snippets.includes("scissors")) steps.push(readScissors);
  if (template) steps.push(inner => expandTemplate(inner, template));
  if (extensions.includes("python")) steps.push(readExtensions, ({text}) => readSlashBlocks(text));
  if (extensions.includes("autorefs")) steps.push(({text}) => readAutorefs(text));
  if (extensions.includes("directives")) steps.push(({text}) => readDirectives(text));
  if (extensions.includes("mdc")) steps.push(readMdc);
  if (extensions.includes("definitions")) steps.push(({text}) => readDefinitions(text));
  if (html.bindings.includes("#")) steps.push(({text}) => readSlots(text));
  if (fences.hidden) steps.push(({text}) => hideLines(text));
  for (const step of steps) {
    const before = scope.lines;
    const filled = step(scope);
    if (filled === null || filled.text === scope.text) continue;
    scope.text = filled.text;
    scope.lines = before ? filled.lines.map(line => before[line - 1] ?? line) : filled.lines;
  }
}
