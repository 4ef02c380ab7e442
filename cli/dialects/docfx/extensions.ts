import {proseLines} from "#core/parse/blocks/lines.ts";
import type {FileScope, RewrittenText} from "#core/parse/file-scope.ts";
import {markOfTag} from "#core/parse/tags/tag-marks.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {outsideCode} from "../toolkit/text/code-spans.ts";
import {attributesIn, dedentColumns, linesOfTag, replaceTags} from "./triple-colons.ts";

const TAB = /^ {0,3}#{1,6}[ \t]+\[([^\]\n]+)\]\(#tab\/[^)\s]+\)[ \t]*$/;
const TAB_END = /^ {0,3}(?:-{3,}|\*{3,})[ \t]*$/;
/** Matches lines that only arrange or select the content between them. */
const FRAME =
  /^([ \t>]*):::[ \t]*(?:(?:row|column|zone|moniker)(?:-end)?|image-end)(?:[ \t][^\n]*?)?(?::::)?[ \t]*$/;
const DIV = /^([ \t]*>[ \t]*)\[!div[^\]]*\][ \t]*$/i;
/** Matches the start of a link to a path from the folder of `docfx.json`. */
const FROM_TOP = /(\]\(<?|^ {0,3}\[[^\]\n]+\]:[ \t]*<?)~\//g;
const VIDEO = /\[!VIDEO[ \t]+([^\]\s]+)[ \t]*\]/gi;
const INCLUDE = /^([ \t]*(?:>[ \t]*)?)\[!INCLUDE[ \t]*\[[^\]\n]*\]\(([^)\s]+)[^)\n]*\)[ \t]*\][ \t]*$/i;
const CODE =
  /^((?:[ \t]*>)*[ \t]*)\[!code(?:-([\w+#-]+))?[ \t]*\[[^\]\n]*\]\(([^)\s]+)[^)\n]*\)[ \t]*\][ \t]*$/i;

/**
 * Converts DocFX extensions to tags and Markdown: tabs (`# [A](#tab/a)` … `---`), `:::image:::`, `:::code:::`,
 * includes, videos and cross-references (https://dotnet.github.io/docfx/docs/markdown.html). Rows, columns and zones
 * are replaced by their content, and `~/` in links by the path to the content folder.
 */
export function readExtensions(scope: FileScope): RewrittenText | null {
  const written = scope.text.split("\n");
  const outside = new Set([...proseLines(written)].map(({index}) => index));
  const lines = dedentColumns(written, index => outside.has(index));
  const prose = new Set([...proseLines(lines)].map(({index}) => index));
  const out: string[] = [];
  const from: number[] = [];
  let tabs: {group: number; tab: number} | null = null;
  const up = relativePath(scope.folder, scope.page.context.content) || ".";
  const tag = (name: string, props: Record<string, string> = {}): number =>
    scope.tags.push({name, props}) - 1;
  const put = (at: number, ...written: string[]): void => {
    for (const line of written) {
      out.push(line);
      from.push(at + 1);
    }
  };
  const closeTab = (at: number): void => {
    if (tabs) put(at, "", markOfTag("close", tabs.tab));
  };
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? "";
    const title = prose.has(i) ? TAB.exec(line)?.[1] : undefined;
    if (title !== undefined) {
      closeTab(i);
      const group: number = tabs?.group ?? tag("DocfxTabs");
      if (!tabs) put(i, markOfTag("open", group));
      tabs = {group, tab: tag("DocfxTab", {title: title.replaceAll(/[`*]/g, "")})};
      put(i, markOfTag("open", tabs.tab), "");
    } else if (tabs && prose.has(i) && TAB_END.test(line)) {
      closeTab(i);
      put(i, markOfTag("close", tabs.group), "");
      tabs = null;
    } else if (!prose.has(i)) put(i, line);
    else {
      const count = linesOfTag(lines, i);
      put(i, fromTop(readLine(lines.slice(i, i + count).join(" "), tag), up));
      i += count - 1;
    }
  }
  if (tabs) {
    closeTab(lines.length - 1);
    put(lines.length - 1, markOfTag("close", tabs.group));
  }
  return {text: out.join("\n"), lines: from};
}

/** Replaces `~/` in links. Paths of includes and code keep it for the reader of the file. */
const fromTop = (line: string, up: string): string =>
  line.includes("~/") ? outsideCode(line, text => text.replaceAll(FROM_TOP, `$1${up}/`)) : line;

function readLine(line: string, tag: (name: string, props: Record<string, string>) => number): string {
  if (!/:::|\[!|xref/i.test(line)) return line;
  const [, quote] = DIV.exec(line) ?? [];
  if (quote !== undefined) return quote.trimEnd();
  const [, before = "", file] = INCLUDE.exec(line) ?? [];
  if (file !== undefined) return before + markOfTag("self", tag("DocfxFile", {file}));
  const [, indent = "", lang = "", code] = CODE.exec(line) ?? [];
  if (code !== undefined) return indent + markOfTag("self", tag("DocfxCode", codeProps(code, lang)));
  const isCode = /^[ \t]*:::[ \t]*code[ \t]/.test(line);
  const named = replaceTags(line, (name, given) => {
    const {source: path = "", "alt-text": alt = "", link = ""} = given;
    if (name === "no-loc") return given.text ?? "";
    if (name === "code" && isCode) {
      const {language = "", range = "", id = ""} = given;
      const region = id === "" ? "" : `#${id}`;
      return markOfTag("self", tag("DocfxCode", {file: path + region, lang: language, lines: range}));
    }
    if (name !== "image") return `[${given.title ?? (alt || path)}](<${path}>)`;
    const image = `![${alt.replaceAll(/[[\]]/g, "\\$&")}](<${path}>)`;
    return link === "" ? image : `[${image}](<${link}>)`;
  });
  const frame = FRAME.exec(named);
  return outsideCode((frame ? (frame[1] ?? "") : named).replaceAll(VIDEO, "[$1]($1)"), text =>
    text
      .replaceAll(/\[\]\(xref:([^)?\s]+)[^)\n]*\)|(?<!\]\()<xref:([^<>?\s]+)(?:[?\s][^<>\n]*)?>/g, nameOf)
      .replaceAll(/<(?:a|xref)\s[^<>\n]*>/g, readReference),
  );
}

/** Replaces a cross-reference with its own text, or with the name it refers to. */
function readReference(tag: string): string {
  const {href = ""} = attributesIn(tag);
  const uid = href.startsWith("xref:") ? href.slice("xref:".length) : tag.startsWith("<x") ? href : "";
  if (uid === "") return tag;
  return tag.endsWith("/>") ? nameOf("", uid.replace(/\?.*$/s, ""), "") : tag.replace(`href="${href}"`, "");
}

/** Formats the name of a cross-reference's target as code. */
function nameOf(_: string, first: string | undefined, second: unknown): string {
  const name = (first ?? String(second)).replace(/%2A$/i, "");
  return name.includes("`") ? `\`\` ${name} \`\`` : `\`${name}\``;
}

/** Parses `a.cs?highlight=1#L1-L5` or `a.cs#region`. */
function codeProps(target: string, lang: string): Record<string, string> {
  const [, path = "", region = ""] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(target) ?? [];
  const [, first, last = first] = /^L(\d+)(?:-L(\d+))?$/.exec(region) ?? [];
  return first === undefined
    ? {file: region === "" ? path : `${path}#${region}`, lang}
    : {file: path, lang, lines: `${first}-${last}`};
}
