import type {Diagnostic} from "../../schemas/diagnostic.ts";
import type {LockEntry} from "../../schemas/project-files/lock.ts";
import {diagnostic} from "../report/diagnostic.ts";
import type {Result} from "./run.ts";

/**
 * What a run has to say about its sources: `external-lost`, `external-removed`, `external-stale`; `external-link` for links
 * within a README that lead nowhere, and `external-markup` for what pages may not hold.
 */
export function findingsOf(results: readonly Result[]): Diagnostic[] {
  return results.flatMap(result => [
    ...sourceFindings(result),
    ...linkFindings(result),
    ...markupFindings(result),
  ]);
}

function sourceFindings({source, status, faults}: Result): Diagnostic[] {
  if (status !== "failed" && status !== "stale") return [];
  const why = faults.map(({message}) => message).join("; ");
  const hint = faults.findLast(fault => fault.hint !== undefined)?.hint;
  const place = hint === undefined ? {} : {hint};
  if (status === "failed") return [diagnostic("external-lost", `${source.key}: ${why}`, place)];
  const code = isRemoved(faults) ? "external-removed" : "external-stale";
  return [diagnostic(code, `${source.key}: ${why}; the earlier copy is used`, place)];
}

function linkFindings({broken, page, source}: Result): Diagnostic[] {
  return broken.map(({fragment, line}) =>
    diagnostic("external-link", `the README of ${source.name} has no #${fragment}`, {file: page, line}),
  );
}

function markupFindings({removed, copy, source}: Result): Diagnostic[] {
  const file = `${source.repository.web}, ${copy?.entry.file ?? ""}`;
  return removed.map(({what, line}) =>
    diagnostic("external-markup", `${source.key}: ${what} was removed (${file}, line ${line})`),
  );
}

/** Whether the other side said that the README is not there, rather than nothing. */
export const isRemoved = (faults: Result["faults"]): boolean => faults.some(({kind}) => kind === "missing");

/** A lock entry in a few words: branch and commit, or version. */
export function stateOf(entry: LockEntry): string {
  return entry.origin === "git" ? `${entry.branch}@${entry.commit.slice(0, 7)}` : entry.version;
}
