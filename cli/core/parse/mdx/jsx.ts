import type {PhrasingContent, Root, RootContent} from "mdast";
import {append} from "#schemas/rules/long-lists.ts";
import {type FileScope, report} from "../file-scope.ts";
import {headingDepth} from "../heading-depth.ts";
import {headingData} from "../html/html-headings.ts";
import {isDropped} from "../html/removed.ts";
import {applyTag, ruleOf} from "../markdown/tag-rules.ts";
import {admitPart} from "../parts.ts";
import {evaluateSource, NotStatic, shownText} from "./evaluate.ts";
import {PHRASING} from "./native-jsx.ts";
import {splitParagraphs} from "./paragraphs.ts";

type Jsx = Extract<RootContent, {type: "mdxJsxFlowElement" | "mdxJsxTextElement"}>;
type Expression = Extract<RootContent, {type: "mdxFlowExpression" | "mdxTextExpression"}>;

/**
 * Converts MDX syntax among the children of a node. Comments are removed and literal expressions become text.
 * Allowed components and imported partials are inserted, HTML elements are kept, fragments and unknown
 * components are replaced by their content. Reports `mdx-expression` and the diagnostics of `applyTag`.
 */
export function readJsx(parent: {children: Root["children"]}, scope: FileScope): void {
  const out: RootContent[] = [];
  const queue = parent.children.toReversed();
  for (let child = queue.pop(); child; child = queue.pop()) {
    if (child.type === "mdxFlowExpression" || child.type === "mdxTextExpression") {
      for (const node of expression(child, scope)) out.push(node);
    } else if (child.type === "mdxJsxFlowElement" || child.type === "mdxJsxTextElement") {
      const result = element(child, scope);
      const isContent = result.length > 0 && result.at(-1) === child.children.at(-1);
      if (result.length === 0) remove(child, scope);
      else if (isContent) removeTags(child, scope);
      // Content that replaces its element is processed next.
      const first = isContent ? result.length - child.children.length : result.length;
      for (const node of result.slice(0, first)) out.push(node);
      for (const node of result.slice(first).reverse()) queue.push(node);
    } else {
      if (child.type === "paragraph") readJsx(child, scope);
      out.push(child);
    }
  }
  parent.children = out;
  splitParagraphs(parent);
}

const COMMENT = /^(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/|\/\/[^\n]*(?:\n|$))*$/;

function expression(node: Expression, scope: FileScope): RootContent[] {
  if (COMMENT.test(node.value)) {
    remove(node, scope);
    return [];
  }
  const inline = node.type === "mdxTextExpression";
  try {
    const value = shownText(evaluateSource(node.value, scope.values));
    if (value === null) {
      remove(node, scope);
      return [];
    }
    const text = {
      type: "text" as const,
      value,
      data: {evaluated: true},
      position: node.position,
    };
    return [inline ? text : {type: "paragraph", children: [text], position: node.position}];
  } catch (error) {
    report(scope, "mdx-expression", `this expression ${reasonOf(error)}, which can't be evaluated`, node);
    remove(node, scope);
    return [];
  }
}

/** Records a range of the source without a node in the tree. */
function remove({position}: Pick<RootContent, "position">, scope: FileScope): void {
  const {start, end} = position ?? {};
  if (start?.offset !== undefined && end?.offset !== undefined)
    scope.removed.push([start.offset, end.offset]);
}

/** Removes the tags of an element that is replaced by its content. */
function removeTags(node: Jsx, scope: FileScope): void {
  const {children, position} = node;
  const first = children[0]?.position;
  const last = children.at(-1)?.position;
  if (!position || !first || !last) {
    remove(node, scope);
    return;
  }
  remove({position: {start: position.start, end: first.start}}, scope);
  remove({position: {start: last.end, end: position.end}}, scope);
}

const reasonOf = (error: unknown): string => {
  if (error instanceof NotStatic) return `uses ${error.message}`;
  if (error instanceof SyntaxError) return "contains a syntax error";
  throw error;
};

/** Returns the nodes that replace a JSX element; its own children if only the content is kept. */
function element(node: Jsx, scope: FileScope): RootContent[] {
  const inline = node.type === "mdxJsxTextElement";
  const {name, position} = node;
  const children: RootContent[] = node.children;
  if (name === null || name === "Fragment" || name === "React.Fragment") return children;
  // A name in lower case is an imported file only if it has no content.
  const isLower = /^[a-z]/.test(name) && !name.includes(".");
  const isPart = scope.parts.has(name) && !(isLower && children.length > 0);
  if (isLower && !isPart && ruleOf(name, scope) === null) return [htmlElement(node, name, inline, scope)];
  if (isPart) {
    const part = scope.parts.get(name)?.(attributes(node, scope));
    if (!part || !admitPart(part, node, scope)) return [{type: "placeholder", text: name, inline, position}];
    const {path, text, removed} = part;
    return [{type: "part", path, text, removed, children: structuredClone(part.children), position}];
  }
  if (scope.foreign.has(name) && ruleOf(name, scope) === null) return children;
  return applyTag({name, props: attributes(node, scope), inline, children, node}, scope);
}

function htmlElement(node: Jsx, tagName: string, inline: boolean, scope: FileScope): RootContent {
  const values = attributes(node, scope);
  if (tagName === "img" && typeof values.src !== "string") {
    const text =
      typeof values.alt === "string" && values.alt !== "" ? values.alt : "An image that can't be shown here.";
    return {type: "placeholder", text, inline, position: node.position};
  }
  // Pictures keep their text, including the title.
  const isKept = !isDropped(tagName) || tagName === "svg" || tagName === "title";
  const children = isKept ? node.children : [];
  const title = /^h[1-6]$/.test(tagName) ? phrasing(children) : null;
  if (title !== null) {
    const depth = headingDepth(tagName[1]);
    return {type: "heading", depth, children: title, data: headingData(values), position: node.position};
  }
  return {type: "htmlElement", tagName, attributes: values, inline, children, position: node.position};
}

/** Returns the content of an element as the content of one paragraph, or `null` if it contains other blocks. */
function phrasing(children: readonly RootContent[]): PhrasingContent[] | null {
  const out: PhrasingContent[] = [];
  for (const child of children) {
    if (child.type !== "paragraph" && !PHRASING.has(child.type) && child.type !== "mdxJsxFlowElement")
      return null;
    if (child.type === "paragraph" && out.length > 0) out.push({type: "text", value: " "});
    append(out, child.type === "paragraph" ? child.children : [child]);
  }
  return out;
}

/** Evaluates attributes. Those that can't be evaluated are reported, unless the tag does not use them. */
function attributes(node: Jsx, scope: FileScope): Record<string, unknown> {
  const quiet = isQuiet(node.name, scope);
  const entries: [string, unknown][] = [];
  for (const attribute of node.attributes) {
    if (attribute.type === "mdxJsxExpressionAttribute") {
      if (!quiet) report(scope, "mdx-expression", "attributes can't be spread", node);
      continue;
    }
    const {name, value} = attribute;
    if (value === null || value === undefined || typeof value === "string") {
      entries.push([name, value ?? true]);
      continue;
    }
    try {
      entries.push([name, evaluateSource(value.value, scope.values)]);
    } catch (error) {
      if (!quiet && isUsed(name, node.name, scope))
        report(scope, "mdx-expression", `\`${name}\` ${reasonOf(error)}, which can't be evaluated`, node);
    }
  }
  return Object.fromEntries(entries);
}

/** Reports whether the rule of a tag uses an attribute. */
function isUsed(attribute: string, name: string | null, scope: FileScope): boolean {
  const rule = name === null ? null : ruleOf(name, scope);
  if (rule === null || typeof rule !== "object" || "template" in rule) return true;
  const names = Object.values("as" in rule ? rule.props : rule.attributes);
  return names.length === 0 || names.some(one => one.split("|").includes(attribute));
}

/** Reports whether no attribute of a tag is shown, or the tag is reported as a whole. */
function isQuiet(name: string | null, scope: FileScope): boolean {
  const rule = name === null ? null : ruleOf(name, scope);
  return rule === "content" || rule === "nothing" || (rule === null && name !== null && !/^[a-z]/.test(name));
}
