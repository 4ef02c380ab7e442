import type {SlugRule} from "#core/model/dialect.ts";

/**
 * Ids as Mintlify makes them: words in lowercase, joined by hyphens, which also replace dots (`llms-full.txt` →
 * `llms-full-txt`). Of the other ASCII signs only colons and dollar signs stay, as URLs copied from its sites show.
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
