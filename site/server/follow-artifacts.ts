import {createHash} from "node:crypto";
import {join} from "node:path";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {type Artifacts, openArtifacts} from "../prerender/artifacts.ts";
import {readEditions} from "../prerender/editions.ts";

/** The state of the artifacts after a round. */
export interface ArtifactsState {
  /** One for each language and version by its path, longer paths first; none as long as nothing could be built. */
  sites: ReadonlyMap<string, Artifacts>;
  findings: readonly Diagnostic[];
  /** Urls of pages that are new or differ from when they were last there, from the root of the whole site. */
  changedPages: string[];
  /** The frame of all pages changed: navigation, sections, texts. */
  frameChanged: boolean;
}

const PAGE = /^data\/pages(\/(?:.*\/)?)index\.json$/;

/** Url of the page whose document lies at a path, from the root of the whole site; undefined for other files. */
function pageAt(path: string, editions: Iterable<string>): string | undefined {
  const edition = [...editions].find(one => one !== "" && path.startsWith(`${one}/`));
  if (edition === undefined) return PAGE.exec(path)?.[1];
  const url = PAGE.exec(path.slice(edition.length + 1))?.[1];
  return url && `/${edition}${url}`;
}

/** The artifacts of all languages and versions. Throws where there are none. */
function openSites(out: string): Map<string, Artifacts> {
  const editions = readEditions(out) ?? [null];
  const sites = editions.map((edition): [string, Artifacts] => [
    edition?.path ?? "",
    openArtifacts(join(out, edition?.path ?? ""), edition),
  ]);
  return new Map(sites.sort(([a], [b]) => b.length - a.length));
}

/** Files that every page depends on; the build id alone changes with each edit and is no reason to reload. */
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

/** Lists printable pages that are composed of changed pages, besides those that changed themselves. */
const printablesOf = (changed: ReadonlySet<string>, sites: ReadonlyMap<string, Artifacts>): string[] =>
  [...sites].flatMap(([path, {pages, page, isPrintable}]) => {
    const root = path === "" ? "" : `/${path}`;
    return pages
      .filter(url => isPrintable(url) && !changed.has(root + url))
      .filter(url => page(url).printable?.pages.some(part => changed.has(root + part)))
      .map(url => root + url);
  });

/** Follows the artifacts in a folder while they are built again and again. */
export function followArtifacts(out: string) {
  const known = new Map<string, string>();
  /** URLs of pages whose documents came before the artifacts that contain them. */
  const taken = new Set<string>();
  let frame: string | undefined;
  let sites: ReadonlyMap<string, Artifacts> = new Map();
  return {
    /** Takes a page document that the artifacts will contain. Returns its URL, counted from the root of the whole site. */
    take(path: string, text: string): string {
      const url = pageAt(path, sites.keys()) ?? "";
      known.set(url, createHash("sha256").update(text).digest("hex"));
      taken.add(url);
      return url;
    },
    /** Opens the artifacts after a build, and compares them with the previous ones. */
    open(findings: readonly Diagnostic[]): ArtifactsState {
      try {
        sites = openSites(out);
      } catch {
        return {sites: new Map(), findings, changedPages: [], frameChanged: false};
      }
      const changedPages: string[] = [];
      for (const {path, sha256} of sites.get("")?.manifest.files ?? []) {
        const url = pageAt(path, sites.keys());
        if (url === undefined) continue;
        if (known.get(url) !== sha256) changedPages.push(url);
        known.set(url, sha256);
      }
      changedPages.push(...printablesOf(new Set([...changedPages, ...taken]), sites));
      taken.clear();
      const now = [...sites.values()].map(frameOf).join("\n");
      const frameChanged = frame !== undefined && frame !== now;
      frame = now;
      return {sites, findings, changedPages, frameChanged};
    },
  };
}
