import type {Code} from "mdast";
import {escapeHtml, escapeText} from "#schemas/rules/markup.ts";
import {present} from "#schemas/rules/present.ts";
import {type BodyState, report} from "../body-state.ts";
import type {Trusted} from "../nodes.ts";
import type {CodeLine} from "./code-line.ts";
import {codeDetails} from "./details.ts";
import {diffLines, hiddenSign} from "./diff-lines.ts";
import {hasGrammar, highlightLines, isHighlightable} from "./highlight.ts";
import {WITHOUT_GRAMMAR} from "./language-names.ts";
import {linkedLines} from "./linked-lines.ts";

const LABELS: ReadonlyMap<string, string> = new Map([
  ["js-with-links", "js"],
  ["js-with-links-details", "js"],
]);

/** Diagram languages, which the site renders in the browser. */
const DIAGRAMS: ReadonlySet<string> = new Set(["mermaid"]);

/**
 * Renders a code block as a figure with title and language in its bar. Each line has an element if any line
 * is highlighted, folded or part of a diff.
 *
 * Classes: `code`, `code--diff`, `code__bar`, `code__title`, `code__lang`; lines `ln`, highlighted ones `ln
 * hl`, lines of a diff `ln add` and `ln del`; tokens `t-*` (see `token-classes.ts`). The copied text is that
 * of `code` without `[data-nocopy]`. A diagram is an island whose source is visible without scripts. Reports
 * `code-language` for a language without a grammar.
 */
export function codeFigure(node: Code, state: BodyState): Trusted {
  const written = node.lang ?? "text";
  const {codeLanguages = {}} = state.context.dialectSettings;
  const lang = Object.hasOwn(codeLanguages, written) ? present(codeLanguages[written]) : written;
  const lines = codeLines(node.value, lang, node, state);
  const {added = [], removed = []} = node.data ?? {};
  const isDiff = lang === "diff" || diffOf(lang) !== null || added.length + removed.length > 0;
  const body = isDiff || hasOwnLines(lines, node) ? lineElements(lines, node) : lineTexts(lines);
  const title = node.data?.title;
  const titleHtml = title === undefined ? "" : `<span class="code__title">${escapeHtml(title)}</span>`;
  const label = LABELS.get(written) ?? written;
  const isDiagram = DIAGRAMS.has(lang);
  if (isDiagram) state.islands.add("Diagram");
  const langHtml = written === "text" ? "" : `<span class="code__lang">${escapeHtml(label)}</span>`;
  const diagram = isDiagram
    ? ` data-island="Diagram" data-props="${escapeHtml(JSON.stringify({language: lang}))}"`
    : "";
  const value =
    `<figure class="code${isDiff ? " code--diff" : ""}"${diagram}><figcaption class="code__bar">${titleHtml}${langHtml}</figcaption>` +
    `<pre tabindex="0"><code>${body}</code></pre></figure>`;
  return {type: "trusted", value};
}

/** Reports whether any line differs from others in more than its text. */
const hasOwnLines = (lines: readonly CodeLine[], {data}: Code): boolean =>
  (data?.marks ?? []).length > 0 || lines.some(line => line.className !== undefined || line.nocopy);

const lineTexts = (lines: readonly CodeLine[]): string => lines.map(({html}) => `${html}\n`).join("");

function lineElements(lines: readonly CodeLine[], {data}: Code): string {
  const [marked, plus, minus] = [data?.marks, data?.added, data?.removed].map(list => new Set(list));
  return lines
    .map((line, i) => {
      const sign = line.className ?? (plus?.has(i + 1) ? "add" : minus?.has(i + 1) ? "del" : undefined);
      const classes = `ln${sign ? ` ${sign}` : ""}${marked?.has(i + 1) ? " hl" : ""}`;
      const word = sign && !line.className ? hiddenSign(sign) : "";
      return `<span class="${classes}"${line.nocopy ? " data-nocopy" : ""}>${word}${line.html}\n</span>`;
    })
    .join("");
}

function codeLines(code: string, lang: string, node: Code, state: BodyState): CodeLine[] {
  switch (lang) {
    case "text":
      return plainLines(code);
    case "diff":
      return diffLines(code);
    case "js-with-links":
      return linkedLines(code, node, state);
    case "js-with-links-details":
      return codeDetails(code, node, state);
  }
  const changed = diffOf(lang);
  if (changed !== null) return diffLines(code, changed);
  if (!hasGrammar(lang)) {
    if (!node.data?.custom && !WITHOUT_GRAMMAR.has(lang))
      report(state, "code-language", `unknown language \`${lang}\``, node);
    return plainLines(code);
  }
  if (!isHighlightable(code))
    report(state, "code-size", "the code block is too long to be highlighted", node);
  return highlightLines(code, lang).map(html => ({html}));
}

/** Returns the language of the code in a diff that names it (Prism's `diff-ts`), or `null`. */
function diffOf(lang: string): string | null {
  const inner = lang.startsWith("diff-") ? lang.slice("diff-".length) : "";
  return inner !== "" && hasGrammar(inner) ? inner : null;
}

const plainLines = (code: string): CodeLine[] => code.split("\n").map(line => ({html: escapeText(line)}));
