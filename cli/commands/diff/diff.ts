import type {ProjectFlags} from "#cli/config/load.ts";
import {compareSites} from "#cli/diff/compare.ts";
import {occurring, readKinds} from "#cli/diff/fail-on.ts";
import {humanChanges} from "#cli/diff/human.ts";
import {markdownReport} from "#cli/diff/markdown.ts";
import {readSnapshot} from "#cli/diff/snapshot.ts";
import {paintFor} from "#cli/report/human.ts";
import type {ExitCode, Io} from "../io.ts";
import {stateOf} from "./state.ts";

/** Flags of `docs-index diff`. */
export interface DiffFlags extends ProjectFlags {
  format?: "human" | "json" | "markdown";
  failOn?: string;
}

/**
 * Runs `docs-index diff <before> [after]`, which shows how a change affects readers. Both arguments are build
 * outputs or git revisions; `after` defaults to the working tree. Returns exit code 1 if a kind of change
 * named by `--fail-on` occurs.
 */
export async function diffCommand(
  before: string,
  after: string | undefined,
  flags: DiffFlags,
  io: Io,
  toolVersion: string,
): Promise<ExitCode> {
  const kinds = readKinds(flags.failOn ?? "");
  const old = await stateOf(before, flags, io, toolVersion);
  try {
    const now = await stateOf(after ?? null, flags, io, toolVersion);
    try {
      const known = [...old.known, ...now.known];
      const changes = compareSites(readSnapshot(old.folder), readSnapshot(now.folder), known);
      if (flags.format === "json") io.stdout.write(`${JSON.stringify(changes, null, 2)}\n`);
      else if (flags.format === "markdown") io.stdout.write(markdownReport(changes));
      else io.stdout.write(humanChanges(changes, paintFor(io.stdout, io.env)));
      const failing = occurring(changes, kinds);
      if (failing.length > 0) io.stderr.write(`not allowed by --fail-on: ${failing.join(", ")}\n`);
      return failing.length > 0 ? 1 : 0;
    } finally {
      now.remove();
    }
  } finally {
    old.remove();
  }
}
