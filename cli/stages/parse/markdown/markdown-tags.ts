import type {Html, Root, RootContent} from "mdast";
import {parse} from "../engine/engine.ts";
import type {FileScope} from "../file-scope.ts";
import {splitParagraphs} from "../mdx/paragraphs.ts";
import {makeComponent} from "./component-node.ts";
import {COMPONENTS} from "./components.ts";

const NAMES = [...COMPONENTS.keys()].join("|");
const ATTRIBUTE = `\\s+([A-Za-z][\\w-]*)(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'=<>\`/]+)))?`;
const TAG = new RegExp(`^\\s*<(/?)(${NAMES})((?:${ATTRIBUTE})*)\\s*(/?)>`);
const ATTRIBUTES = new RegExp(ATTRIBUTE, "g");

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
  const open: {tag: Tag; at: number; node: Html}[] = [];
  for (let i = 0; i < children.length; i++) {
    const node = children[i] as RootContent;
    if (node.type !== "html") {
      if (node.type === "paragraph") readMarkdownTags(node as {children: Root["children"]}, scope);
      continue;
    }
    const tag = readTag(node.value);
    if (!tag) continue;
    const inline =
      parent !== undefined &&
      "type" in parent &&
      parent.type !== "root" &&
      isPhrasing(parent as {type: string});
    const after = inline || tag.rest.trim() === "" ? [] : reparse(node, tag, scope);
    if (tag.kind === "open" && COMPONENTS.get(tag.name)?.children) {
      open.push({tag, at: i, node});
      children.splice(i + 1, 0, ...after);
    } else if (tag.kind === "close") {
      const start = open.findLastIndex(entry => entry.tag.name === tag.name);
      if (start === -1) continue;
      const {at, node: first, tag: opening} = open[start] as (typeof open)[number];
      open.length = start;
      const content = children.slice(at + 1, i);
      const use = {name: tag.name, props: opening.props, inline, children: content, node: first};
      children.splice(at, i - at + 1, makeComponent(use, scope), ...after);
      i = at;
    } else {
      const use = {name: tag.name, props: tag.props, inline, children: [], node};
      children.splice(i, 1, makeComponent(use, scope), ...after);
    }
  }
  splitParagraphs(parent);
}

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

function readTag(html: string): Tag | null {
  const match = TAG.exec(html);
  if (!match) return null;
  const [all, slash, name, attributes] = match;
  const kind = slash ? "close" : match.at(-1) === "/" ? "self" : "open";
  return {name: name as string, kind, props: readProps(attributes as string), rest: html.slice(all.length)};
}

function readProps(attributes: string): Record<string, unknown> {
  const entries: [string, unknown][] = [];
  for (const [, name, ...values] of attributes.matchAll(ATTRIBUTES)) {
    const value = values.find(text => text !== undefined);
    entries.push([name as string, value === undefined ? true : decodeEntities(value)]);
  }
  return Object.fromEntries(entries);
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

/**
 * CommonMark puts the lines that follow a tag into its HTML block; they are meant as Markdown. They are parsed at
 * their own place: what is before them is blanked.
 */
function reparse(node: Html, {rest}: Tag, scope: FileScope): RootContent[] {
  const {start, end} = node.position ?? {};
  const grammar = (text: string): RootContent[] => parse(text, "md", scope.page.context.parser).children;
  const source = scope.text.slice(start?.offset, end?.offset);
  // In a container the lines of the source have its marks before them.
  if (!source.endsWith(rest) || start?.offset === undefined || end?.offset === undefined)
    return grammar(rest);
  const before = scope.text.slice(0, end.offset - rest.length);
  return grammar(before.replaceAll(/[^\n]/g, " ") + rest);
}
