import {enhancePage} from "../enhance/page.ts";
import {type PageSummary, targetsOf} from "../model/page-facts.ts";
import type {SourceFile, SourceText} from "../model/source-file.ts";
import type {ParseContext} from "../parse/file-scope.ts";
import {NotOrdinary} from "../parse/ordinary.ts";
import {parsePage} from "../parse/page.ts";
import {decode, readBytes} from "../read/read.ts";
import {renderBody} from "../render/body/page.ts";
import {contentHashes, type PackedBody, packBody} from "./cache/packed-body.ts";
import {type Guarded, guard} from "./guard.ts";
import {lintPage} from "./lint.ts";
import {transformPage} from "./plugins.ts";

/** Processed page: the part that stays in memory, and the part that is stored in the pack. */
export interface ProcessedPage {
  summary: PageSummary;
  body: PackedBody;
}

/** File with its index in the list of all files, and its size in bytes. */
export interface IndexedSource {
  source: SourceFile;
  at: number;
  size: number;
}

/** Result of a high-risk page that must be rendered in a child process. */
export const APART = "apart";

/**
 * Runs the stages of one page: read, parse, enhance and render. Never throws; a page that fails is dropped.
 *
 * @param reduce selects the part of the text to process
 */
export function processPage(
  source: SourceFile,
  context: ParseContext,
  reduce: (text: SourceText) => SourceText = text => text,
): Guarded<ProcessedPage> | typeof APART {
  try {
    return guardedPage(source, context, reduce);
  } catch (error) {
    if (error instanceof NotOrdinary) return APART;
    throw error;
  }
}

function guardedPage(
  source: SourceFile,
  context: ParseContext,
  reduce: (text: SourceText) => SourceText,
): Guarded<ProcessedPage> {
  return guard(source.path, () => {
    const raw = readBytes(source);
    if ("diagnostic" in raw) return {dropped: [raw.diagnostic]};
    const decoded = decode(source, raw.bytes, raw.hash, context.dialect.frontMatter.startOf);
    if ("diagnostic" in decoded) return {dropped: [decoded.diagnostic]};
    const text = reduce(decoded);
    const page = enhancePage(transformPage(parsePage(text, context), context.plugins), context);
    const {body, ...rendered} = renderBody(page, context);
    const {summary, lists} = rendered;
    if (context.lint) lists.checks.lint = lintPage(page, rendered, text, context);
    const packed = packBody(body, {...lists, targets: targetsOf(lists.checks.links)});
    const hasDiagnostics = lists.checks.diagnostics.length > 0;
    return {summary: detached({...summary, hasDiagnostics, ...contentHashes(packed)}), body: packed};
  });
}

/** Copies the strings of a summary: a substring of a page's text would keep all of the text in memory. */
const detached = (summary: PageSummary): PageSummary => JSON.parse(JSON.stringify(summary));
