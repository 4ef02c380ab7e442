import {type Command, InvalidArgumentError, Option} from "commander";

/** Creates `--config`. */
export const configOption = (): Option =>
  new Option("--config <file>", "config file (default: docs-index.config.json)");

/** Creates `--content`. */
export const contentOption = (): Option =>
  new Option("--content <folder>", "content folder (default: content or docs)");

/** Creates `--out`. */
export const outOption = (): Option => new Option("--out <folder>", "output folder (default: artifacts)");

/** Adds the options that select one language and version of the last build. */
export const withEdition = (command: Command): Command =>
  command
    .option("--locale <language>", "language (default: the one at the root of the site)")
    .option("--version <name>", "version (default: the current one)");

/** Creates `--parser`. */
export const parserOption = (): Option =>
  new Option("--parser <engine>", "Markdown parser: native (fast) or remark (reference)").choices([
    "native",
    "remark",
  ]);

/** Creates `--format` for reports. */
export const reportFormatOption = (): Option =>
  new Option("--format <format>", "report format (default: human)").choices([
    "human",
    "json",
    "sarif",
    "github",
    "junit",
  ]);

/** Adds the options of the shared cache. */
export const withSharedCache = (command: Command): Command =>
  command
    .option(
      "--cache-url <address>",
      "URL of a shared HTTP cache (credentials: DOCS_INDEX_CACHE_TOKEN; signing key: DOCS_INDEX_CACHE_KEY)",
    )
    .option("--cache-read-only", "read from the shared cache without writing to it");

/** Parses a shard such as 3/8, the third of eight. */
export function shard(value: string): {index: number; count: number} {
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(value) ?? []).map(Number);
  if (!index || !count || index > count) throw new InvalidArgumentError("Expected INDEX/COUNT, e.g. 3/8.");
  return {index, count};
}

/** Collects the values of a repeatable option. */
export const collect = (value: string, before: string[] = []): string[] => [...before, value];

/** Parses an option value as a positive integer. */
export function wholeNumber(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError("Expected a positive integer.");
  return number;
}

/** Maximum number of threads; each uses its own memory. */
const MAX_THREADS = 256;

/** Parses the value of `--threads`. Throws `InvalidArgumentError` unless it is from 1 to 256. */
export function threadCount(value: string): number {
  const number = wholeNumber(value);
  if (number > MAX_THREADS) throw new InvalidArgumentError(`Expected an integer from 1 to ${MAX_THREADS}.`);
  return number;
}
