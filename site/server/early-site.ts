import {openArtifacts} from "../prerender/artifacts.ts";
import type {DevSite, SiteCode} from "./dev-handler.ts";

/** Artifacts of a language and version that are made when they are read, before the first build is complete. */
export interface EarlyArtifacts {
  /** Reads an artifact; null if only a build can create it. */
  read(path: string): Uint8Array | null;
  /** Returns the name of the section that a page belongs to. */
  sectionOf(url: string): string | undefined;
}

/** Site before its first build. */
export interface SitePreview {
  /** Paths of its languages and versions. */
  editions: readonly string[];
  /** Opens a language and version. */
  open(edition: string): Promise<EarlyArtifacts>;
}

/** Creates a function that finds the language and version that a path belongs to and opens it once. */
export function earlySites({editions, open}: SitePreview, code: SiteCode) {
  const opened = new Map<string, Promise<DevSite>>();
  const longestFirst = [...editions].sort((a, b) => b.length - a.length);
  async function openSite(edition: string): Promise<DevSite> {
    const early = await open(edition);
    const readText = (path: string): string => {
      const bytes = early.read(path);
      if (bytes === null) throw new Error(`${path} is not built yet`);
      return Buffer.from(bytes).toString();
    };
    const place = editions.length > 1 ? {path: edition, linksOf: noLinks} : null;
    const artifacts = openArtifacts("", place, readText);
    const bundle = await code.load(artifacts.site.lang);
    await bundle.prepare();
    return {
      path: edition,
      artifacts: {...artifacts, sectionOf: url => early.sectionOf(url) ?? artifacts.sectionOf(url)},
      server: bundle,
      early: early.read,
    };
  }
  return {
    opened: (): Promise<DevSite>[] => [...opened.values()],
    at(path: string): Promise<DevSite> | null {
      const edition = longestFirst.find(one => path.startsWith(one === "" ? "/" : `/${one}/`));
      if (edition === undefined) return null;
      const site = opened.get(edition) ?? openSite(edition);
      opened.set(edition, site);
      return site;
    },
  };
}

/** Links to other languages and versions, whose pages are unknown before the build. */
const noLinks = () => ({elsewhere: undefined, canonical: undefined, translations: []});
