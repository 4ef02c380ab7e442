import type {Html, Root, RootContent} from "mdast";
import {ELEMENTS} from "#core/model/allow-list.ts";
import {DROPPED_ELEMENTS} from "#core/model/dropped-elements.ts";
import {parse} from "../engine/engine.ts";
import {type FileScope, report, type SyntaxDialect} from "../file-scope.ts";
import {evaluateSource} from "../mdx/evaluate.ts";
import {splitParagraphs} from "../mdx/paragraphs.ts";
import {COMPONENTS, INLINE_COMPONENTS} from "./components.ts";
import {parseRest, startOfRest} from "./tag-rest.ts";
import {applyTag, ruleOf} from "./tag-rules.ts";

/** Elements of HTML that have no content and no closing tag. */
const VOID_ELEMENTS: ReadonlySet<string> = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);

const ATTRIBUTE = `\\s+([:@#]?[A-Za-z][\\w.:-]*)(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'=<>\`/]+)))?`;
const ATTRIBUTES = new RegExp(ATTRIBUTE, "g");
const patterns = new WeakMap<SyntaxDialect, RegExp>();

/** An element of HTML, which is meant as such although a dialect has a tag of that name in its own syntax. */
const isElement = (name: string): boolean => ELEMENTS.has(name) || DROPPED_ELEMENTS.has(name);

/** A tag of a component at the start of an HTML node: one that is listed, or where the dialect has it so, any such name. */
function tagPattern(dialect: SyntaxDialect): RegExp {
  let pattern = patterns.get(dialect);
  if (!pattern) {
    const {components, syntax} = dialect;
    const ofSyntax = Object.keys(syntax.tags).filter(name => !isElement(name));
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
  /** What follows the tag in the same HTML node. */
  rest: string;
}

/**
 * Components written as tags in `.md` files. An HTML parser would take `<Badge … />` for an opening tag and swallow
 * what follows, so self-closing tags are read here; pairs among siblings (`<Tabs>` … `</Tabs>`) enclose what is
 * between them. A tag within other HTML is left to the HTML stage.
 */
export function readMarkdownTags(parent: {children: Root["children"]}, scope: FileScope): void {
  const {children} = parent;
  // Most parents hold no HTML; without any, there is no tag to read.
  if (!children.some(child => child.type === "html" || child.type === "paragraph")) return;
  const {dialect, parser} = scope.page.context;
  const tagLength = (html: string): number => tagPattern(dialect).exec(html)?.[0].length ?? 0;
  const inline = "type" in parent && isPhrasing(parent as {type: string});
  const open: {tag: Tag; at: number; node: Html}[] = [];
  // A tag that nothing closes stays, unless its component needs no content; its rest is a sibling already.
  const leave = ({tag, at, node}: (typeof open)[number]): void => {
    if (!takesContent(tag, scope)) {
      const use = {
        name: tag.name,
        props: tag.props,
        inline,
        children: [],
        node: spanned(node, node, tag, scope.text),
      };
      children.splice(children.indexOf(node, at), 1, ...applyTag(use, scope).slice(0, 1));
    } else if (!inline) node.value = node.value.slice(0, node.value.length - tag.rest.length);
  };
  for (let i = 0; i < children.length; i++) {
    const node = children[i] as RootContent;
    if (node.type !== "html") {
      if (node.type === "paragraph") readMarkdownTags(node as {children: Root["children"]}, scope);
      continue;
    }
    const tag = readTag(node.value, scope);
    if (!tag) {
      reportNested(node, scope);
      continue;
    }
    const label = inline ? null : labelIn(tag);
    if (label) Object.assign(tag, {kind: "self", rest: label.rest});
    noteTag(node, tag, scope);
    const after =
      inline || tag.rest.trim() === "" ? [] : parseRest(node, tag.rest, parser, scope.text, tagLength);
    if (tag.kind === "open") {
      open.push({tag, at: i, node});
      children.splice(i + 1, 0, ...after);
    } else if (tag.kind === "close") {
      const start = open.findLastIndex(entry => entry.tag.name === tag.name);
      if (start === -1) {
        children.splice(i--, 1, ...after);
        continue;
      }
      const {at, node: first, tag: opening} = open[start] as (typeof open)[number];
      for (const entry of open.splice(start).slice(1)) leave(entry);
      const content = children.slice(at + 1, i);
      const use = {
        name: tag.name,
        props: opening.props,
        inline,
        children: content,
        node: spanned(first, node, tag, scope.text),
      };
      const result = applyTag(use, scope);
      children.splice(at, i - at + 1, ...result, ...after);
      i = at + result.length - 1;
    } else {
      const content = label ? parse(label.text, "md", parser).children : [];
      const use = {
        name: tag.name,
        props: tag.props,
        inline,
        children: content,
        node: spanned(node, node, tag, scope.text),
      };
      const result = applyTag(use, scope);
      children.splice(i, 1, ...result, ...after);
      i += result.length - 1;
    }
  }
  for (const entry of open.reverse()) {
    const {tag, node} = entry;
    if (ruleOf(tag.name, scope) !== null) {
      leave(entry);
      continue;
    }
    report(scope, "mdx-component", `unknown component \`${tag.name}\``, node);
    children.splice(children.indexOf(node), 1);
  }
  splitParagraphs(parent);
}

/** Content of an inline component whose opening tag has a line of its own, and what follows its closing tag. */
function labelIn({name, kind, rest}: Tag): {text: string; rest: string} | null {
  if (kind !== "open" || !INLINE_COMPONENTS.has(name)) return null;
  const close = `</${name}>`;
  const at = rest.indexOf(close);
  return at === -1 ? null : {text: rest.slice(0, at), rest: rest.slice(at + close.length)};
}

/** Reports tags of HTML elements within other HTML, which the rules of `components` do not reach (`config-component`). */
function reportNested(node: Html, scope: FileScope): void {
  const {components} = scope.page.context.dialect;
  const nested = new Set(
    [...node.value.matchAll(/<([a-z][a-z\d]*)(?![\w.-])/g)]
      .map(([, name]) => name as string)
      .filter(name => Object.hasOwn(components, name)),
  );
  for (const name of nested)
    report(scope, "config-component", `the rule for \`<${name}>\` does not apply inside other HTML`, node);
}

type Point = NonNullable<Html["position"]>["start"];

/** Where a tag ends within its HTML node. */
const endOf = (node: Html, {rest}: Tag, source: string): Point | undefined =>
  rest.trim() === "" ? node.position?.end : (startOfRest(node, rest, source) ?? node.position?.end);

/** Copies of the source leave out the tag itself, whatever becomes of it. */
function noteTag(node: Html, tag: Tag, {removed, text}: FileScope): void {
  const [start, end] = [node.position?.start.offset, endOf(node, tag, text)?.offset];
  if (start !== undefined && end !== undefined) removed.push([start, end]);
}

/** Place of a component from its opening to its closing tag. */
function spanned(first: Html, last: Html, tag: Tag, source: string): Pick<Html, "position"> {
  const end = endOf(last, tag, source);
  return first.position && end ? {position: {start: first.position.start, end}} : first;
}

/** Whether what follows an opening tag, up to its closing one, belongs to it. */
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

const PHRASING_PARENTS = new Set([
  "paragraph",
  "heading",
  "tableCell",
  "emphasis",
  "strong",
  "delete",
  "link",
]);
const isPhrasing = ({type}: {type: string}): boolean => PHRASING_PARENTS.has(type);

function readTag(html: string, scope: FileScope): Tag | null {
  const match = tagPattern(scope.page.context.dialect).exec(html);
  if (!match) return null;
  const [all, slash, name, attributes] = match;
  const isVoid = VOID_ELEMENTS.has(name as string);
  const kind = slash ? "close" : isVoid || match.at(-1) === "/" ? "self" : "open";
  return {name: name as string, kind, props: readProps(attributes as string), rest: html.slice(all.length)};
}

function readProps(attributes: string): Record<string, unknown> {
  const entries: [string, unknown][] = [];
  for (const [, name, ...values] of attributes.matchAll(ATTRIBUTES)) {
    const value = values.find(text => text !== undefined);
    const text = value === undefined ? true : decodeEntities(value);
    if (!/^[:@#]/.test(name as string)) entries.push([name as string, text]);
    else if (name?.startsWith(":")) entries.push([name.slice(1), boundValue(text)]);
  }
  return Object.fromEntries(entries);
}

/** Value of a binding (`:sizes="[1, 2]"`) where it is a literal. */
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
  text.replaceAll(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => ENTITIES[name] as string);
