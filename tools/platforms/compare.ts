import type {Outcome} from "./scenario.ts";

/** Outcomes of one platform. */
export interface Column {
  name: string;
  outcomes: readonly Outcome[];
}

/**
 * Formats a table of exit codes and hashes with a row for each step. Hashes that differ from the first column
 * are marked.
 */
export function table(columns: readonly Column[]): string {
  const [first] = columns;
  const head = ["step", ...columns.map(({name}) => name)];
  const rows = (first?.outcomes ?? []).map(({step, hash}, row) => [
    step,
    ...columns.map(({outcomes}) => cell(outcomes[row], hash)),
  ]);
  const lines = [head, head.map(() => "---"), ...rows].map(cells => `| ${cells.join(" | ")} |`);
  return `${lines.join("\n")}\n`;
}

const cell = (outcome: Outcome | undefined, hash: string): string =>
  outcome === undefined
    ? "not run"
    : `${outcome.code ?? "stopped"} ${outcome.hash}${outcome.hash === hash ? "" : " ≠"}`;

/** Maximum numbers of files per step, and of characters of stderr, in a report of differences. */
const LISTED = 10;
const STDERR = 2000;

/** Describes every step whose exit code or result differs from the first column. */
export function differences(columns: readonly Column[]): string[] {
  const [first, ...others] = columns;
  return others.flatMap(({name, outcomes}) =>
    (first?.outcomes ?? []).flatMap(({step, code, hash, made}, row) => {
      const other = outcomes[row];
      if (other?.code === code && other.hash === hash) return [];
      const keys = [...new Set([...Object.keys(made), ...Object.keys(other?.made ?? {})])].sort();
      const unequal = keys.filter(key => made[key] !== other?.made[key]);
      const list = unequal.slice(0, LISTED).map(key => `  ${key}`);
      const head = `${name}, ${step}: exit code ${other?.code} instead of ${code}, ${unequal.length} results differ`;
      return [head, ...list, other?.stderr.slice(-STDERR) ?? ""].join("\n");
    }),
  );
}
