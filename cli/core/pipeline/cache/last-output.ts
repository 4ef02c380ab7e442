import {readFileSync} from "node:fs";
import {join} from "node:path";
import {isUntouched} from "#core/emit/staging.ts";
import type {LastOutput} from "#core/model/emit-file.ts";
import {PAGE_LIST} from "#core/model/page-list.ts";
import {present} from "#schemas/rules/present.ts";
import {bytesBetween} from "#support/files/bytes-between.ts";
import type {Cache} from "./cache.ts";
import type {StoredPage} from "./stored-pages.ts";

/**
 * Returns the output of the last build if its pages differ from these only in their text. Otherwise, artifacts of unchanged
 * pages may have changed too (a title is in the links of its neighbors), and the result is undefined.
 *
 * @param conditions everything besides pages that artifacts depend on
 */
export function lastOutput(
  cache: Cache,
  out: string,
  conditions: string,
  pages: readonly StoredPage[],
): LastOutput | undefined {
  const {fingerprint, emitted} = cache.build;
  if (fingerprint?.conditions !== conditions || !cache.isWhole(pages.length)) return undefined;
  const edited = new Set<string>();
  for (const page of pages) {
    const last = cache.lastFacts(page.path);
    if (last === page) continue;
    if (last === undefined || factsForOthers(last) !== factsForOthers(page)) return undefined;
    edited.add(page.path);
  }
  return {
    holds: ({path, components}) => !edited.has(path) && !components.includes(PAGE_LIST.name),
    factsOf: ({path}) => present(cache.lastFacts(path)),
    fileAt: path => emitted[path],
    open(path) {
      const file = join(out, path);
      const state = emitted[path];
      if (!state || !isUntouched(file, state)) return null;
      return {read: () => readFileSync(file), range: (from, to) => bytesBetween(file, from, to)};
    },
  };
}

/** Serializes the metadata of a page that artifacts of other pages may contain. Only lists of pages contain descriptions. */
function factsForOthers({
  hash: _hash,
  size: _size,
  description: _description,
  hasDiagnostics: _has,
  bodyHash: _body,
  outlineHash: _outline,
  place: _place,
  ...facts
}: StoredPage): string {
  return JSON.stringify(facts);
}
