import {type CodeEntry, entry} from "./entry.ts";

/** What goes between this machine and others: fetched pages and snapshots, records for hosted search. */
export const REMOTE_CODES = {
  // External pages, sponsors and votes
  "fetch-source": entry(
    "error",
    "A source of external pages can't be used.",
    "Check --only, --repo and the sources of the config.",
  ),
  "fetch-options": entry("error", "Options of fetch contradict each other.", "See docs-index fetch --help."),
  "fetch-locked": entry("error", "Another fetch runs in the same project.", "Wait for it to end."),
  "fetch-write": entry(
    "error",
    "Fetched files can't be written.",
    "Check permissions and free space; the previous files are unchanged.",
  ),
  "fetch-stopped": entry("error", "The fetch was stopped.", "The previous files are unchanged."),
  "lock-syntax": entry(
    "error",
    "The lock file can't be read.",
    "Restore it from version control, or delete it and run docs-index fetch.",
  ),
  "lock-differs": entry(
    "error",
    "The lock file and the sources or results differ.",
    "Run docs-index fetch without --frozen and commit the lock file.",
  ),
  "external-lost": entry(
    "error",
    "An external page could not be fetched, and there is no earlier copy of it.",
    "Check repo, file and npm of the source.",
  ),
  "external-stale": entry(
    "warning",
    "An external page could not be fetched; the earlier copy is used.",
    "Run docs-index fetch again later.",
  ),
  "external-removed": entry(
    "warning",
    "An external README is gone from its repository.",
    "Check repo, file and npm of the source, or remove it from the config.",
  ),
  "external-moved": entry(
    "warning",
    "The repository of an external README has moved for good.",
    "Write its new name in the config.",
  ),
  "external-link": entry(
    "info",
    "An external README links to a heading that it does not have, or to a file of a submodule.",
    "Only its authors can fix it.",
  ),
  "external-markup": entry(
    "info",
    "An external README contains markup that pages may not contain; it was removed.",
    "Nothing to do; its authors may want to know.",
  ),
  "sponsors-stale": entry(
    "warning",
    "The sponsors could not be fetched; the last snapshot stays.",
    "Run docs-index fetch again later.",
  ),
  "votes-stale": entry(
    "warning",
    "The votes could not be fetched; the last snapshot stays.",
    "Run docs-index fetch again later.",
  ),
  "votes-uncounted": entry(
    "info",
    "A proposal has no issue or discussion whose votes could be counted.",
    "Give it the address of one issue or discussion.",
  ),
  // Search
  "search-missing": entry(
    "error",
    "There is no search index among the artifacts.",
    "Run docs-index build first.",
  ),
  "search-key": entry(
    "error",
    "A setting or key of the hosted search engine is missing or wrong.",
    "Put public settings in search.options of the config, and write keys in the environment.",
  ),
  "search-push": entry(
    "error",
    "The hosted search engine did not accept the records; its old index is still in use.",
    "Run docs-index push-search again.",
  ),
} as const satisfies Record<string, CodeEntry>;
