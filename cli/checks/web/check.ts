import {lookup} from "node:dns/promises";
import {diagnostic} from "#cli/report/diagnostic.ts";
import type {WebLink} from "#core/model/page-lint.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {matchesPattern} from "#support/links/matches-pattern.ts";
import {askHosts, type Politeness} from "./ask-hosts.ts";
import {Memory} from "./memory.ts";
import {isNoAnswer, type Outcome} from "./outcome.ts";
import type {Patience} from "./probe.ts";

/** Options for checking external links. */
export interface WebOptions extends Politeness {
  patience: Patience;
  ignore: readonly string[];
  /** File that caches successful results, or `null`. */
  memory: string | null;
  /** Maximum age of cached results, in milliseconds. */
  maxAge: number;
  now: number;
  /** URLs known to be broken, which are not reported. */
  known: ReadonlySet<string>;
  /** Overrides the test whether this machine can resolve names. */
  canResolve?: () => Promise<boolean>;
  /** Overrides which URLs count as examples. */
  isExample?: (url: string) => boolean;
}

/** Diagnostics, and all broken URLs. */
export interface WebReport {
  diagnostics: Diagnostic[];
  broken: string[];
  /** Whether no host could be reached. */
  offline: boolean;
}

/**
 * Probes every linked URL once. Broken ones are reported at each of their positions (`web-link`), as are
 * those that can't be verified (`web-link-unsure`), those that have moved permanently (`web-link-moved`), and addresses
 * for examples and local use, which are not probed (`web-link-skipped`).
 * If no host answers and this machine can't resolve a name that always exists, its network is down, and only that is reported
 * (`web-offline`).
 */
export async function checkWebLinks(links: readonly WebLink[], options: WebOptions): Promise<WebReport> {
  const example = options.isExample ?? isExample;
  const judged = links.filter(({url}) => !example(url) && !matchesPattern(url, options.ignore));
  const urls = [...new Set(judged.map(({url}) => address(url)))].sort();
  const memory = new Memory(options.memory);
  const outcomes = new Map<string, Outcome>();
  for (const url of urls) {
    const outcome = memory.find(url, options.now, options.maxAge);
    if (outcome) outcomes.set(url, outcome);
  }
  const asked = await askHosts(
    urls.filter(url => !outcomes.has(url)),
    options,
    options.patience,
  );
  const isSilent = asked.size > 0 && [...asked.values()].every(isNoAnswer);
  const offline = isSilent && !(await (options.canResolve ?? resolvesKnownHost)());
  if (!offline) for (const [url, outcome] of asked) outcomes.set(url, outcome);
  memory.save(outcomes, options.now);
  const skipped = links.filter(({url}) => example(url) && !matchesPattern(url, options.ignore));
  const diagnostics = [
    ...judged.flatMap(link => report(link, outcomes.get(address(link.url)), options.known)),
    ...skipped.map(({url, ...place}) =>
      diagnostic(
        "web-link-skipped",
        `${url} was not requested, because it is an example or a local address`,
        place,
      ),
    ),
  ];
  if (offline)
    diagnostics.push(
      diagnostic("web-offline", `no host could be reached, so ${asked.size} external URLs are not checked`),
    );
  const broken = urls.filter(url => outcomes.get(url)?.status === "broken");
  return {diagnostics, broken, offline};
}

/** Returns the URL to request, without the fragment. */
const address = (url: string): string => {
  const {href, hash} = new URL(url);
  return hash === "" ? href.replace(/#$/, "") : href.slice(0, -hash.length);
};

/** Reports whether this machine resolves `example.com`, which always exists (RFC 2606). */
const resolvesKnownHost = (): Promise<boolean> =>
  lookup("example.com").then(
    () => true,
    () => false,
  );

function report(link: WebLink, outcome: Outcome | undefined, known: ReadonlySet<string>): Diagnostic[] {
  const {url, ...place} = link;
  if (!outcome) return [];
  if (outcome.status === "broken")
    return known.has(address(url)) ? [] : [diagnostic("web-link", `${url}: ${outcome.detail}`, place)];
  if (outcome.status === "unsure") return [diagnostic("web-link-unsure", `${url}: ${outcome.detail}`, place)];
  if (outcome.movedTo === undefined) return [];
  const message = `${url} has moved to ${outcome.movedTo}`;
  return [diagnostic("web-link-moved", message, place)];
}

/** Names reserved for examples and local use (RFC 2606, RFC 6761), which are not probed. */
const RESERVED =
  /(?:^|\.)(?:localhost|(?<=\.)(?:test|example|invalid|local|internal)|example\.(?:com|net|org))$/;
const PRIVATE = /^(?:0|10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.|^\[/;

/** Reports whether a URL is merely an example. */
export function isExample(url: string): boolean {
  const {hostname} = new URL(url);
  return RESERVED.test(hostname) || PRIVATE.test(`${hostname}.`) || !hostname.includes(".");
}
