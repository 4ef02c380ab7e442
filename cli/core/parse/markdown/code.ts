import type {Code, Html, Paragraph, PhrasingContent, Root, RootContent} from "mdast";
import {inlineText} from "#core/model/mdast-text.ts";
import {unescapeHtml} from "#schemas/rules/markup.ts";
import type {CodeHook, FileScope, MarkedCode} from "../file-scope.ts";
import {joinLanguages, joinManagers, npmTabs} from "./code-tabs.ts";
import {readInfo} from "./fence-info.ts";

/** Fences that have been read. Fences in a code group are read before their siblings. */
const done = new WeakSet<Code>();

/** Reads the info string of a fence and the dialect's notations in its code. `meta` itself is not changed. */
function readFence(code: Code, hooks: readonly CodeHook[]): void {
  if (done.has(code)) return;
  done.add(code);
  const info = `${code.lang ?? ""} ${code.meta ?? ""}`.trim();
  const {lang, title, ...lines} = readInfo(info);
  if (code.lang) code.lang = lang;
  if (code.lang === "ansi") {
    // The color sequences were removed when the file was read.
    code.lang = "text";
    code.data = {...code.data, rewritten: true};
  }
  let comments: MarkedCode | null = null;
  for (const hook of hooks) comments ??= hook(code.value, info);
  if (comments && comments.value !== code.value) {
    code.value = comments.value;
    code.data = {...code.data, rewritten: true};
  }
  const all = (kind: "marks" | "added" | "removed"): object => {
    const found = [...lines[kind], ...(comments?.[kind] ?? [])];
    return found.length > 0 ? {[kind]: found} : {};
  };
  const data = {
    ...(title !== null && {title}),
    ...code.data,
    ...all("marks"),
    ...all("added"),
    ...all("removed"),
  };
  if (Object.keys(data).length > 0) code.data = data;
}

/**
 * Reads the code blocks among the children of a node: info strings, and titles from a bold file name directly
 * above. Blocks with commands for alternative package managers become tabs.
 */
export function readCode(parent: {children: Root["children"]}, {page}: FileScope): void {
  const {children} = parent;
  if (!children.some(({type}) => type === "code" || type === "html")) return;
  const hooks = page.context.dialect.syntax.code;
  for (const [i, element] of children.entries()) {
    const child = (element.type === "html" && diagramIn(element)) || element;
    if (child.type !== "code") continue;
    children[i] = child;
    readFence(child, hooks);
    if (child.lang === "math") children[i] = formula(child);
    else if (isForNpm(child)) children[i] = npmTabs(child);
  }
  const titles = new Set<RootContent>();
  for (let i = children.length - 1; i > 0; i--) {
    const code = children[i];
    const above = children[i - 1];
    if (code?.type !== "code" || above?.type !== "paragraph" || code.data?.title !== undefined) continue;
    const title = titleOf(above);
    if (title === null) continue;
    code.data = {...code.data, title};
    titles.add(above);
  }
  // Removed in a single pass, because splicing one by one would shift the rest of a long page each time.
  if (titles.size > 0) parent.children = children.filter(child => !titles.has(child));
  joinManagers(parent.children);
  joinLanguages(parent.children);
}

/** Language names of fences with commands of npm, or with nothing but names of packages to install. */
const NPM_LANGUAGES: ReadonlySet<string> = new Set(["npm", "npm2yarn", "package-install"]);

const isForNpm = ({lang, meta}: Code): boolean =>
  /\bnpm2yarn\b/.test(meta ?? "") || NPM_LANGUAGES.has(lang ?? "");

/** Converts a fence in the language `math` to a formula, as on GitHub. */
const formula = ({value, position}: Code): RootContent => {
  const place = position ? {position} : {};
  const child: PhrasingContent = {type: "formula", value: value.trim(), display: true, ...place};
  return {type: "paragraph", children: [child], ...place};
};

/**
 * Converts an element whose class marks it as a diagram (`<pre class="mermaid">`) to a code block, or returns
 * `null`.
 */
function diagramIn({value, position}: Html): Code | null {
  const [, name, source] =
    /^\s*<(pre|div)\s+class=(?:"mermaid"|'mermaid'|mermaid)\s*>([\s\S]*)<\/\1>\s*$/i.exec(value) ?? [];
  if (name === undefined || source === undefined || source.includes(`</${name}`)) return null;
  const code = unescapeHtml(source.replaceAll(/^\s*\n|\s+$/g, ""));
  return {type: "code", lang: "mermaid", value: code, data: {rewritten: true}, ...(position && {position})};
}

/** Returns the text of a paragraph that consists of a bold file name, or of one and a remark in parentheses. */
function titleOf({children: [first, ...rest]}: Paragraph): string | null {
  if (first?.type !== "strong" || first.children.some(hasMarkup)) return null;
  if (rest.some(({type}) => type !== "text")) return null;
  const text = [first, ...rest].map(child => inlineText(child)).join("");
  const [, name, remark = ""] = /^(\S+?)( \([^\n]*\))?:?$/.exec(text.trim()) ?? [];
  return name !== undefined && isFile(name) ? name + remark : null;
}

const hasMarkup = (node: PhrasingContent): boolean =>
  node.type !== "text" && node.type !== "inlineCode" && node.type !== "emphasis";

/** Reports whether a word has the form of a file name with an extension, of a path, or of a usual name without one. */
const isFile = (word: string): boolean =>
  /^(?:~|\.{0,2})\/|(?:^|\/)(?:Dockerfile|Makefile|[^/]*\.[a-z][\w-]*)$/i.test(word);
