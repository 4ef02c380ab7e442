import {join} from "node:path";
import {pathToFileURL} from "node:url";
import {chromiumPath} from "#site/test-support/chromium.ts";
import {installed} from "./installed.ts";
import type {TraceEvent} from "./main-thread.ts";

/** Last version that supports Node.js 20. */
const LIGHTHOUSE = "lighthouse@12.8.2";

/** Avatars and badges. Responses of other hosts are not measured, and build machines may not reach them. */
const FOREIGN = ["https://github.com/*", "https://img.shields.io/*"];

/** Part of a Lighthouse report (Lighthouse result object, LHR) that is used. */
export interface Report {
  categories: Record<string, {score: number | null; auditRefs: {id: string; weight: number}[]}>;
  audits: Record<
    string,
    {title: string; score: number | null; numericValue?: number; displayValue?: string; details?: unknown}
  >;
}

interface Result {
  lhr: Report;
  artifacts: {Trace: {traceEvents: TraceEvent[]}};
}

type Lighthouse = (url: string, flags: object) => Promise<Result>;
interface Chrome {
  port: number;
  kill(): void;
}
type Launch = (options: object) => Promise<Chrome>;

/** Loads Lighthouse. The returned function audits a URL once, as a phone, in a new browser. */
export async function loadLighthouse() {
  const packages = join(await installed("lighthouse", [LIGHTHOUSE]), "node_modules");
  const load = (file: string) => import(pathToFileURL(join(packages, file)).href);
  const {default: lighthouse} = (await load("lighthouse/core/index.js")) as {default: Lighthouse};
  const {launch} = (await load("chrome-launcher/dist/index.js")) as {launch: Launch};
  /** @param blocked - patterns of URLs whose requests are blocked */
  return async (url: string, categories: readonly string[] | null, blocked: readonly string[] = []) => {
    const chrome = await launch({
      chromePath: chromiumPath(),
      chromeFlags: ["--headless=new", "--no-sandbox", "--disable-background-networking"],
      logLevel: "silent",
    });
    try {
      const {lhr, artifacts} = await lighthouse(url, {
        port: chrome.port,
        logLevel: "error",
        blockedUrlPatterns: [...FOREIGN, ...blocked],
        ...(categories && {onlyCategories: categories}),
      });
      return {report: lhr, events: artifacts.Trace.traceEvents};
    } finally {
      chrome.kill();
    }
  };
}

/** Returns the score of a report from 0 to 100. */
export const points = (report: Report, category: string): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100);
