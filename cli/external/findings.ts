import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {LockEntry} from "#schemas/project-files/lock.ts";
import {diagnostic} from "../report/diagnostic.ts";
import type {FaultKind} from "./fault.ts";
import type {Result} from "./run.ts";

/**
 * Creates the diagnostics of a run: `external-lost`, `external-removed` and `external-stale` for sources,
 * `external-link` for broken links within a README, `external-markup` for forbidden markup, and
 * `external-moved`.
 *
 * @param lost severity if a source has no page
 */
export function findingsOf(results: readonly Result[], lost: Diagnostic["severity"] = "error"): Diagnostic[] {
  return results.flatMap(result => [
    ...sourceFindings(result, lost),
    ...movedFindings(result),
    ...linkFindings(result),
    ...markupFindings(result),
  ]);
}

function sourceFindings({source, status, faults, copy}: Result, lost: Diagnostic["severity"]): Diagnostic[] {
  if (status !== "failed" && status !== "stale") return [];
  const why = faults.map(({message}) => message).join("; ");
  const hint =
    faults.findLast(fault => fault.hint !== undefined)?.hint ?? HINTS[faults.at(-1)?.kind ?? "missing"];
  const place = hint === undefined ? {} : {hint};
  if (status === "failed")
    return [{...diagnostic("external-lost", `${source.key}: ${why}`, place), severity: lost}];
  const code = isRemoved(faults) ? "external-removed" : "external-stale";
  const since = copy?.since === undefined ? "" : ` of ${copy.since}`;
  return [diagnostic(code, `${source.key}: ${why}; the earlier copy${since} is used`, place)];
}

/** Default hints by kind of fault. `missing` has none here, because its hint depends on the config. */
const HINTS: Partial<Record<FaultKind, string>> = {
  unreachable: "Run `docs-index fetch` again later.",
  limit: "Run `docs-index fetch` again later.",
  "too-large": "Only its authors can fix it. Otherwise, remove the source from the config.",
  invalid: "Only its authors can fix it. Otherwise, remove the source from the config.",
};

function movedFindings({source, movedTo}: Result): Diagnostic[] {
  if (movedTo === null) return [];
  const name = movedTo.replace(/^https:\/\/github\.com\//, "");
  return [
    diagnostic("external-moved", `${source.key}: ${source.repository.web} has moved to ${movedTo}`, {
      hint: `Write \`${name}\` as its repo.`,
    }),
  ];
}

function linkFindings({broken, foreign, page, source}: Result): Diagnostic[] {
  return [
    ...broken.map(({fragment, line}) =>
      diagnostic("external-link", `the README of ${source.name} has no #${fragment}`, {file: page, line}),
    ),
    ...foreign.map(({path, line}) =>
      diagnostic(
        "external-link",
        `the README of ${source.name} links into the submodule ${path}, whose files are in another repository`,
        {file: page, line},
      ),
    ),
  ];
}

function markupFindings({removed, copy, source}: Result): Diagnostic[] {
  const file = `${source.repository.web}, ${copy?.entry.file ?? ""}`;
  return removed.map(({what, line}) =>
    diagnostic("external-markup", `${source.key}: ${what} was removed (${file}, line ${line})`),
  );
}

/** Reports whether the server confirmed that the README does not exist. */
export const isRemoved = (faults: Result["faults"]): boolean => faults.some(({kind}) => kind === "missing");

/** Describes a lock entry briefly: branch and commit, or version. */
export function stateOf(entry: LockEntry): string {
  return entry.origin === "git" ? `${entry.branch}@${entry.commit.slice(0, 7)}` : entry.version;
}
