import type {Code, Paragraph, PhrasingContent, Root} from "mdast";
import type {Dialect} from "../../../model/dialect.ts";
import {inlineText} from "../../../model/mdast-text.ts";

const ALIASES: Readonly<Record<string, string>> = {
  javascript: "js",
  mjs: "js",
  cjs: "js",
  typescript: "ts",
  mts: "ts",
  cts: "ts",
  txt: "text",
  plaintext: "text",
  plain: "text",
  code: "text",
  shell: "bash",
  sh: "bash",
  zsh: "bash",
  console: "bash",
  "shell-session": "bash",
  shellsession: "bash",
  yml: "yaml",
  md: "markdown",
  htm: "html",
  patch: "diff",
};

/**
 * Reads the info string of a fence: language by its usual short name, `title="…"` (or `filename`, `file`), and marked
 * lines (`{1,3-4}`). `meta` itself is kept as written.
 */
export function readFence(code: Code, _fences: Dialect["fences"]): void {
  const info = `${code.lang ?? ""} ${code.meta ?? ""}`.trim();
  const lang = /^[^\s{]*/.exec(info)?.[0] ?? "";
  if (code.lang) {
    const name = lang.toLowerCase();
    code.lang = (Object.hasOwn(ALIASES, name) ? ALIASES[name] : name) || null;
  }
  const rest = info.slice(lang.length);
  if (rest === "") return;
  const title = /(?:^|\s)(?:title|filename|file)=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(rest);
  const marks = /\{([\d\s,-]+)\}/.exec(rest);
  if (title) code.data = {title: title[1] ?? title[2] ?? (title[3] as string), ...code.data};
  if (marks) code.data = {...code.data, marks: readMarks(marks[1] as string)};
}

const MAX_MARKS = 10_000;

/** `1,3-4` → [1, 3, 4]. */
function readMarks(text: string): number[] {
  const marks = new Set<number>();
  for (const range of text.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)) {
    const from = Number(range[1]);
    const to = Math.min(Number(range[2] ?? range[1]), from + MAX_MARKS);
    for (let line = from; line <= to; line++) marks.add(line);
  }
  return [...marks].sort((a, b) => a - b);
}

/**
 * Code blocks among the children of a node: reads their info strings; a bold line right above one without a title
 * becomes its title, in place of the paragraph.
 */
export function readCode(parent: {children: Root["children"]}, fences: Dialect["fences"]): void {
  const {children} = parent;
  for (const child of children) if (child.type === "code") readFence(child, fences);
  for (let i = children.length - 1; i > 0; i--) {
    const code = children[i];
    const above = children[i - 1];
    if (code?.type !== "code" || above?.type !== "paragraph" || code.data?.title !== undefined) continue;
    const title = titleOf(above);
    if (title === null) continue;
    code.data = {...code.data, title};
    children.splice(--i, 1);
  }
}

/** Text of a paragraph that is one bold run, or a bold file name and a remark behind it. */
function titleOf({children}: Paragraph): string | null {
  const [first, ...rest] = children;
  if (first?.type !== "strong" || first.children.some(hasMarkup)) return null;
  const name = inlineText(first).trim();
  if (name === "" || name.includes("\n")) return null;
  if (rest.length === 0) return name.replace(/:$/, "");
  const remark = rest.every(child => child.type === "text")
    ? rest
        .map(child => inlineText(child))
        .join("")
        .trim()
    : "";
  if (remark === ":") return name;
  if (!looksLikeFile(name) || !/^\([^\n]*\):?$/.test(remark)) return null;
  return `${name} ${remark.replace(/:$/, "")}`;
}

const hasMarkup = (node: PhrasingContent): boolean =>
  node.type !== "text" && node.type !== "inlineCode" && node.type !== "emphasis";

const looksLikeFile = (name: string): boolean => /^[^\s]*[./][^\s]*$/.test(name);
