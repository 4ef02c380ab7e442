import {proseLines} from "#core/parse/blocks/lines.ts";
import type {FileScope, RewrittenText} from "#core/parse/file-scope.ts";
import {readYaml} from "#core/parse/front-matter/yaml.ts";
import {toJson} from "#core/parse/front-matter/yaml-value.ts";
import {markOfTag} from "#core/parse/tags/tag-marks.ts";
import {present} from "#schemas/rules/present.ts";
import {propsOf, readMdcText} from "./mdc-text.ts";

const OPEN = /^([ \t]*)(:{2,})([A-Za-z][\w-]*)(?:\[([^\]\n]*)\])?(\{.*\})?[ \t]*$/;
const CLOSE = /^[ \t]*(:{2,})[ \t]*$/;
const ALONE = /^([ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?):([a-z][\w-]*)(\{[^{}\n]*\})[ \t]*$/;
const SLOT = /^[ \t]*#([\w-]+)(?:\{.*\})?[ \t]*$/;
const ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/;
/** Slots whose single line of text becomes the property with the same name. */
const TITLES = /^(?:title|summary|label|header)$/;
const MAX_PROPS = 200;

interface Block {
  size: number;
  /** Line of its opening marker, and number of its tag. */
  at: number;
  number: number;
  /** Indentation of its lines relative to those around it. */
  shift: number;
}

/**
 * Converts MDC components (https://content.nuxt.com/docs/files/markdown): blocks between lines of colons,
 * with properties in braces or YAML, their slots, and inline components and spans. Blocks become tag markers
 * and are then handled as components by name. Content that is indented because of surrounding blocks is
 * unindented, so that it is not parsed as code.
 */
export function readMdc(scope: FileScope): RewrittenText | null {
  const {text} = scope;
  if (!/:[A-Za-z]|[\])`*_]\{/.test(text)) return null;
  const lines = text.split("\n");
  const prose = new Set([...proseLines(lines)].map(({index}) => index));
  const open: Block[] = [];
  const tag = (name: string, props: Record<string, string>): number => scope.tags.push({name, props}) - 1;
  let shift = 0;
  for (let i = 0; i < lines.length; i++) {
    const line = unshifted(lines[i] ?? "", shift);
    lines[i] = line;
    if (!prose.has(i)) continue;
    const [, indent = "", {length: size} = "", name, label, braces] = OPEN.exec(line) ?? [];
    const closing = CLOSE.exec(line)?.[1]?.length;
    if (name !== undefined) {
      const own =
        open.length > 0 && !isInList(lines, i, indent.length, present(open.at(-1))) ? indent.length : 0;
      const number = tag(name, {...propsOf(braces), ...(label === undefined ? {} : {label})});
      open.push({size, at: i, number, shift});
      shift += own;
      lines[i] = (own > 0 ? "" : indent) + markOfTag("open", number);
      i = readProps(lines, i, shift, present(scope.tags[number]).props);
    } else if (closing !== undefined) {
      const at = open.findLastIndex(block => block.size === closing);
      if (at === -1) continue;
      const indents = /^[ \t]*/.exec(line)?.[0] ?? "";
      const marks = open.splice(at).reverse();
      shift = marks.at(-1)?.shift ?? 0;
      lines[i] = indents + markOfTag("close", marks.at(-1)?.number ?? 0);
    } else if (open.length > 0 && SLOT.test(line)) {
      const slot = SLOT.exec(line)?.[1] ?? "";
      const props = present(scope.tags[present(open.at(-1)).number]).props;
      lines[i] = "";
      const [next = "", after = ""] = [lines[i + 1]?.trim(), lines[i + 2]?.trim()];
      if (
        TITLES.test(slot) &&
        next !== "" &&
        /^(?:|#[\w-]+|:{2,})$/.test(after) &&
        props[slot] === undefined
      ) {
        props[slot] = next;
        lines[++i] = "";
      }
    } else {
      const [, before, alone, given] = ALONE.exec(line) ?? [];
      lines[i] =
        alone === undefined
          ? readMdcText(line, scope, tag)
          : before + markOfTag("self", tag(alone, propsOf(given)));
    }
  }
  // Blocks that are never closed have no content.
  for (const {at, number} of open)
    lines[at] = (lines[at] ?? "").replace(markOfTag("open", number), markOfTag("self", number));
  return {text: lines.join("\n"), lines: lines.map((_, i) => i + 1)};
}

/** Removes the indentation that a line has because of surrounding blocks. */
const unshifted = (line: string, shift: number): string => {
  if (shift === 0) return line;
  const spaces = /^[ \t]*/.exec(line)?.[0].length ?? 0;
  return line.slice(Math.min(spaces, shift));
};

/** Reports whether an indented block belongs to a preceding list item. */
function isInList(lines: readonly string[], at: number, indent: number, {at: start}: Block): boolean {
  if (indent === 0) return true;
  for (let i = at - 1; i > start && i > at - 200; i--) {
    const line = lines[i] ?? "";
    const spaces = line.length - line.trimStart().length;
    if (line.trim() !== "" && spaces < indent) return ITEM.test(line);
  }
  return false;
}

/**
 * Reads a block's properties from the YAML between dashes below its first line. Returns the index of the last
 * line.
 */
function readProps(lines: string[], at: number, shift: number, props: Record<string, string>): number {
  if (!/^---[ \t]*$/.test(unshifted(lines[at + 1] ?? "", shift))) return at;
  const rest = lines.slice(at + 2, at + 2 + MAX_PROPS).map(line => unshifted(line, shift));
  const length = rest.findIndex(line => /^---[ \t]*$/.test(line));
  if (length === -1) return at;
  for (const {key, value} of readYaml(rest.slice(0, length).join("\n")).entries) {
    const found = toJson(value);
    if (typeof found === "string" || typeof found === "number") props[key] ??= String(found);
  }
  lines.fill("", at + 1, at + 3 + length);
  return at + 2 + length;
}
