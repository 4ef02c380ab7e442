import {readFile} from "node:fs/promises";
import {join} from "node:path";
import type {z} from "zod";
import type {Config} from "#schemas/config.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {sponsorsSnapshot} from "#schemas/sponsors.ts";
import {voteData, votesSnapshot} from "#schemas/vote.ts";
import type {Code} from "../report/codes.ts";
import {diagnostic} from "../report/diagnostic.ts";
import {Fault} from "./fault.ts";
import type {FileChange} from "./files.ts";
import {fetchSponsors} from "./sponsors/fetch.ts";
import {fetchVotes, GITHUB_API} from "./votes/fetch.ts";

interface Options {
  config: Config;
  /** Content folder. */
  content: string;
  /** The project's `.docs-index` folder. */
  folder: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Date of new snapshots, `YYYY-MM-DD`. */
  today: string;
  /** Fetch again even if today's snapshots exist. */
  update: boolean;
  signal: AbortSignal;
}

/** Outcome of a snapshot, in words for the report. */
export interface SnapshotResult {
  name: "sponsors" | "votes";
  status: "fetched" | "unchanged" | "stale" | "failed";
  text: string;
  changes: FileChange[];
  diagnostics: Diagnostic[];
}

/** Fetches the sponsors if the config names a collective. A snapshot from today is reused. */
export async function sponsorsResult(options: Options): Promise<SnapshotResult | null> {
  const {sponsors, timeoutSeconds} = options.config.external;
  if (!sponsors) return null;
  return take("sponsors", sponsorsSnapshot, "sponsors-stale", options, async () => {
    const {today, signal} = options;
    const snapshot = await fetchSponsors({...sponsors, today, signal, timeoutSeconds});
    return {snapshot, text: `${snapshot.supporters.length} supporters`, diagnostics: []};
  });
}

/** Counts the votes if the content lists proposals. Counts from today are reused. */
export async function votesResult(options: Options): Promise<SnapshotResult | null> {
  const data = await readJson(join(options.content, "data", "vote.json"), voteData);
  if (!data || data.proposals.length === 0) return null;
  return take("votes", votesSnapshot, "votes-stale", options, async () => {
    const {today, signal, env} = options;
    const {timeoutSeconds} = options.config.external;
    const api = (env.GITHUB_API_URL || GITHUB_API).replace(/(?<!\/)\/+$/, "");
    const token = env.GITHUB_TOKEN || env.GH_TOKEN || undefined;
    const {proposals} = data;
    const {snapshot, uncounted} = await fetchVotes({proposals, api, token, today, signal, timeoutSeconds});
    const diagnostics = uncounted.map(({id, reason}) => diagnostic("votes-uncounted", `${id}: ${reason}`));
    return {snapshot, text: `${Object.keys(snapshot.counts).length} proposals counted`, diagnostics};
  });
}

async function take<T extends {date: string}>(
  name: SnapshotResult["name"],
  schema: z.ZodType<T>,
  code: Code,
  {folder, today, update}: Options,
  fetch: () => Promise<{snapshot: T; text: string; diagnostics: Diagnostic[]}>,
): Promise<SnapshotResult> {
  const file = join(folder, `${name}.json`);
  const present = await readJson(file, schema);
  const base = {name, changes: [], diagnostics: []};
  if (present?.date === today && !update) return {...base, status: "unchanged", text: "of today"};
  try {
    const {snapshot, text, diagnostics} = await fetch();
    const changes = [{file, bytes: `${JSON.stringify(snapshot, null, 1)}\n`}];
    return {name, status: "fetched", text, changes, diagnostics};
  } catch (error) {
    if (!(error instanceof Fault) || error.kind === "stopped") throw error;
    const kept = present ? `the snapshot from ${present.date} is kept` : "there is no snapshot";
    const hint = error.hint === undefined ? {} : {hint: error.hint};
    const finding = diagnostic(code, `${name}: ${error.message}; ${kept}`, hint);
    return {
      ...base,
      status: present ? "stale" : "failed",
      text: `${error.message}; ${kept}`,
      diagnostics: [finding],
    };
  }
}

/** Returns `null` for an invalid or missing file; `build` reports errors in hand-written ones. */
async function readJson<T>(file: string, schema: z.ZodType<T>): Promise<T | null> {
  try {
    return schema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return null;
  }
}
