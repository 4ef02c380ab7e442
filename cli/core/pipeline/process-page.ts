import {contentHash} from "#support/files/hash.ts";
import {enhancePage} from "../enhance/page.ts";
import {BODY_PARTS} from "../model/page-body.ts";
import {type PageBrief, targetsOf} from "../model/page-facts.ts";
import type {SourceFile} from "../model/source-file.ts";
import type {ParseContext} from "../parse/file-scope.ts";
import {NotOrdinary} from "../parse/ordinary.ts";
import {parsePage} from "../parse/page.ts";
import {decode, readBytes} from "../read/read.ts";
import {renderBody} from "../render/body/page.ts";
import {PACK_PARTS, type PackedBody, packBody} from "./cache/packed-body.ts";
import {type Guarded, guard} from "./guard.ts";
import {lintPage} from "./lint.ts";
import {transformPage} from "./plugins.ts";

/** A page, ready to be stored or to cross threads: what stays in memory, and what goes to the pack. */
export interface ProcessedPage {
  brief: PageBrief;
  body: PackedBody;
}

/** Stands for the result of a page that is not ordinary, in a context that admits only such. */
export const APART = "apart";

/**
 * The stages of one page: read, parse, enhance, render its body. Never throws; a page that can't be had is dropped.
 */
export function processPage(
  source: SourceFile,
  context: ParseContext,
): Guarded<ProcessedPage> | typeof APART {
  try {
    return guardedPage(source, context);
  } catch (error) {
    if (error instanceof NotOrdinary) return APART;
    throw error;
  }
}

function guardedPage(source: SourceFile, context: ParseContext): Guarded<ProcessedPage> {
  return guard(source.path, () => {
    const raw = readBytes(source);
    if ("diagnostic" in raw) return {dropped: [raw.diagnostic]};
    const text = decode(source, raw.bytes, raw.hash, context.dialect.frontMatter.startOf);
    if ("diagnostic" in text) return {dropped: [text.diagnostic]};
    const page = enhancePage(transformPage(parsePage(text, context), context.plugins), context);
    const {facts, body} = renderBody(page, context);
    const lint = context.lint ? {lint: lintPage(page, facts, text, context)} : {};
    const {anchors, ids, links, targets: _targets, diagnostics, lint: _lint, ...brief} = facts;
    const targets = targetsOf(links);
    const packed = packBody(body, {anchors, ids, links, targets, diagnostics, ...lint});
    const bodyHash = contentHash(...packed.hashes.slice(0, BODY_PARTS.length));
    const outlineHash = packed.hashes[PACK_PARTS.indexOf("outline")] as string;
    const hasDiagnostics = diagnostics.length > 0;
    return {brief: detached({...brief, hasDiagnostics, bodyHash, outlineHash}), body: packed};
  });
}

/** The same value with texts of its own: cut out of the text of a page, they would keep all of it in memory. */
const detached = (brief: PageBrief): PageBrief => JSON.parse(JSON.stringify(brief)) as PageBrief;
