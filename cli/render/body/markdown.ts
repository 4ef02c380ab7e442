import type {Heading, Nodes, Parents, Root} from "mdast";
import type {HtmlElement} from "../../lib/nodes.ts";
import {resolveIn} from "./links.ts";
import {destination, linkTail, quotedTitle} from "./markdown-syntax.ts";
import {ASIDE_LABELS} from "./notices.ts";
import type {BodyState} from "./state.ts";

/** A stretch of the source and what takes its place. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Source that nodes are cut from. */
interface Source {
  text: string;
  /** Comments that were dropped from the tree. */
  removed: readonly [number, number][];
  state: BodyState;
}

/**
 * The page as clean Markdown: the author's own text, in which only those stretches are replaced that are not plain
 * Markdown or lead elsewhere. Asides become quotes with a bold label, links root-absolute, components text; imports,
 * exports and comments are gone, parts are put in. (Writing the whole tree anew with a library takes longer than all
 * other stages together.)
 */
export function cleanMarkdown(tree: Root, state: BodyState): string {
  const source = {text: tree.data?.text ?? "", removed: tree.data?.removed ?? [], state};
  const body = blocks(tree.children, source);
  return body === "" ? "" : `${body}\n`;
}

function blocks(children: readonly Nodes[], source: Source): string {
  return children
    .map(child => block(child, source))
    .filter(text => text !== "")
    .join("\n\n");
}

function block(node: Nodes, source: Source): string {
  const replaced = replacement(node, source);
  if (replaced !== null) return replaced;
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) return "";
  const edits: Edit[] = [];
  collect(node, source, edits);
  for (const [from, to] of source.removed)
    if (from >= start && to <= end) edits.push({start: from, end: to, text: ""});
  const text = cut(source.text, start, end, edits);
  const title =
    node.type === "code" && node.data?.title !== undefined && !node.meta?.includes(node.data.title);
  return title ? `**${node.data?.title}**\n\n${text}` : text;
}

/** Blocks of an element that is not shown itself; they stood further to the right. */
function inner(children: readonly Nodes[], source: Source): string {
  const texts = children.map(child => {
    const columns = (child.position?.start.column ?? 1) - 1;
    return block(child, source).replaceAll(new RegExp(`\\n[ \\t]{0,${columns}}`, "g"), "\n");
  });
  return texts.filter(text => text !== "").join("\n\n");
}

function cut(text: string, from: number, to: number, edits: Edit[]): string {
  let out = "";
  let at = from;
  for (const edit of edits.sort((a, b) => a.start - b.start)) {
    if (edit.start < at) continue;
    out += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return out + text.slice(at, to);
}

/** Text that takes the place of a whole node, or null where its source stays. */
function replacement(node: Nodes, source: Source): string | null {
  switch (node.type) {
    case "part": {
      const {state} = source;
      const before = state.file;
      state.file = {...before, path: node.path};
      const text = blocks(node.children, {text: node.text, removed: node.removed, state});
      state.file = before;
      return text;
    }
    case "component":
      if (node.name === "Tab") return `**${String(node.props.title)}**\n\n${inner(node.children, source)}`;
      if (node.children.length > 0) return inner(node.children, source);
      return String(
        node.props.text ?? node.props.description ?? node.props.color ?? node.props.example ?? "",
      );
    case "placeholder":
      return node.text === "" ? "" : `*${node.text}*`;
    case "htmlElement":
      return htmlElement(node, source);
    case "text":
      return node.data?.evaluated ? node.value.replaceAll(/[\\`*_{}[\]<>#|~]/g, "\\$&") : null;
    case "html":
      return /^\s*<!--[\s\S]*-->\s*$/.test(node.value) ? "" : null;
    default:
      return null;
  }
}

const PLAIN_TAGS = new Set(["sup", "sub", "kbd", "mark", "del", "ins", "b", "i", "u", "s", "small", "abbr"]);

function htmlElement(node: HtmlElement, source: Source): string {
  const {attributes, tagName} = node;
  if (tagName === "br" || tagName === "hr") return `<${tagName}>`;
  if (tagName === "img") {
    const src = source.state.imageSources.get(String(attributes.src)) ?? String(attributes.src);
    return `![${String(attributes.alt ?? "")}](${destination(src)})`;
  }
  if (!node.inline) return inner(node.children, source);
  const content = node.children.map(child => block(child, source)).join("");
  if (tagName === "a" && typeof attributes.href === "string")
    return `[${content}](${destination(resolveIn(attributes.href, source.state).href)})`;
  return PLAIN_TAGS.has(tagName) ? `<${tagName}>${content}</${tagName}>` : content;
}

/** Edits within a node whose own source stays. */
function collect(node: Nodes, source: Source, edits: Edit[]): void {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  const add = (from: number, to: number, text: string): void => {
    edits.push({start: from, end: to, text});
  };
  switch (node.type) {
    case "aside":
      aside(node, source, add);
      break;
    case "heading":
      headingId(node, source, add);
      break;
    case "code": {
      const fence = /^([`~]{3,}[ \t]*)js-with-links(?:-details)?/.exec(source.text.slice(start, start + 60));
      if (fence) add(start, start + fence[0].length, `${fence[1]}js`);
      return;
    }
    case "link":
      link(node, source, add);
      break;
    case "definition": {
      const {href} = resolveIn(node.url, source.state);
      if (href !== node.url && href !== "")
        add(start, end, `[${node.label}]: ${destination(href)}${quotedTitle(node.title)}`);
      return;
    }
    case "image": {
      const src = source.state.imageSources.get(node.url) ?? node.url;
      if (src !== node.url)
        add(start, end, `![${node.alt ?? ""}](${destination(src)}${quotedTitle(node.title)})`);
      return;
    }
  }
  if (!("children" in node)) return;
  for (const child of node.children as Nodes[]) {
    const text = replacement(child, source);
    const from = child.position?.start.offset;
    const to = child.position?.end.offset;
    if (text === null) collect(child, source, edits);
    else if (from !== undefined && to !== undefined) add(from, to, indent(text, source.text, from));
  }
}

type Add = (from: number, to: number, text: string) => void;

/** Further lines of a replaced block stand below its first one. */
function indent(text: string, source: string, at: number): string {
  if (!text.includes("\n")) return text;
  const before = source.slice(source.lastIndexOf("\n", at - 1) + 1, at).replaceAll(/[^>\s]/g, " ");
  return text.replaceAll("\n", `\n${before}`);
}

function aside(node: Extract<Nodes, {type: "aside"}>, {text}: Source, add: Add): void {
  const start = node.position?.start.offset ?? 0;
  const label = ASIDE_LABELS[node.kind];
  const mark = /^[TW?]>[ \t]*/.exec(text.slice(start, start + 20));
  if (mark) add(start, start + mark[0].length, `> **${label}:** `);
  const alert = /^([>\s]*)\[![a-z]+\]/i.exec(text.slice(start, start + 40));
  if (alert) add(start, start + alert[0].length, `${alert[1]}**${label}:**`);
}

function headingId(node: Heading, {text}: Source, add: Add): void {
  const start = node.position?.start.offset ?? 0;
  const written = /[ \t]*\{#([^\s{}]+)\}[ \t]*$/.exec(text.slice(start, node.position?.end.offset));
  if (written && written[1] === node.data?.id)
    add(start + written.index, start + written.index + written[0].length, "");
}

function link(node: Extract<Nodes, {type: "link"}>, {text, state}: Source, add: Add): void {
  const {href} = resolveIn(node.url, state);
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  const inner = (node as Parents).children;
  const from = inner[0]?.position?.start.offset;
  const to = inner.at(-1)?.position?.end.offset;
  if (href === node.url || from === undefined || to === undefined) return;
  if (href === "") {
    add(start, from, "");
    add(to, end, "");
  } else if (text[start] === "[" && text[to] === "]") add(to, end, linkTail(href, node.title));
  else add(start, end, `[${text.slice(from, to)}]${linkTail(href, node.title).slice(1)}`);
}
