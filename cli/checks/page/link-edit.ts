import type {PageLink} from "#core/model/page-facts.ts";
import type {Edit} from "#core/model/page-lint.ts";
import {resolveLink} from "#support/links/resolve-link.ts";
import type {LintedFile, PageView} from "./view.ts";

/** Characters allowed directly before and after a target in Markdown, HTML and JSX. */
const BEFORE = /(?:\(\s*<?|["']|\]:\s*<?)$/;
const AFTER = /^(?:[)>"'\s]|$)/;

/**
 * Returns the edit that changes a link's target, or `undefined` if that is unsafe: the new target would
 * resolve differently, or the old one does not occur exactly once in the source.
 */
export function editTarget(link: PageLink, target: string, view: PageView): Edit | undefined {
  const {page, context} = view;
  if (target === link.raw || /[\s<>()"']/.test(target)) return undefined;
  const before = resolveLink(link.raw, page.source, context);
  const after = resolveLink(target, page.source, context);
  if (after.problem || after.href !== before.href) return undefined;
  const file = view.files.find(({path}) => path === (link.file ?? page.source.path));
  const places = file ? [...placesOf(link, file, view)] : [];
  const [place] = places;
  if (!file || !place || places.length > 1) return undefined;
  return {file: file.path, ...place, old: link.raw, text: target};
}

/** Finds the positions of a link's target: in the link itself, or in the definition it refers to. */
function* placesOf(
  link: PageLink,
  file: LintedFile,
  view: PageView,
): Iterable<{line: number; column: number}> {
  const {raw, line, column, endLine, endColumn} = link;
  const found = [...occurrences(raw, file, {line, column, endLine, endColumn})];
  yield* found;
  if (found.length > 0) return;
  for (const {node, file: other} of view.definitions) {
    if (other !== file || node.url !== raw || !node.position) continue;
    const {start, end} = node.position;
    const range = {line: start.line, column: start.column, endLine: end.line, endColumn: end.column};
    yield* occurrences(raw, file, range);
  }
}

type Range = Record<"line" | "column" | "endLine" | "endColumn", number>;

function* occurrences(
  raw: string,
  {lines}: LintedFile,
  range: Range,
): Iterable<{line: number; column: number}> {
  for (let line = range.line; line <= range.endLine; line++) {
    const text = lines[line - 1] ?? "";
    const from = line === range.line ? range.column - 1 : 0;
    const to = line === range.endLine ? range.endColumn - 1 : text.length;
    for (
      let at = text.indexOf(raw, from);
      at !== -1 && at + raw.length <= to;
      at = text.indexOf(raw, at + 1)
    ) {
      if (BEFORE.test(text.slice(0, at)) && AFTER.test(text.slice(at + raw.length)))
        yield {line, column: at + 1};
    }
  }
}
