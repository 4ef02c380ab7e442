type Method = (this: never, ...args: never[]) => unknown;
type Cost = (target: never, args: readonly never[], result: unknown) => number;

const found = (length: number, result: unknown, from = 0): number =>
  (typeof result === "number" && result >= 0 ? result + 1 : length) - Math.min(from, length);

/** Returns the number of elements that a call of `splice` moves: none if as many are inserted as removed. */
const spliced = (
  {length}: unknown[],
  [start = 0, , ...added]: [number, number, ...unknown[]],
  gone: unknown[],
): number => (added.length === gone.length ? added.length : length - start);

/** Returns the number of elements that `find` or `some` reads: all unless one fits. */
const searchedFor = (list: readonly unknown[], _: unknown, result: unknown): number => {
  if (result === undefined || result === false) return list.length;
  let at = 0;
  while (at < list.length && result !== true && list[at] !== result) at++;
  return at + 1;
};

const whole = ({length}: string): number => length;

/**
 * Returns the maximum number of characters that a regular expression reads. An anchored one does not search.
 */
const searched = ({source, lastIndex}: RegExp, [text]: [string], match: RegExpExecArray | null): number =>
  match ? match.index + match[0].length - lastIndex : source.startsWith("^") ? 1 : text.length - lastIndex;

/** Methods whose cost depends on the length of a list or string. */
const COSTS: readonly [object, Record<string, unknown>][] = [
  [
    Array.prototype,
    {
      splice: spliced,
      unshift: ({length}: unknown[]) => length,
      indexOf: ({length}: unknown[], _: unknown, result: number) => found(length, result),
      includes: ({length}: unknown[]) => length,
      slice: (_: unknown[], __: unknown, result: unknown[]) => result.length,
      concat: (_: unknown[], __: unknown, result: unknown[]) => result.length,
      filter: ({length}: unknown[]) => length,
      map: ({length}: unknown[]) => length,
      flatMap: ({length}: unknown[]) => length,
      join: (_: unknown[], __: unknown, result: string) => result.length,
      find: searchedFor,
      some: searchedFor,
      findIndex: ({length}: unknown[], _: unknown, result: number) => found(length, result),
      findLastIndex: ({length}: unknown[], _: unknown, result: number) =>
        result < 0 ? length : length - result,
    },
  ],
  [
    String.prototype,
    {
      split: whole,
      toLowerCase: whole,
      trim: whole,
      indexOf: ({length}: string, [, from]: [string, number?], result: number) => found(length, result, from),
    },
  ],
  [RegExp.prototype, {exec: searched}],
];

/** Captures state that a call changes: the length of a list, or the position of a regular expression. */
function stateOf(target: unknown): unknown {
  if (Array.isArray(target)) return {length: target.length};
  if (!(target instanceof RegExp)) return target;
  const {source, global, sticky, lastIndex} = target;
  return {source, lastIndex: global || sticky ? lastIndex : 0};
}

/**
 * Counts elements and characters processed by list, string and regular expression methods while a task runs.
 */
export function workOf(task: () => unknown): number {
  let work = 0;
  const restore: (() => void)[] = [];
  for (const [prototype, costs] of COSTS)
    for (const [name, cost] of Object.entries(costs) as [string, Cost][]) {
      const original = Reflect.get(prototype, name) as Method;
      const metered = function (this: never, ...args: never[]): unknown {
        const before = stateOf(this);
        const result = Reflect.apply(original, this, args);
        work += cost(before as never, args, result);
        return result;
      };
      Reflect.set(prototype, name, metered);
      restore.push(() => Reflect.set(prototype, name, original));
    }
  try {
    task();
  } finally {
    for (const undo of restore) undo();
  }
  return work;
}
