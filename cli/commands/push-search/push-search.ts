import {fatal} from "#cli/report/diagnostic.ts";
import type {SearchRecord} from "#core/render/search/records.ts";
import {siteAddress} from "#support/links/site-address.ts";
import {type EditionFlags, loadEdition} from "../edition.ts";
import type {ExitCode, Io} from "../io.ts";
import {algoliaTarget} from "./algolia.ts";
import {batches} from "./batches.ts";
import {PushFailure, type Target} from "./http.ts";
import {readRecords} from "./read-records.ts";
import {typesenseTarget} from "./typesense.ts";

/** Flags of `docs-index push-search`. */
export interface PushSearchFlags extends EditionFlags {
  provider?: "algolia" | "typesense";
}

/**
 * Runs `docs-index push-search`, which sends the sections of all built pages to a hosted search engine. They
 * go into a new index, which replaces the old one only when it is complete. If anything fails, the new index
 * is removed and the old one remains.
 *
 * The application and the index or collection come from `search.options` in the config, the write key only
 * from the environment: `ALGOLIA_ADMIN_KEY`, `TYPESENSE_ADMIN_KEY`. Throws `search-missing`, `search-key`,
 * `search-push`.
 */
export async function pushSearchCommand(flags: PushSearchFlags, io: Io): Promise<ExitCode> {
  const {out, config} = await loadEdition(io.cwd, flags);
  const provider = flags.provider ?? config.search.provider;
  if (provider !== "algolia" && provider !== "typesense")
    throw fatal("search-key", "no hosted engine is set: use --provider, or search.provider in the config");
  const context = {options: config.search.options, env: io.env, signal: io.signal};
  const target = provider === "algolia" ? algoliaTarget(context) : typesenseTarget(context);
  const records = readRecords(out, siteAddress(config).address ?? "");
  try {
    await push(target, records, sent => io.stderr.write(`${sent} of ${records.length} records\n`));
  } catch (error) {
    if (!(error instanceof PushFailure)) throw error;
    throw fatal("search-push", `${target.name}: ${error.message}`);
  }
  io.stderr.write(`${records.length} records are now live at ${target.name}\n`);
  return 0;
}

/** Fills a new index and switches to it. If anything fails, the incomplete index is removed. */
export async function push(
  target: Target,
  records: readonly SearchRecord[],
  progress: (sent: number) => void,
): Promise<void> {
  if (records.length === 0) throw new PushFailure("there are no records to send");
  await target.check();
  try {
    await target.open();
    let sent = 0;
    for (const batch of batches(records)) {
      await target.send(batch);
      sent += batch.length;
      progress(sent);
    }
    await target.publish();
  } catch (error) {
    await target.discard().catch(() => undefined);
    throw error;
  }
}
