import type {Html, Root, RootContent} from "mdast";
import {isHtmlElement} from "#core/model/elements/dropped-elements.ts";
import {present} from "#schemas/rules/present.ts";
import {parse} from "../engine/engine.ts";
import {type FileScope, report, type SyntaxDialect} from "../file-scope.ts";
import {isPhrasing} from "../html/unclosed.ts";
import {evaluateSource} from "../mdx/evaluate.ts";
import {splitParagraphs} from "../mdx/paragraphs.ts";
import {COMPONENTS, INLINE_COMPONENTS} from "./components.ts";
import {closingIn, parseRest, startOfRest} from "./tag-rest.ts";
import {applyTag, reportUnknown, ruleOf} from "./tag-rules.ts";

/** Void elements of HTML. */
const VOID_ELEMENTS: ReadonlySet<string> = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);

const ATTRIBUTE = `\\s+([:@#]?[A-Za-z][\\w.:-]*)(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'=<>\`/]+)))?`;
const ATTRIBUTES = new RegExp(ATTRIBUTE, "g");
const patterns = new WeakMap<SyntaxDialect, RegExp>();

/**
 * Returns the pattern of a component's tag at the start of an HTML node: a listed name or, if the dialect
 * allows it, any capitalized one.
 */
function tagPattern(dialect: SyntaxDialect): RegExp {
  let pattern = patterns.get(dialect);
  if (!pattern) {
    const {components, syntax} = dialect;
    // An HTML element keeps its meaning even if the dialect has a tag with its name.
    const ofSyntax = Object.keys(syntax.tags).filter(name => !isHtmlElement(name));
    const listed = [...COMPONENTS.keys(), ...Object.keys(components), ...ofSyntax].map(name =>
      name.replaceAll(/[^\w-]/g, "\\$&"),
    );
    const any = dialect.html.components ? ["[A-Z][\\w.]*"] : [];
    pattern = new RegExp(
      `^\\s*<(/?)(${[...any, ...listed].join("|")})(?![\\w.-])((?:${ATTRIBUTE})*)\\s*(/?)>`,
    );
    patterns.set(dialect, pattern);
  }
  return pattern;
}

interface Tag {
  name: string;
  kind: "open" | "close" | "self";
  props: Record<string, unknown>;
  /** Text after the tag in the same HTML node. */
  rest: string;
}

/**
 * Reads components written as tags in `.md` files. An HTML parser would treat `<Badge … />` as an opening tag
 * and swallow what follows, so self-closing tags are read here. Pairs among siblings (`<Tabs>` … `</Tabs>`)
 * enclose the content between them. A tag within other HTML is left to the HTML stage.
 */
export function readMarkdownTags(parent: {children: Root["children"]}, scope: FileScope): void {
  // Most parents contain no HTML, and so no tags.
  if (!parent.children.some(child => child.type === "html" || child.type === "paragraph")) return;
  if (!parent.children.some(holdsHtml)) {
    splitParagraphs(parent);
    return;
  }
  const {dialect, parser} = scope.page.context;
  const tagLength = (html: string): number => tagPattern(dialect).exec(html)?.[0].length ?? 0;
  const inline = isPhrasing(parent);
  const queue = parent.children.toReversed();
  /** `null` represents a dropped tag. */
  const out: (RootContent | null)[] = [];
  const open: {tag: Tag; at: number; node: Html}[] = [];
  const use = (
    tag: Tag,
    props: Tag["props"],
    children: RootContent[],
    first: Html,
    last: Html,
  ): RootContent[] =>
    applyTag({name: tag.name, props, inline, children, node: spanned(first, last, tag, scope.text)}, scope);
  // An unclosed tag is kept, unless its component needs no content; its remaining text is already a sibling.
  const leave = ({tag, at, node}: (typeof open)[number]): void => {
    if (!takesContent(tag, scope)) {
      out[at] = use(tag, tag.props, [], node, node)[0] ?? null;
      return;
    }
    reportUnclosed(tag.name, node, scope);
    if (!inline) node.value = node.value.slice(0, node.value.length - tag.rest.length);
  };
  for (let node = queue.pop(); node; node = queue.pop()) {
    if (node.type === "paragraph") readMarkdownTags(node, scope);
    const tag = node.type === "html" ? readTag(node.value, scope) : null;
    if (node.type !== "html" || !tag) {
      const isOpen = (name: string): boolean => open.some(entry => entry.tag.name === name);
      const rest = node.type === "html" && open.length > 0 ? closingIn(node, isOpen, scope.text) : null;
      if (rest) queue.push(rest);
      if (node.type === "html") reportNested(node, scope);
      out.push(node);
      continue;
    }
    const label = inline ? null : labelIn(tag);
    if (label) Object.assign(tag, {kind: "self", rest: label.rest});
    noteTag(node, tag, scope);
    const after =
      inline || tag.rest.trim() === "" ? [] : parseRest(node, tag.rest, parser, scope.text, tagLength);
    for (const sibling of after.toReversed()) queue.push(sibling);
    let result: RootContent[] = [];
    if (tag.kind === "open") {
      open.push({tag, at: out.length, node});
      result = [node];
    } else if (tag.kind === "close") {
      const start = open.findLastIndex(entry => entry.tag.name === tag.name);
      if (start === -1) continue;
      const {at, node: first, tag: opening} = present(open[start]);
      for (const entry of open.splice(start).slice(1)) leave(entry);
      const content = out.splice(at).slice(1);
      result = use(tag, opening.props, content.filter(isKept), first, node);
    } else {
      const content = label ? parse(label.text, "md", parser).children : [];
      result = use(tag, tag.props, content, node, node);
    }
    for (const one of result) out.push(one);
  }
  for (const entry of open.reverse()) {
    const {tag, node, at} = entry;
    if (ruleOf(tag.name, scope) !== null) {
      leave(entry);
      continue;
    }
    reportUnknown(tag.name, node, scope);
    out[at] = null;
  }
  parent.children = out.filter(isKept);
  splitParagraphs(parent);
}

const holdsHtml = (node: RootContent): boolean =>
  node.type === "html" || (node.type === "paragraph" && node.children.some(({type}) => type === "html"));

const isKept = (node: RootContent | null): node is RootContent => node !== null;

/**
 * Returns the content of an inline component whose opening tag starts a line, and the text after its closing
 * tag.
 */
function labelIn({name, kind, rest}: Tag): {text: string; rest: string} | null {
  if (kind !== "open" || !INLINE_COMPONENTS.has(name)) return null;
  const close = `</${name}>`;
  const at = rest.indexOf(close);
  return at === -1 ? null : {text: rest.slice(0, at), rest: rest.slice(at + close.length)};
}

/** Unclosed tags that were reported: the content of a component is read again when its closing tag is found. */
const reported = new WeakSet<Html>();

/** Reports `html-unclosed` for a component. Elements are left to the HTML stage; in MDX, the syntax error is reported. */
function reportUnclosed(name: string, node: Html, scope: FileScope): void {
  if (scope.isInvalidMdx || isHtmlElement(name.toLowerCase()) || reported.has(node)) return;
  reported.add(node);
  report(scope, "html-unclosed", `\`<${name}>\` is never closed, so it has no effect`, node);
}

/**
 * Reports tags of HTML elements within other HTML, to which the rules of `components` do not apply
 * (`config-component`).
 */
function reportNested(node: Html, scope: FileScope): void {
  const {components} = scope.page.context.dialect;
  const nested = new Set(
    [...node.value.matchAll(/<([a-z][a-z\d]*)(?![\w.-])/g)]
      .map(([, name = ""]) => name)
      .filter(name => Object.hasOwn(components, name)),
  );
  for (const name of nested)
    report(scope, "config-component", `the rule for \`<${name}>\` does not apply inside other HTML`, node);
}

type Point = NonNullable<Html["position"]>["start"];

/** Returns the end of a tag within its HTML node. */
const endOf = (node: Html, {rest}: Tag, source: string): Point | undefined =>
  rest.trim() === "" ? node.position?.end : (startOfRest(node, rest, source) ?? node.position?.end);

/** Removes the tag from copies of the source, whatever becomes of it. */
function noteTag(node: Html, tag: Tag, {removed, text}: FileScope): void {
  const [start, end] = [node.position?.start.offset, endOf(node, tag, text)?.offset];
  if (start !== undefined && end !== undefined) removed.push([start, end]);
}

/** Returns the position of a component from its opening to its closing tag. */
function spanned(first: Html, last: Html, tag: Tag, source: string): Pick<Html, "position"> {
  const end = endOf(last, tag, source);
  return first.position && end ? {position: {start: first.position.start, end}} : first;
}

/** Reports whether the content between its tags belongs to a component. */
const takesContent = ({name, props}: Tag, {page}: FileScope): boolean => {
  const {components, syntax} = page.context.dialect;
  const entry = COMPONENTS.get(name);
  return (
    Object.hasOwn(components, name) ||
    Object.hasOwn(syntax.tags, name) ||
    entry?.children !== false ||
    (entry.contentAs !== undefined && props[entry.contentAs] === undefined)
  );
};

function readTag(html: string, scope: FileScope): Tag | null {
  const match = tagPattern(scope.page.context.dialect).exec(html);
  if (!match) return null;
  const [all, slash, name = "", attributes = ""] = match;
  const isVoid = VOID_ELEMENTS.has(name);
  const kind = slash ? "close" : isVoid || match.at(-1) === "/" ? "self" : "open";
  return {name, kind, props: readProps(attributes), rest: html.slice(all.length)};
}

function readProps(attributes: string): Record<string, unknown> {
  const entries: [string, unknown][] = [];
  for (const [, name = "", ...values] of attributes.matchAll(ATTRIBUTES)) {
    const value = values.find(text => text !== undefined);
    const text = value === undefined ? true : decodeEntities(value);
    if (!/^[:@#]/.test(name)) entries.push([name, text]);
    else if (name.startsWith(":")) entries.push([name.slice(1), boundValue(text)]);
  }
  return Object.fromEntries(entries);
}

/** Evaluates a binding (`:sizes="[1, 2]"`) if it is a literal. */
function boundValue(text: string | true): unknown {
  try {
    return text === true ? true : evaluateSource(text, new Map());
  } catch {
    return undefined;
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00A0",
};
const decodeEntities = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => ENTITIES[name] ?? "");
