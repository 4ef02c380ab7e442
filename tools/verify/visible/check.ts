import type {Code, Nodes, RootContent} from "mdast";
import {markdown, withoutFrontMatter} from "../extract/markdown.ts";
import {readMarks} from "../extract/marks.ts";
import type {Page, Problem, Report} from "../types.ts";

const COMMENT = /^\s*<!--[\s\S]*-->\s*$/;
const line = (node: Nodes): number => node.position?.start.line ?? 1;
const isComment = (node: Nodes): boolean => node.type === "html" && COMMENT.test(node.value);
const isOutput = (node: Nodes): boolean =>
  node.type === "html" && readMarks(node.value, 1).marks.some(({name}) => name === "output");

/** Reports whether the node above an output introduces it: a visible command or a sentence. */
const introduces = (node: Nodes | undefined): boolean =>
  node?.type === "paragraph" || (node?.type === "code" && node.lang === "bash");

const blocks = (node: Nodes): Nodes[][] =>
  "children" in node ? [node.children as RootContent[], ...node.children.flatMap(blocks)] : [];

/**
 * Finds outputs without an introduction, so that readers cannot tell which file or command they belong to.
 */
export function outputsWithoutSource({path, text}: Page): Problem[] {
  const found = blocks(markdown.parse(withoutFrontMatter(text))).flatMap(siblings =>
    siblings.filter((node, at): node is Code => {
      if (node.type !== "code" || node.meta?.includes("title=")) return false;
      let above = at - 1;
      let marked = false;
      for (let sibling = siblings[above]; sibling && isComment(sibling); sibling = siblings[above]) {
        marked ||= isOutput(sibling);
        above -= 1;
      }
      return marked && !introduces(siblings[above]);
    }),
  );
  const message =
    'say where this output comes from: a sentence above it, or a title such as title="dist/main.js"';
  return found.map(node => ({path, line: line(node), message}));
}

/**
 * Finds pages that a guide opens although only a hidden command wrote them, so that readers have no such
 * file.
 */
export function hiddenPages({path, steps, runnable}: Page): Problem[] {
  if (!runnable) return [];
  const written = steps.flatMap(step =>
    step.kind === "fence" && step.fence.title ? [step.fence.title] : [],
  );
  return steps.flatMap(step => {
    if (step.kind === "fence" || step.mark.name !== "page") return [];
    const file = step.mark.argument;
    const hidden = steps.some(
      other => other.kind === "mark" && other.mark.name === "sh" && other.mark.argument.endsWith(`> ${file}`),
    );
    if (!hidden || written.includes(file)) return [];
    return [{path, line: step.mark.line, message: `readers do not have ${file}: show it as a titled sample`}];
  });
}

/**
 * Checks that readers see what they need to follow a sample: the page to open, and the source of an output.
 */
export function checkVisible(pages: ReadonlyArray<Page>): Report {
  const problems = pages.flatMap(page => [...outputsWithoutSource(page), ...hiddenPages(page)]);
  return {
    problems,
    counts: [`${pages.length} pages read for outputs without a source and pages that are hidden`],
  };
}
