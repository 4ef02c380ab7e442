import {createHash} from "node:crypto";
import {join} from "node:path";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {append} from "#schemas/rules/long-lists.ts";
import {type Artifacts, openArtifacts} from "../prerender/artifacts.ts";
import {readEditions} from "../prerender/editions.ts";

/** State of the artifacts after a build. */
export interface ArtifactsState {
  /**
   * Artifacts of each language and version by path, longer paths first; empty until something could be built.
   */
  sites: ReadonlyMap<string, Artifacts>;
  findings: readonly Diagnostic[];
  /** URLs of new or changed pages, from the root of the whole site. */
  changedPages: string[];
  /** URLs of changed style sheets of the project, from the root of the whole site. */
  changedStyles: string[];
  /** Whether the page layout changed: navigation, sections, texts. */
  frameChanged: boolean;
}

const PAGE = /^data\/pages(\/(?:.*\/)?)index\.json$/;

/**
 * Returns the URL of the page whose document has the given path, from the root of the whole site; `undefined`
 * for other files.
 */
function pageAt(path: string, editions: Iterable<string>): string | undefined {
  const edition = [...editions].find(one => one !== "" && path.startsWith(`${one}/`));
  if (edition === undefined) return PAGE.exec(path)?.[1];
  const url = PAGE.exec(path.slice(edition.length + 1))?.[1];
  return url && `/${edition}${url}`;
}

/** Opens the artifacts of all languages and versions. Throws if there are none. */
function openSites(out: string): Map<string, Artifacts> {
  const editions = readEditions(out) ?? [null];
  const sites = editions.map((edition): [string, Artifacts] => [
    edition?.path ?? "",
    openArtifacts(join(out, edition?.path ?? ""), edition),
  ]);
  return new Map(sites.sort(([a], [b]) => b.length - a.length));
}

/** Hashes the files that every page depends on. The build id changes with each edit, so it is excluded. */
function frameOf(artifacts: Artifacts): string {
  const {buildId: _, ...site} = artifacts.site;
  const sections = artifacts.manifest.files.filter(({path}) =>
    /^data\/(?:sections|sponsors|\w+\.json)/.test(path),
  );
  const hashes = sections
    .filter(({path}) => !/page-index|pages\.json|site\.json/.test(path))
    .map(({sha256}) => sha256);
  return JSON.stringify([site, hashes]);
}

/** Returns the hashes of the project's style sheets, by URL from the root of the whole site. */
const stylesOf = (sites: ReadonlyMap<string, Artifacts>): Map<string, string> =>
  new Map(
    [...sites].flatMap(([path, {site, hashOf}]) =>
      site.theme === undefined
        ? []
        : [[`${path === "" ? "" : `/${path}`}${site.theme}`, hashOf(site.theme.slice(1))]],
    ),
  );

/** Lists printable pages composed of changed pages, except those that changed themselves. */
const printablesOf = (changed: ReadonlySet<string>, sites: ReadonlyMap<string, Artifacts>): string[] =>
  [...sites].flatMap(([path, {pages, page, isPrintable}]) => {
    const root = path === "" ? "" : `/${path}`;
    return pages
      .filter(url => isPrintable(url) && !changed.has(root + url))
      .filter(url => page(url).printable?.pages.some(part => changed.has(root + part)))
      .map(url => root + url);
  });

/** Tracks the artifacts in a folder that is rebuilt repeatedly. */
export function followArtifacts(out: string) {
  const known = new Map<string, string>();
  /** URLs of pages whose documents arrived before the artifacts that contain them. */
  const taken = new Set<string>();
  /** Hashes of style sheets by URL. */
  let styles: ReadonlyMap<string, string> = new Map();
  let frame: string | undefined;
  let sites: ReadonlyMap<string, Artifacts> = new Map();
  return {
    /**
     * Accepts a page document that the artifacts will contain. Returns its URL from the root of the whole
     * site.
     *
     * @param editions paths of all languages and versions
     */
    take(path: string, text: string, editions: Iterable<string> = sites.keys()): string {
      const url = pageAt(path, editions) ?? "";
      known.set(url, createHash("sha256").update(text).digest("hex"));
      taken.add(url);
      return url;
    },
    /** Opens the artifacts after a build and compares them with the previous ones. */
    open(findings: readonly Diagnostic[]): ArtifactsState {
      try {
        sites = openSites(out);
      } catch {
        return {sites: new Map(), findings, changedPages: [], changedStyles: [], frameChanged: false};
      }
      const changedPages: string[] = [];
      for (const {path, sha256} of sites.get("")?.manifest.files ?? []) {
        const url = pageAt(path, sites.keys());
        if (url === undefined) continue;
        if (known.get(url) !== sha256) changedPages.push(url);
        known.set(url, sha256);
      }
      append(changedPages, printablesOf(new Set([...changedPages, ...taken]), sites));
      taken.clear();
      const shown = stylesOf(sites);
      const changedStyles = [...shown].flatMap(([url, hash]) => (styles.get(url) === hash ? [] : url));
      styles = shown;
      const now = [...sites.values()].map(frameOf).join("\n");
      const frameChanged = frame !== undefined && frame !== now;
      frame = now;
      return {sites, findings, changedPages, changedStyles, frameChanged};
    },
  };
}
