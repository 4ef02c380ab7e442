import {proseLines} from "#core/parse/blocks/lines.ts";
import {atLine, report, type TextHook} from "#core/parse/file-scope.ts";
import {maskMath} from "#core/parse/inline/math.ts";

/** Notation that plain Markdown shows as text. */
interface Notation {
  name: string;
  /** Matches a line. Absent for formulas, which may span lines. */
  pattern?: RegExp;
  /** Dialects that read it; absent for formulas, for which there is a setting. */
  dialects?: readonly string[];
}

const NOTATIONS: readonly Notation[] = [
  {
    name: "an admonition",
    pattern: /^ {0,3}(?:!!!|\?\?\?\+?) +[a-z][\w-]*(?: +"[^"]*")?\s*$/,
    dialects: ["mkdocs"],
  },
  {name: "a tab", pattern: /^ {0,3}===[!+]? +"[^"]+"\s*$/, dialects: ["mkdocs"]},
  {name: "a shortcode", pattern: /^\s*\{\{[<%] *\/? *[\w/-]+ .*[>%]\}\}\s*$/, dialects: ["hugo"]},
  {
    name: "a template tag",
    pattern: /^\s*\{%-? *[a-z][\w-]* .*%\}\s*$/,
    dialects: ["gitbook", "jekyll", "markdoc"],
  },
  {name: "a code snippet", pattern: /^<<< +[@.\w/]+\.\w+/, dialects: ["vitepress"]},
  {
    name: "a container",
    pattern: /^ {0,3}:{3,} *\{[a-z][\w-]*\}(?: .*)?$/,
    dialects: ["sphinx"],
  },
];

const MATH: Notation = {name: "a formula"};

/**
 * Reports lines in the syntax of another tool (`foreign-syntax`), once per notation and file. It changes
 * nothing.
 */
export const findForeignSyntax: TextHook = scope => {
  const found = new Map<Notation, {line: number; text: string; count: number}>();
  for (const {index, text} of proseLines(scope.text.split("\n"))) {
    const notation = NOTATIONS.find(({pattern}) => pattern?.test(text));
    if (!notation) continue;
    const first = found.get(notation) ?? {line: index + 1, text: text.trim(), count: 0};
    found.set(notation, {...first, count: first.count + 1});
  }
  const formulas = scope.page.context.dialect.math ? [] : formulasIn(scope.text);
  const [first] = formulas;
  if (first) {
    const line = scope.text.slice(0, first.offset).split("\n").length;
    found.set(MATH, {line, text: first.text, count: formulas.length});
  }
  for (const [{name, dialects}, {line, text, count}] of found) {
    const more = count > 1 ? ` (${count} lines like it)` : "";
    const names = dialects?.map(dialect => `"${dialect}"`).join(", ");
    report(
      scope,
      "foreign-syntax",
      `\`${text.slice(0, 60)}\` looks like ${name}${more}`,
      atLine(line),
      names === undefined
        ? "Set `math` to true in the config, or escape the dollar signs with a backslash."
        : `Set \`dialect\` to the tool that the pages were written for (${names}), or change the line.`,
    );
  }
  return null;
};

/** Matches what formulas contain and other text between dollar signs rarely does: commands, subscripts and superscripts. */
const TEX = /\\[a-zA-Z]{2,}|[\w)}][_^][\w{\\]/;

/** Replaces comments by spaces of the same length. */
const withoutComments = (text: string): string =>
  text.replaceAll(/<!--[\s\S]*?(?:-->|$)/g, comment => comment.replaceAll(/[^\n]/g, " "));

/** Returns the formulas of a text outside comments, with their marks and on one line, and their offsets. */
function formulasIn(text: string): {offset: number; text: string}[] {
  const {formulas} = maskMath(withoutComments(text));
  return [...formulas].flatMap(([offset, {value, display}]) => {
    if (value.startsWith("{") || !TEX.test(value)) return [];
    const mark = display ? "$$" : "$";
    return {offset, text: mark + value.replaceAll("\n", " ") + mark};
  });
}
