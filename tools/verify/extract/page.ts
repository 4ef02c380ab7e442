import type {Code, Html, Nodes, Paragraph} from "mdast";
import {toString as plainText} from "mdast-util-to-string";
import type {Mark, MarkName, Page, Problem, Step} from "../types.ts";
import {markdown, withoutFrontMatter} from "./markdown.ts";
import {readMarks, valuesOf} from "./marks.ts";

const FOR_NEXT_FENCE: ReadonlySet<MarkName> = new Set([
  "skip",
  "parse-only",
  "broken",
  "message",
  "output",
  "tree",
  "fails",
]);
const FILE_NAME = /^[\w.@/-]*\.?[\w-]+$/;

const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

/** Returns the bold file name that makes up a paragraph, or `undefined`. */
function titleOf(node: Paragraph): string | undefined {
  const [only, second] = node.children;
  if (only?.type !== "strong" || second) return undefined;
  const text = plainText(only);
  return FILE_NAME.test(text) ? text : undefined;
}

class Collector {
  readonly steps: Step[] = [];
  readonly problems: Problem[] = [];
  runnable = false;
  private pending: Mark[] = [];
  private title: string | undefined;
  private readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  visit(node: Nodes): void {
    if (node.type === "code") this.fence(node);
    else if (node.type === "html") this.html(node);
    else if (node.type === "paragraph") this.paragraph(node);
    else {
      if (node.type !== "root") this.other();
      if ("children" in node) for (const child of node.children) this.visit(child as Nodes);
    }
  }

  other(): void {
    for (const mark of this.pending) this.problem(mark.line, `mark "${mark.name}" has no fence below it`);
    this.pending = [];
    this.title = undefined;
  }

  private fence(node: Code): void {
    const fence = {
      language: (node.lang ?? "").toLowerCase(),
      title: this.title,
      text: node.value,
      line: lineOf(node) + 1,
      marks: this.pending,
    };
    this.pending = [];
    this.title = undefined;
    this.steps.push({kind: "fence", fence});
  }

  private html(node: Html): void {
    const {marks, unknown} = readMarks(node.value, lineOf(node));
    for (const {name, line} of unknown) this.problem(line, `unknown mark "${name}"`);
    for (const mark of marks) this.mark(mark);
  }

  private mark(mark: Mark): void {
    if (mark.name === "run") this.runnable = true;
    else if (FOR_NEXT_FENCE.has(mark.name)) this.pending.push(mark);
    else this.steps.push({kind: "mark", mark});
    const needsReason = mark.name === "skip" || mark.name === "parse-only";
    if (needsReason && !valuesOf(mark, "reason")[0])
      this.problem(mark.line, `mark "${mark.name}" needs a reason`);
  }

  private paragraph(node: Paragraph): void {
    const title = titleOf(node);
    if (title === undefined) this.other();
    this.title = title;
  }

  private problem(line: number, message: string): void {
    this.problems.push({path: this.path, line, message});
  }
}

/**
 * Finds the code samples and marks of a page.
 *
 * @param path - path of the page, relative to the content folder
 * @param text - Markdown of the file, including front matter
 * @returns the steps in document order; marks that are unknown, lack a reason or have no target are problems
 */
export function extractPage(path: string, text: string): Page {
  const collector = new Collector(path);
  collector.visit(markdown.parse(withoutFrontMatter(text)));
  collector.other();
  const {steps, problems, runnable} = collector;
  return {path, text, steps, problems, runnable};
}
