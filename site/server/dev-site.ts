import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {PageDocument} from "#schemas/page-document.ts";
import type {DevMessage} from "../dev/message.ts";
import type {ServerBundle} from "../prerender/document/document-context.ts";
import {type DevSite, devHandler, type SiteCode} from "./dev-handler.ts";
import {earlySites, type SitePreview} from "./early-site.ts";
import {eventStream} from "./event-stream.ts";
import {type ArtifactsState, followArtifacts} from "./follow-artifacts.ts";

export interface DevSiteOptions {
  /** Folder of the artifacts. */
  out: string;
  /** Path of the site on its host until the first build is complete. */
  base: string;
  code: SiteCode;
}

/**
 * Serves a site that is rebuilt repeatedly; browsers show each change without a full load. The caller reports
 * pages and builds.
 */
export function devSite({out, base, code}: DevSiteOptions) {
  const artifacts = followArtifacts(out);
  const bundles = new Map<string, ServerBundle>();
  const events = eventStream<DevMessage>();
  const sent: DevMessage[] = [];
  let state: ArtifactsState | null = null;
  let noteSent: () => void = () => {};
  const firstSent = new Promise<void>(resolve => {
    noteSent = resolve;
  });
  /** Number of messages sent. */
  let round = 0;
  /** The site until its first build is complete. */
  let early: (ReturnType<typeof earlySites> & Pick<SitePreview, "editions">) | null = null;
  /** Pages that are newer than the artifacts, by URL from the root of the whole site. */
  const ahead = new Map<string, PageDocument>();
  const siteAt = (path: string): Promise<DevSite | null> | DevSite | null => {
    if (early) return early.at(path);
    for (const [edition, found] of state?.sites ?? []) {
      const root = edition === "" ? "" : `/${edition}`;
      const server = bundles.get(found.site.lang);
      if (!server || !path.startsWith(`${root}/`)) continue;
      const page = (url: string): PageDocument => ahead.get(root + url) ?? found.page(url);
      return {path: edition, artifacts: {...found, page}, server};
    }
    return null;
  };
  const send = (message: DevMessage): void => {
    round++;
    sent.push(message);
    if (sent.length > REMEMBERED) sent.shift();
    events.send(message);
  };
  /**
   * Returns what a browser has missed whose document was rendered after `seen` messages: it may connect after an edit.
   * Returns `null` if there is nothing to show.
   */
  const greeting = (seen: number): DevMessage | null => {
    if (!early && !state) return null;
    const diagnostics = state ? errorsOf(state) : [];
    if (seen === round && !early && diagnostics.length === 0) return null;
    const missed = sent.slice(sent.length - (round - seen));
    return {
      pages: missed.flatMap(({pages}) => pages),
      styles: missed.flatMap(({styles}) => styles),
      reload: seen > round || seen < round - sent.length || missed.some(({reload}) => reload),
      diagnostics,
      ...(early ? {building: true} : {}),
    };
  };
  /** Loads the current code that renders documents in the site's languages. */
  async function loadCode(sites: ArtifactsState["sites"] = new Map(state?.sites)): Promise<void> {
    for (const {site} of sites.values()) {
      const bundle = await code.load(site.lang);
      if (bundles.get(site.lang) !== bundle) await bundle.prepare();
      bundles.set(site.lang, bundle);
    }
  }
  return {
    loadCode,
    handler: devHandler({
      base: () => state?.sites.get("")?.site.base ?? base,
      code,
      folder: out,
      events,
      siteAt,
      round: () => round,
      greeting,
      onSent: noteSent,
    }),
    /** Resolves when a document was sent, or after a time in milliseconds. */
    documentSent: (longest: number): Promise<void> =>
      Promise.race([firstSent, new Promise<void>(resolve => setTimeout(resolve, longest))]),
    /** Shows a page whose document is ready; `path` is its path in the artifacts. */
    showPage({path, text}: {path: string; text: string}): void {
      const url = artifacts.take(path, text, early?.editions);
      if (early) send(building([url]));
      if (!state || state.sites.size === 0) return;
      ahead.set(url, JSON.parse(text));
      send({pages: [url], styles: [], reload: false, diagnostics: errorsOf(state)});
    },
    /** Shows what is known before the first build. */
    showPreview(preview: SitePreview): void {
      early = {...earlySites(preview, code), editions: preview.editions};
      send({...building([]), reload: true});
    },
    /** Shows the artifacts of a completed build. */
    async showBuild(findings: readonly Diagnostic[]): Promise<void> {
      const now = artifacts.open(findings);
      await loadCode(now.sites);
      ahead.clear();
      const isFirst = early ? !(await isSameSite(early.opened(), now)) : !state || state.sites.size === 0;
      if (now.sites.size > 0) early = null;
      state = now;
      send({
        pages: now.changedPages,
        styles: now.changedStyles,
        reload: now.frameChanged || isFirst,
        diagnostics: errorsOf(now),
      });
    },
    close: () => events.close(),
  };
}

/** Number of messages kept for browsers that connect late; a browser that has missed more reloads. */
const REMEMBERED = 100;

/** Returns the diagnostics shown in browsers. Warnings appear only in the terminal. */
const errorsOf = ({findings}: ArtifactsState): Diagnostic[] =>
  findings.filter(({severity}) => severity === "error");

/** Message about pages that are shown before the first build is complete. */
const building = (pages: string[]): DevMessage => ({
  pages,
  styles: [],
  reload: false,
  diagnostics: [],
  building: true,
});

/** Reports whether the only language and version of a site has the frame that browsers show, which was made before the build. */
async function isSameSite(shown: readonly Promise<DevSite>[], {sites}: ArtifactsState): Promise<boolean> {
  const facts = ({site: {buildId: _, ...site}}: Pick<DevSite["artifacts"], "site">): string =>
    JSON.stringify(site);
  const now = sites.get("");
  if (now === undefined || sites.size > 1) return false;
  for (const {artifacts} of await Promise.all(shown)) if (facts(artifacts) !== facts(now)) return false;
  return true;
}
