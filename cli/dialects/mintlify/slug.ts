import type {SlugRule} from "#core/model/dialect.ts";

/**
 * Mintlify's slug rule: lowercase words joined by hyphens, which also replace dots (`llms-full.txt` →
 * `llms-full-txt`). Of the other ASCII symbols, only colons and dollar signs are kept, as URLs copied from
 * its sites show.
 */
export const MINTLIFY: SlugRule = {
  of: text =>
    text
      .toLowerCase()
      .replaceAll(/[\s./-]+/g, "-")
      .replaceAll(/[^\p{L}\p{M}\p{N}_:$-]/gu, "")
      .replaceAll(/-{2,}/g, "-")
      .replaceAll(/^-|-$/g, ""),
};
