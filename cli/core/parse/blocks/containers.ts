import type {Root, RootContent} from "mdast";
import type {ContainerRule} from "#core/model/dialect.ts";
import {type FileScope, report} from "../file-scope.ts";
import {applyTag} from "../markdown/tag-rules.ts";
import {makeContainer} from "./make-container.ts";
import type {Mark} from "./marks.ts";
import {readSnippet} from "./snippets.ts";

type Parent = {children: Root["children"]};
type Open = Extract<Mark, {kind: "open"}>;
type Tag = Extract<Mark, {kind: "tag"}>;

/** A container that is not closed yet. */
interface Opened {
  mark: Open | Tag;
  node: RootContent;
  children: RootContent[];
}

/**
 * Puts what stands between the marks of `:::` containers into them. A closing line ends the innermost container of as
 * many colons, else of fewer. Where there are too few of them for containers of as many colons within each other, one line
 * ends all of these, as it does in markdown-it. One that is never closed ends with the block around it
 * (`container-unclosed`).
 */
export function readContainers(parent: Parent, scope: FileScope): void {
  if (scope.marks.size === 0 || !parent.children.some(child => markOf(child, scope))) return;
  const out: RootContent[] = [];
  const open: Opened[] = [];
  const put = (node: RootContent | RootContent[]): void =>
    void (open.at(-1)?.children ?? out).push(...[node].flat());
  const close = (end: RootContent): void => {
    const {mark, node, children} = open.pop() as Opened;
    const start = node.position?.start;
    const position = start && end.position ? {position: {start, end: end.position.end}} : {};
    if (mark.kind === "tag") put(tagNodes(mark, children, position, scope));
    else put(makeContainer({rule: ruleOf(mark, node, scope), ...mark, children, ...position}, scope));
  };
  for (const [i, child] of parent.children.entries()) {
    const before = parent.children[i - 1];
    const mark = markOf(child, scope);
    // Where the source around it is copied, its line is left out.
    if (mark) removeMark(child, scope);
    if (mark?.kind === "open") open.push({mark, node: child, children: []});
    else if (mark?.kind === "snippet") put(readSnippet(mark, child, scope));
    else if (mark?.kind === "tag") {
      const at = open.findLastIndex(one => one.mark.kind === "tag" && one.mark.number === mark.number);
      if (mark.place === "open") open.push({mark, node: child, children: []});
      else if (mark.place === "self") put(tagNodes(mark, [], child, scope));
      else while (at !== -1 && open.length > at) close(child);
    } else if (mark?.kind === "leaf") {
      report(scope, "container-unknown", "documentation that a program is to generate is left out", child);
      const attributes = {id: mark.name};
      put({
        type: "htmlElement",
        tagName: "span",
        attributes,
        inline: false,
        children: [],
        position: child.position,
      });
    } else if (child.type === "code" && markOf(before, scope)?.kind === "leaf" && isIndented(child, scope))
      removeMark(child, scope);
    else if (mark?.kind === "close") {
      const exact = open.findLastIndex(one => sizeOf(one) === mark.size);
      const at =
        exact === -1
          ? open.findLastIndex(one => sizeOf(one) < mark.size)
          : exact - withIt(open.slice(0, exact), mark.size, parent.children.slice(i + 1), scope);
      while (at !== -1 && open.length > at) close(child);
    } else put(child);
  }
  const last = parent.children.at(-1) as RootContent;
  while (open.length > 0) {
    const {mark, node} = open.at(-1) as Opened;
    if (mark.kind === "open")
      report(scope, "container-unclosed", `the container \`${mark.name}\` is not closed`, node);
    close(last);
  }
  parent.children = out;
}

/** How many of the containers around one end with it: none where there is a closing line for each of them. */
function withIt(
  around: readonly Opened[],
  size: number,
  rest: readonly RootContent[],
  scope: FileScope,
): number {
  const other = around.findLastIndex(one => sizeOf(one) !== size);
  const alike = around.length - other - 1;
  let depth = alike;
  for (const node of rest) {
    if (depth === 0) break;
    const mark = markOf(node, scope);
    if ((mark?.kind === "open" || mark?.kind === "close") && mark.size === size)
      depth += mark.kind === "open" ? 1 : -1;
  }
  return depth === 0 ? 0 : alike;
}

/** Whether a block of code is one by its indentation. */
function isIndented({position}: RootContent, {text}: FileScope): boolean {
  const at = position?.start.offset ?? 0;
  return /^(?: {4}|\t)/.test(text.slice(text.lastIndexOf("\n", at - 1) + 1, at + 4));
}

/** Colons that a container was opened with; a tag has none that a closing line could match. */
const sizeOf = ({mark}: Opened): number => (mark.kind === "open" ? mark.size : Number.NaN);

/** What a tag of a template language becomes, by its rule. */
function tagNodes(
  {number}: Tag,
  children: RootContent[],
  node: Pick<RootContent, "position">,
  scope: FileScope,
): RootContent[] {
  const tag = scope.tags[number];
  return tag ? applyTag({...tag, inline: false, children, node}, scope) : children;
}

function ruleOf({name}: Open, node: RootContent, scope: FileScope): ContainerRule {
  const {colons, others} = scope.page.context.dialect.containers;
  if (Object.hasOwn(colons, name)) return colons[name] as ContainerRule;
  report(scope, "container-unknown", `unknown container \`${name}\``, node);
  return others ?? {as: "content"};
}

function removeMark({position}: RootContent, {removed}: FileScope): void {
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (start !== undefined && end !== undefined) removed.push([start, end]);
}

const markOf = (node: RootContent | undefined, {marks}: FileScope): Mark | undefined =>
  node?.type === "thematicBreak" ? marks.get(node.position?.start.line ?? 0) : undefined;
