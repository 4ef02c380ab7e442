import type {Suppression} from "#core/model/page-lint.ts";
import {present} from "#schemas/rules/present.ts";
import type {Finding} from "./finding.ts";
import {frontMatterLines} from "./front-matter-lines.ts";
import type {LintedFile, PageView} from "./view.ts";

/**
 * Matches `<!-- docs-index-disable-… -->`, `{/* … *\/}`, and `# …` in front matter, each on a single line.
 */
const COMMENT = /(?:<!--|\{\s*\/\*)[ \t]*(docs-index-disable\b[^\n]*?)[ \t]*(?:-->|\*\/\s*\})/g;
const YAML_COMMENT = /(?:^|[ \t])#[ \t]*(docs-index-disable\b.*)$/;
const COMMAND = /^docs-index-disable-(next-line|line|file)(?:[ \t]+|$)(.*)$/;
const REASON = /(?:^|[ \t])--[ \t]+(\S.*)$/;

/** Suppression comments, and problems with malformed ones (`suppression-malformed`). */
export interface Suppressions {
  suppressions: Suppression[];
  malformed: Finding[];
}

/**
 * Finds suppression comments: for the next non-empty line (or the whole table or code block that starts
 * there), for their own line, or for the file. Each lists rules and, after two dashes, a reason.
 *
 * @param isRule reports whether a name is a rule
 */
export function findSuppressions(view: PageView, isRule: (name: string) => boolean): Suppressions {
  const found: Suppressions = {suppressions: [], malformed: []};
  const add = (file: LintedFile, line: number, column: number, command: string): void => {
    const result = readCommand(command, isRule);
    const place = {file: file.path, line, column};
    if ("message" in result) found.malformed.push({message: result.message, place});
    else
      found.suppressions.push({
        ...place,
        target: targetOf(result.kind, line, file, view),
        rules: result.rules,
      });
  };
  for (const [line, text] of frontMatterLines(view.source)) {
    const match = YAML_COMMENT.exec(text);
    if (match) add(frontMatterFile(view), line, match.index + 1, match[1] ?? "");
  }
  for (const file of view.files) {
    for (const [i, text] of file.lines.entries()) {
      if (!text.includes("docs-index-disable")) continue;
      for (const match of text.matchAll(COMMENT)) {
        const column = match.index + 1;
        if (!isLiteral(file, i + 1, column, view)) add(file, i + 1, column, match[1] ?? "");
      }
    }
  }
  return found;
}

type Command = {kind: string; rules: string[]} | {message: string};

function readCommand(text: string, isRule: (name: string) => boolean): Command {
  const [, kind, rest = ""] = COMMAND.exec(text) ?? [];
  if (kind === undefined) {
    const word = text.split(/\s/)[0];
    return {message: `\`${word}\` must end with \`-next-line\`, \`-line\` or \`-file\``};
  }
  const reason = REASON.exec(rest);
  if (!reason) return {message: "a reason is missing: write it after the rules, after ` -- `"};
  const rules = rest
    .slice(0, reason.index)
    .split(/[\s,]+/)
    .filter(Boolean);
  if (rules.length === 0) return {message: "the comment names no rule"};
  const unknown = rules.find(rule => !isRule(rule));
  return unknown === undefined ? {kind, rules} : {message: `there is no rule \`${unknown}\``};
}

function targetOf(kind: string, line: number, file: LintedFile, view: PageView): Suppression["target"] {
  if (kind === "file") return "file";
  if (kind === "line") return {from: line, to: line};
  let next = line + 1;
  while (next < file.lines.length && file.lines[next - 1]?.trim() === "" && !inFrontMatter(next, file, view))
    next++;
  const block = [...view.tables, ...view.codes].find(
    ({node, file: other}) => other === file && node.position?.start.line === next,
  );
  return {from: next, to: block?.node.position?.end.line ?? next};
}

/** Reports whether a line is in the front matter, where the body's text is blank. */
const inFrontMatter = (line: number, file: LintedFile, {source, files}: PageView): boolean =>
  file === files[0] &&
  source.yaml !== null &&
  line < source.frontMatterLine + source.yaml.split("\n").length - 1;

const frontMatterFile = ({files}: PageView): LintedFile => present(files[0]);

function isLiteral(file: LintedFile, line: number, column: number, {literals}: PageView): boolean {
  return literals.some(({node, file: other}) => {
    if (other !== file || !node.position) return false;
    const {start, end} = node.position;
    const after = line > start.line || (line === start.line && column >= start.column);
    return after && (line < end.line || (line === end.line && column < end.column));
  });
}
