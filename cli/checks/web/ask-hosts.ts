import {setTimeout as sleep} from "node:timers/promises";
import pLimit from "p-limit";
import {isNoAnswer, type Outcome} from "./outcome.ts";
import {type Patience, probe} from "./probe.ts";

/** Limits on concurrent requests. */
export interface Politeness {
  concurrency: number;
  perHost: number;
}

/** Number of consecutive requests without an answer after which a host is given up. */
const GIVE_UP_AFTER = 3;

/**
 * Probes many URLs with few concurrent requests per host. A wait requested by a host applies to all of its
 * requests; an unresponsive host is given up.
 *
 * @returns outcome by URL
 */
export async function askHosts(
  urls: readonly string[],
  {concurrency, perHost}: Politeness,
  patience: Patience,
): Promise<Map<string, Outcome>> {
  const all = pLimit(concurrency);
  const outcomes = new Map<string, Outcome>();
  const byHost = new Map<string, string[]>();
  for (const url of urls) {
    const {host} = new URL(url);
    byHost.set(host, [...(byHost.get(host) ?? []), url]);
  }
  const hosts = [...byHost.values()].map(async list => {
    const limit = pLimit(perHost);
    let notBefore = 0;
    let silent: Outcome[] = [];
    const onAskedToWait = (wait: number): void => {
      notBefore = Math.max(notBefore, Date.now() + wait);
    };
    const one = async (url: string): Promise<void> => {
      const wait = notBefore - Date.now();
      if (wait > 0) await sleep(wait);
      const known = silent.length >= GIVE_UP_AFTER ? silent.at(-1) : undefined;
      const outcome = known ?? (await all(() => probe(url, {...patience, onAskedToWait})));
      silent = isNoAnswer(outcome) ? [...silent, outcome] : [];
      outcomes.set(url, outcome);
    };
    await Promise.all(list.map(url => limit(() => one(url))));
  });
  await Promise.all(hosts);
  return outcomes;
}
