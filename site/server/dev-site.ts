import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {PageDocument} from "#schemas/page-document.ts";
import type {DevMessage} from "../dev/message.ts";
import type {ServerBundle} from "../prerender/document/document-context.ts";
import {type DevSite, devHandler, type SiteCode} from "./dev-handler.ts";
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
  let state: ArtifactsState | null = null;
  let round = 0;
  /** Pages that are newer than the artifacts, by URL from the root of the whole site. */
  const ahead = new Map<string, PageDocument>();
  const siteAt = (path: string): DevSite | null => {
    for (const [edition, found] of state?.sites ?? []) {
      const root = edition === "" ? "" : `/${edition}`;
      const server = bundles.get(found.site.lang);
      if (!server || !path.startsWith(`${root}/`)) continue;
      const page = (url: string): PageDocument => ahead.get(root + url) ?? found.page(url);
      return {path: edition, artifacts: {...found, page}, server};
    }
    return null;
  };
  const message = (now: ArtifactsState): DevMessage => ({
    pages: now.changedPages,
    styles: now.changedStyles,
    reload: now.frameChanged,
    diagnostics: errorsOf(now),
  });
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
      // Otherwise, a build that ended while the document was being sent would go unnoticed.
      greeting: seen =>
        state && (seen !== round || errorsOf(state).length > 0)
          ? {...message(state), pages: [], styles: [], reload: seen !== round}
          : null,
    }),
    /** Shows a page whose document is ready; `path` is its path in the artifacts. */
    showPage({path, text}: {path: string; text: string}): void {
      const url = artifacts.take(path, text);
      if (!state || state.sites.size === 0) return;
      ahead.set(url, JSON.parse(text) as PageDocument);
      events.send({pages: [url], styles: [], reload: false, diagnostics: errorsOf(state)});
    },
    /** Shows the artifacts of a completed build. */
    async showBuild(findings: readonly Diagnostic[]): Promise<void> {
      const now = artifacts.open(findings);
      await loadCode(now.sites);
      ahead.clear();
      const isFirst = !state || state.sites.size === 0;
      state = now;
      round++;
      events.send({...message(now), reload: now.frameChanged || isFirst});
    },
    close: () => events.close(),
  };
}

/** Returns the diagnostics shown in browsers. Warnings appear only in the terminal. */
const errorsOf = ({findings}: ArtifactsState): Diagnostic[] =>
  findings.filter(({severity}) => severity === "error");
