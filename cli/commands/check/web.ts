import {join, resolve} from "node:path";
import {readBaseline, writeBaseline} from "#cli/checks/web/baseline.ts";
import {checkWebLinks} from "#cli/checks/web/check.ts";
import type {Project} from "#cli/config/load.ts";
import {diagnostic} from "#cli/report/diagnostic.ts";
import {plural} from "#cli/report/human.ts";
import type {CheckOptions} from "#core/pipeline/check.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {Io} from "../io.ts";
import type {CheckFlags} from "./flags.ts";

const HOUR = 3_600_000;

/**
 * Creates the check of external links (`--external`), as configured. With a baseline, links that were already
 * broken are not reported; nor are those that a new baseline contains. Throws `web-baseline`.
 */
export function webCheck(project: Project, flags: CheckFlags, io: Io): CheckOptions["further"][number] {
  const {ignore, concurrency, perHost, timeoutSeconds, retries, maxAgeHours} = project.config.webLinks;
  const file = flags.baseline === undefined ? null : resolve(io.cwd, flags.baseline);
  const known = file === null || flags.updateBaseline ? new Set<string>() : readBaseline(file);
  let isWritten = false;
  let answer: ReturnType<typeof checkWebLinks> | undefined;
  return {
    looked: new Set(["web-link", "web-link-unsure", "web-link-moved", "web-link-skipped", "web-offline"]),
    async run({webLinks}) {
      // Runs once, since fixing only changes internal links.
      answer ??= checkWebLinks(webLinks, {
        ignore,
        concurrency,
        perHost,
        patience: {
          timeoutMs: timeoutSeconds * 1000,
          retries,
          firstWait: 1000,
          longestWait: 60_000,
          signal: io.signal,
        },
        memory: flags.cache === false ? null : join(project.cache, "web-links.json"),
        maxAge: maxAgeHours * HOUR,
        now: Date.now(),
        known,
      });
      const {diagnostics, broken, offline} = await answer;
      if (file === null || !flags.updateBaseline) return diagnostics;
      // Without a network, nothing is known about the links.
      if (offline) return [...diagnostics, notWritten(`${flags.baseline}`)];
      if (!isWritten) {
        writeBaseline(file, broken);
        io.stderr.write(`${flags.baseline} written with ${plural(broken.length, "broken link")}\n`);
      }
      isWritten = true;
      return diagnostics.filter(({code}) => code !== "web-link");
    },
  };
}

const notWritten = (file: string): Diagnostic =>
  diagnostic("web-baseline", `${file} was not written, because no host could be reached`, {
    hint: "Run the command again once the network is available.",
  });
