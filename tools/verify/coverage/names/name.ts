/** What kind of thing a name is; each kind is counted on its own. */
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

/** A public name of the bundler. `full` is unique within its kind: `output.filename`, `Compiler.hooks.run`. */
export type Name = {
  kind: Kind;
  full: string;
  /** The last part, as it is written where the context is clear. */
  short: string;
  /** Class that owns a hook or method. */
  owner?: string;
};

/** Orders names by their full form and drops those that stand twice. */
export function distinct(names: ReadonlyArray<Name>): Name[] {
  const byFull = new Map(names.map(name => [name.full, name]));
  return [...byFull.values()].sort((a, b) => (a.full < b.full ? -1 : 1));
}
