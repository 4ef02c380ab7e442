import type {Heading, Nodes, Root, Text} from "mdast";
import type {HtmlElement} from "#core/model/nodes.ts";
import type {BodyState} from "../body-state.ts";
import {findDefinitions} from "../definitions.ts";
import {asideMarkdown, componentMarkdown, fenceMarkdown, isMarkedAside, textOfHtml} from "./blocks.ts";
import {type Add, cut, type Edit, removedIn, type Source} from "./edits.ts";
import {embeddedLink, rawHtml} from "./embedded.ts";
import {generatedMarkdown} from "./generated.ts";
import {editLink, imageSource, linkAddress} from "./links.ts";
import {escapeText, imageSyntax, linkTail} from "./syntax.ts";

/**
 * Renders a page as clean Markdown: the author's text, with replacements only for parts that are not plain
 * Markdown or lead elsewhere. Asides become block quotes with a bold label, links absolute, components text;
 * imports, exports and comments are removed. Serializing the tree with a library would take far longer.
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
  return replacement(node, source) ?? ownText(node, source);
}

/** Returns the source of a node with its edits applied. */
function ownText(node: Nodes, source: Source): string {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) return "";
  const edits: Edit[] = [];
  collect(node, source, edits);
  for (const [from, to] of removedIn(source.removed, start, end))
    edits.push({start: from, end: to, text: ""});
  const text = cut(source.text, start, end, edits);
  const title =
    node.type === "code" && node.data?.title !== undefined && !node.meta?.includes(node.data.title);
  return title ? `**${node.data?.title}**\n\n${text}` : text;
}

/** Returns the content of an element that is not itself shown: unindented blocks, or a block of adjacent texts. */
function inner(children: readonly Nodes[], source: Source): string {
  const texts: string[] = [];
  let wasText = false;
  for (const child of children) {
    const columns = (child.position?.start.column ?? 1) - 1;
    const text =
      replacement(child, source) ??
      ownText(child, source).replaceAll(new RegExp(`\\n[ \\t]{0,${columns}}`, "g"), "\n");
    // Content that contains blocks is a block wherever it is written, such as tabs on a single line.
    const isPhrase = PHRASING.has(child.type) || ("inline" in child && child.inline === true);
    const isText = isPhrase && !text.includes("\n\n");
    if (isText && wasText) texts.push(texts.pop() + text);
    else texts.push(text);
    wasText = isText;
  }
  return texts
    .map(text => text.replaceAll(/^\n+|\n+$/g, ""))
    .filter(text => text.trim() !== "")
    .join("\n\n");
}

const PHRASING: ReadonlySet<string> = new Set(
  "text emphasis strong delete inlineCode break link image linkReference imageReference footnoteReference formula".split(
    " ",
  ),
);

/** Returns the text that replaces a node, or `null` if its source is kept. */
function replacement(node: Nodes, source: Source): string | null {
  if (node.data?.generated) {
    const inline = (children: readonly Nodes[]): string =>
      children.map(child => block(child, source)).join("");
    const text = generatedMarkdown(node, source.state, inline, children => inner(children, source));
    if (text !== null) return text;
  }
  switch (node.type) {
    case "part": {
      const {state} = source;
      const before = state.file;
      state.file = {path: node.path, definitions: findDefinitions(node)};
      const text = blocks(node.children, {text: node.text, removed: node.removed, state});
      state.file = before;
      return text;
    }
    case "component":
      return componentMarkdown(node, inner(node.children, source), source.state);
    case "aside":
      return !node.data?.generated && isMarkedAside(node, source.text)
        ? null
        : asideMarkdown(node, inner(node.children, source), source.state.texts);
    case "code":
      return node.data?.rewritten ? fenceMarkdown(node) : null;
    case "formula":
      return node.display ? `$$\n${node.value}\n$$` : `$${node.value}$`;
    case "placeholder":
      return node.text === "" ? "" : `*${node.text}*`;
    case "htmlElement":
      return htmlElement(node, source);
    case "heading":
      return node.data?.html ? htmlHeading(node, source) : null;
    case "text":
      return node.data?.evaluated ? escapeText(node.value) : null;
    case "html":
      if (node.data?.template) return escapeText(textOfHtml(node.value));
      if (isScript(node.value, source)) return "";
      return rawHtml(node.value, source.state);
    default:
      return null;
  }
}

/** Converts a heading written in HTML or JSX. */
function htmlHeading({depth, children}: Heading, source: Source): string {
  const text = children
    .map(child =>
      child.type === "html" ? (rawHtml(child.value, source.state) ?? child.value) : block(child, source),
    )
    .join("");
  return `${"#".repeat(depth)} ${text.replaceAll(/\s+/g, " ").trim()}`;
}

const PLAIN_TAGS = new Set(["sup", "sub", "kbd", "mark", "del", "ins", "b", "i", "u", "s", "small", "abbr"]);

function htmlElement(node: HtmlElement, source: Source): string {
  const {attributes, tagName} = node;
  if (tagName === "br" || tagName === "hr") return `<${tagName}>`;
  if (tagName === "img") {
    const src = imageSource(String(attributes.src), source.state);
    return imageSyntax(String(attributes.alt ?? ""), src);
  }
  const embedded = embeddedLink(node, source.state);
  if (embedded !== null) return embedded;
  if (!node.inline) return inner(node.children, source);
  const content = node.children.map(child => block(child, source)).join("");
  if (tagName === "a") {
    const href = typeof attributes.href === "string" ? linkAddress(attributes.href, source.state) : "";
    return href === "" ? content : `[${content}${linkTail(href, null)}`;
  }
  return PLAIN_TAGS.has(tagName) ? `<${tagName}>${content}</${tagName}>` : content;
}

/** Collects the edits within a node whose source is otherwise kept. */
function collect(node: Nodes, source: Source, edits: Edit[]): void {
  const start = node.position?.start.offset ?? 0;
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
    case "text":
      escapeTags(node, source, add);
      break;
    case "code": {
      const {meta} = source.state.context.dialect.fences;
      const info = meta
        ? /^([`~]{3,}[ \t]*)([^\n]*)/.exec(source.text.slice(start, node.position?.end.offset))
        : null;
      // Other information for tools is shown on the page itself.
      if (info?.[2]?.trim() && info[2].trim() !== node.lang) {
        const from = start + (info[1] ?? "").length;
        add(from, from + info[2].length, node.lang ?? "");
        return;
      }
      const fence = /^([`~]{3,}[ \t]*)js-with-links(?:-details)?/.exec(source.text.slice(start, start + 60));
      if (fence) add(start, start + fence[0].length, `${fence[1]}js`);
      return;
    }
    case "link":
    case "linkReference":
    case "definition":
    case "image":
    case "imageReference":
      editLink(node, source, add);
  }
  if (!("children" in node)) return;
  for (const child of node.children) {
    const text = replacement(child, source);
    const from = child.position?.start.offset;
    const to = child.position?.end.offset;
    if (text === null) collect(child, source, edits);
    else if (from !== undefined && to !== undefined) add(from, to, indent(text, source.text, from));
  }
}

/** Indents the continuation lines of a replaced block. */
function indent(text: string, source: string, at: number): string {
  if (!text.includes("\n")) return text;
  const before = source.slice(source.lastIndexOf("\n", at - 1) + 1, at).replaceAll(/[^>\s]/g, " ");
  return text.replaceAll("\n", `\n${before}`);
}

function aside(node: Extract<Nodes, {type: "aside"}>, {text, state}: Source, add: Add): void {
  const start = node.position?.start.offset ?? 0;
  const label = state.texts[node.kind];
  const mark = /^[TW?!]>[ \t]*/.exec(text.slice(start, start + 20));
  if (mark) add(start, start + mark[0].length, `> **${label}:** `);
  const [alert, before] = /^([>\s]*)\[!\w+\](?:[+-](?=\s|$))?/.exec(text.slice(start, start + 40)) ?? [];
  if (alert === undefined) return;
  const isWritten = node.title?.some(({position}) => position !== undefined) === true;
  const end = isWritten ? lineEnd(text, start + alert.length) : start + alert.length;
  add(start, end, `${before}**${node.titleText ?? `${label}:`}**`);
}

const lineEnd = (text: string, from: number): number => {
  const end = text.indexOf("\n", from);
  return end === -1 ? text.length : end;
};

/** Escapes text that a parser could read as a tag, because not all of them follow CommonMark's rules. */
function escapeTags(node: Text, {text}: Source, add: Add): void {
  if (!node.value.includes("<")) return;
  const start = node.position?.start.offset ?? 0;
  for (const {index} of text.slice(start, node.position?.end.offset).matchAll(/(?<!\\)<(?=[a-z/!?])/gi))
    add(start + index, start + index, "\\");
}

/** Removes a heading id: `{#id}`, `{/*id*\/}`, `{ #id .class }`, or another notation of the dialect. */
function headingId(node: Heading, {text}: Source, add: Add): void {
  const start = node.position?.start.offset ?? 0;
  const source = text.slice(start, node.position?.end.offset).trimEnd();
  const open = source.endsWith("}") ? source.lastIndexOf("{") : -1;
  const id = node.data?.id;
  if (open === -1 || id === undefined || !source.slice(open).includes(id)) return;
  const head = source.slice(0, open).replace(/\\$/, "").trimEnd();
  if (/[#*]|\bid=/.test(source.slice(open))) add(start + head.length, start + source.length, "");
}

/** Reports whether HTML is a script or style of a single-file component. */
const isScript = (html: string, {state}: Source): boolean => {
  const [, name = ""] = /^\s*<(script|style)\b/i.exec(html) ?? [];
  return state.context.dialect.html.silent.includes(name.toLowerCase());
};
