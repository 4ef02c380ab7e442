import {contentHash} from "../files/hash.ts";
import type {PageContext} from "../model/page-context.ts";
import type {PageFacts} from "../model/page-facts.ts";
import type {SourceFile} from "../model/source-file.ts";
import {enhancePage} from "../stages/enhance/page.ts";
import {NotOrdinary} from "../stages/parse/ordinary.ts";
import {parsePage} from "../stages/parse/page.ts";
import {decode, readBytes} from "../stages/read/read.ts";
import {renderBody} from "../stages/render/body/page.ts";
import {type PackedBody, packBody} from "./cache/packed-body.ts";
import {type Guarded, guard} from "./guard.ts";
import {lintPage} from "./lint.ts";
import {transformPage} from "./plugins/plugins.ts";

/** Facts of a page, and its body, ready to be stored or to cross threads. */
export interface ProcessedPage {
  facts: PageFacts;
  body: PackedBody;
}

/** Stands for the result of a page that is not ordinary, in a context that admits only such. */
export const APART = "apart";

/**
 * The stages of one page: read, parse, enhance, render its body. Never throws; a page that can't be had is dropped.
 */
export function processPage(source: SourceFile, context: PageContext): Guarded<ProcessedPage> | typeof APART {
  try {
    return guardedPage(source, context);
  } catch (error) {
    if (error instanceof NotOrdinary) return APART;
    throw error;
  }
}

function guardedPage(source: SourceFile, context: PageContext): Guarded<ProcessedPage> {
  return guard(source.path, () => {
    const raw = readBytes(source);
    if ("diagnostic" in raw) return {dropped: [raw.diagnostic]};
    const text = decode(source, raw.bytes, raw.hash);
    if ("diagnostic" in text) return {dropped: [text.diagnostic]};
    const page = enhancePage(transformPage(parsePage(text, context), context.plugins), context);
    const {facts, body} = renderBody(page, context);
    const packed = packBody(body);
    const lint = context.lint ? {lint: lintPage(page, facts, text, context)} : {};
    return {facts: {...facts, bodyHash: contentHash(...packed.hashes), ...lint}, body: packed};
  });
}
