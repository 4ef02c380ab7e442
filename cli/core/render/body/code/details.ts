import type {Code} from "mdast";
import {escapeHtml} from "#schemas/rules/markup.ts";
import type {BodyState} from "../body-state.ts";
import {resolveHref} from "../links.ts";
import type {CodeLine} from "./code-line.ts";
import {highlightLines} from "./highlight.ts";
import {placeOfLine} from "./linked-lines.ts";

const OPEN = /^(\s*)<([\w.-]+)\s+"([^"]*)">\s*$/;
const DEFAULT_OPEN = /^\s*<default>\s*$/;
const DEFAULT_CLOSE = /^\s*<\/default>\s*$/;

/** Part of a listing: plain lines, or a region with a short form and its variants. */
interface Stretch {
  kind: "plain" | "short" | "variant";
  name: string;
  target: string;
  text: string;
  line: number;
}

/**
 * Renders a long listing of options (`js-with-links-details`). Each region shows its short form, with the
 * option's name linked to its page; its variants follow in a disclosure that works without scripts and by
 * keyboard.
 */
export function codeDetails(code: string, node: Code, state: BodyState): CodeLine[] {
  const stretches = read(code);
  const html = highlightLines(stretches.map(stretch => stretch.text).join("\n"), "js");
  const lines: CodeLine[] = [];
  let variants: string[] = [];
  for (const [i, stretch] of stretches.entries()) {
    if (stretch.kind === "variant") variants.push(html[i] ?? "");
    else {
      if (variants.length > 0) lines.push(disclosure(variants));
      variants = [];
      lines.push({
        html: stretch.kind === "short" ? linkName(html[i] ?? "", stretch, node, state) : (html[i] ?? ""),
      });
    }
  }
  if (variants.length > 0) lines.push(disclosure(variants));
  return lines;
}

function read(code: string): Stretch[] {
  const out: Stretch[] = [];
  let region: {name: string; target: string} | null = null;
  let kind: Stretch["kind"] = "plain";
  for (const [line, text] of code.split("\n").entries()) {
    const opening = OPEN.exec(text);
    if (opening) {
      region = {name: opening[2] ?? "", target: opening[3] ?? ""};
      kind = "variant";
    } else if (region && DEFAULT_OPEN.test(text)) kind = "short";
    else if (region && DEFAULT_CLOSE.test(text)) kind = "variant";
    else if (region && text.trim() === `</${region.name}>`) {
      region = null;
      kind = "plain";
    } else out.push({kind, name: region?.name ?? "", target: region?.target ?? "", text, line});
  }
  return out;
}

function linkName(html: string, {name, target, line}: Stretch, node: Code, state: BodyState): string {
  const key = name.split(".").at(-1) ?? "";
  const at = html.search(new RegExp(`(?<![\\w$])${key.replaceAll(/[^\w]/g, "\\$&")}(?![\\w$])(?![^<]*>)`));
  const href = target === "" || target === "#" ? "" : resolveHref(target, placeOfLine(node, line), state);
  if (at === -1 || href === "") return html;
  return `${html.slice(0, at)}<a href="${escapeHtml(href)}">${key}</a>${html.slice(at + key.length)}`;
}

/** Renders variants, which are not copied because they repeat the same key. */
const disclosure = (lines: string[]): CodeLine => ({
  html: `<details class="variants"><summary>${lines.length === 1 ? "1 more line" : `${lines.length} more lines`}</summary>${lines.join("\n")}</details>`,
  nocopy: true,
});
