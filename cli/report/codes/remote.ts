import {type CodeEntry, entry} from "./entry.ts";

/** Problems with remote data: fetched pages and snapshots, records for hosted search. */
export const REMOTE_CODES = {
  // External pages, sponsors and votes
  "fetch-source": entry(
    "error",
    "A source of external pages is invalid.",
    "Check `--only`, `--repo` and the sources in the config.",
  ),
  "fetch-options": entry(
    "error",
    "Options of `fetch` contradict each other.",
    "See `docs-index fetch --help`.",
  ),
  "fetch-locked": entry("error", "Another fetch is running in the same project.", "Wait until it finishes."),
  "fetch-write": entry(
    "error",
    "Fetched files can't be written.",
    "Check permissions and free space. The previous files are unchanged.",
  ),
  "fetch-stopped": entry("error", "The fetch was stopped.", "The previous files are unchanged."),
  "lock-syntax": entry(
    "error",
    "The lock file is unreadable.",
    "Restore it from version control, or delete it and run `docs-index fetch`.",
  ),
  "lock-differs": entry(
    "error",
    "The lock file and the sources or results differ.",
    "Run `docs-index fetch` without `--frozen`, and commit the lock file.",
  ),
  "external-lost": entry(
    "error",
    "An external page could not be fetched, and no earlier copy exists.",
    "Check `repo`, `file` and `npm` of the source.",
  ),
  "external-stale": entry(
    "warning",
    "An external page could not be fetched, so an earlier copy is used.",
    "Run `docs-index fetch` again later.",
  ),
  "external-removed": entry(
    "warning",
    "An external README was removed from its repository.",
    "Check `repo`, `file` and `npm` of the source, or remove it from the config.",
  ),
  "external-moved": entry(
    "warning",
    "The repository of an external README has moved permanently.",
    "Update its name in the config.",
  ),
  "external-link": entry(
    "info",
    "An external README links to a missing heading or to a file in a submodule.",
    "Only its authors can fix it.",
  ),
  "external-markup": entry(
    "info",
    "Disallowed markup was removed from an external README.",
    "No action is needed. Consider telling its authors.",
  ),
  "sponsors-stale": entry(
    "warning",
    "The sponsors could not be fetched, so the last snapshot is used.",
    "Run `docs-index fetch` again later.",
  ),
  "votes-stale": entry(
    "warning",
    "The votes could not be fetched, so the last snapshot is used.",
    "Run `docs-index fetch` again later.",
  ),
  "votes-uncounted": entry(
    "info",
    "A proposal has no issue or discussion with votes to count.",
    "Add the URL of one issue or discussion.",
  ),
  // Search
  "search-missing": entry("error", "The build output has no search index.", "Run `docs-index build` first."),
  "search-key": entry(
    "error",
    "A setting or key of the hosted search engine is missing or wrong.",
    "Put public settings into `search.options` in the config, and keys into environment variables.",
  ),
  "search-push": entry(
    "error",
    "The hosted search engine rejected the records. Its previous index is still in use.",
    "Run `docs-index push-search` again.",
  ),
} as const satisfies Record<string, CodeEntry>;
