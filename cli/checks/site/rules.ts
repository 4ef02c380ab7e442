import type {Code} from "#cli/report/codes.ts";
import {diagnostic} from "#cli/report/diagnostic.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {dataLink} from "./data-links.ts";
import {externalMissing} from "./external.ts";
import {groupUnknown} from "./groups.ts";
import {configLanguage} from "./languages.ts";
import {sortDuplicate, titleDuplicate} from "./near-duplicates.ts";
import {pageOrphan} from "./orphans.ts";
import type {SiteRule, SiteView} from "./view.ts";

/** Rules that examine several pages, by diagnostic code. */
const SITE_RULES: ReadonlyMap<Code, SiteRule> = new Map<Code, SiteRule>([
  ["sort-duplicate", sortDuplicate],
  ["title-duplicate", titleDuplicate],
  ["group-unknown", groupUnknown],
  ["page-orphan", pageOrphan],
  ["data-link", dataLink],
  ["external-missing", externalMissing],
  ["config-language", configLanguage],
]);

/** Runs the rules that examine several pages. */
export function lintSite(view: SiteView): Diagnostic[] {
  return [...SITE_RULES].flatMap(([code, rule]) =>
    [...rule(view)].map(({message, place}) => diagnostic(code, message, place)),
  );
}
