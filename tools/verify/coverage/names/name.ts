/** Kind of a name. Each kind is counted separately. */
export type Kind =
  | "option"
  | "dev-server option"
  | "flag"
  | "command"
  | "hook"
  | "method"
  | "loader context"
  | "module variable"
  | "magic comment"
  | "export";

/** Public name of the bundler. `full` is unique within its kind: `output.filename`, `Compiler.hooks.run`. */
export type Name = {
  kind: Kind;
  full: string;
  /** Last part, which is used if the context is clear. */
  short: string;
  /** Class that owns a hook or method. */
  owner?: string;
};

/** Removes duplicate names and sorts by full name. */
export function distinct(names: ReadonlyArray<Name>): Name[] {
  const byFull = new Map(names.map(name => [name.full, name]));
  return [...byFull.values()].sort((a, b) => (a.full < b.full ? -1 : 1));
}
