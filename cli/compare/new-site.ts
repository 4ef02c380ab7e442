import {existsSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {EDITIONS, isSitePath, MANIFEST, PAGE_INDEX, pageDocumentPath, SITE} from "#schemas/artifact-paths.ts";
import type {EditionsDocument, Manifest} from "#schemas/manifest.ts";
import type {PageDocument} from "#schemas/page-document.ts";
import type {PageIndex} from "#schemas/page-index.ts";
import {joinAddress} from "#schemas/rules/between-editions.ts";
import {unescapeHtml} from "#schemas/rules/markup.ts";
import {decode} from "#schemas/rules/percent-encoding.ts";
import {composedHtml} from "#schemas/rules/printable/composed-html.ts";
import type {Site} from "#schemas/site.ts";
import {filesBelow, readArtifact} from "#support/files/built-files.ts";
import {ofPattern} from "#support/links/find-path.ts";
import {matchesPattern} from "#support/links/matches-pattern.ts";
import {redirectLines} from "#support/links/redirect-lines.ts";
import {plainPath} from "./old-path.ts";

/** Page of the new site. */
export interface NewPage {
  /** URL below the base, including the path of its language and version. */
  url: string;
  title: string;
  /** Path of its language and version (`/de/1.x`), or empty. */
  edition: string;
  /** Whether it belongs to an older version. */
  isOlder: boolean;
  /** Whether it prints a section, with ids that no heading has. */
  isPrintable: boolean;
  /** Top-level headings. */
  headings: {id: string; title: string}[];
  /** Reads all ids of the page. */
  readIds(): ReadonlySet<string>;
}

/**
 * Result of resolving an old path on the new site. `page` is `null` for files, external URLs and `known`
 * URLs.
 */
export interface Found {
  page: NewPage | null;
  /** Whether the path works only on hosts that map `/a.html` to `/a/`. */
  needsHost: boolean;
}

/** Finished site described by artifacts, in all languages and versions. */
export class NewSite {
  readonly base: string;
  readonly origin: string | null;
  readonly pages = new Map<string, NewPage>();
  /** Lines of `_redirects`, with and without the base path, which finished sites add. */
  readonly hostRules: ReadonlySet<string>;
  private readonly redirects = new Map<string, string>();
  private readonly files = new Set<string>();
  /** Paths of the home pages of all languages and versions, which sites generate if nobody wrote them. */
  private readonly homes = new Set<string>();
  /** Targets of wildcard redirects, in order. */
  private readonly patterns: ReadonlyMap<string, string>;
  private readonly known: readonly string[];

  /** Reads artifacts. Throws `diff-artifacts`. */
  constructor(folder: string, known: readonly string[]) {
    const {base, origin} = readArtifact<Site>(folder, SITE);
    this.base = base;
    this.origin = origin ?? null;
    this.known = known;
    for (const {path} of readArtifact<Manifest>(folder, MANIFEST).files) this.files.add(`/${path}`);
    const editions = existsSync(join(folder, EDITIONS))
      ? readArtifact<EditionsDocument>(folder, EDITIONS).editions
      : [{path: "", isCurrent: true}];
    for (const {path, isCurrent} of editions)
      this.readEdition(join(folder, path), path === "" ? "" : `/${path}`, isCurrent);
    const lines = existsSync(join(folder, "_redirects"))
      ? readFileSync(join(folder, "_redirects"), "utf8").split("\n")
      : [];
    this.hostRules = new Set(
      [...lines, ...lines.map(line => line.replace(/(?<!\S)\//g, base))].map(normalizedRule),
    );
    const patterns = new Map<string, string>();
    for (const {from, to} of redirectLines(lines).patterns) if (!patterns.has(from)) patterns.set(from, to);
    this.patterns = patterns;
  }

  /** Resolves a decoded path, following redirects. Returns `null` if readers would get "not found". */
  find(path: string, steps = 0): Found | null {
    return (
      this.findExact(path) ??
      this.findRedirected(path, steps) ??
      (matchesPattern(path, this.known) ? FILE : null) ??
      this.findWithoutExtension(path)
    );
  }

  private findExact(path: string): Found | null {
    const slashed = slashedPath(path);
    const page = this.pages.get(slashed);
    if (page) return {page, needsHost: false};
    const isFile = this.files.has(path) || this.files.has(`${slashed}index.html`);
    return isFile || this.homes.has(slashed) || isSitePath(path.slice(1)) ? FILE : null;
  }

  private findRedirected(path: string, steps: number): Found | null {
    const plain = plainPath(path);
    const target =
      this.redirects.get(plain) ?? this.redirects.get(slashedPath(path)) ?? ofPattern(plain, this.patterns);
    if (target === undefined || steps > 9) return null;
    return target.startsWith("/") ? this.find(decode(target.replace(/[?#].*$/s, "")), steps + 1) : FILE;
  }

  private findWithoutExtension(path: string): Found | null {
    const page = /(?<=[^/])\.html?$/i.test(path) && this.pages.get(path.replace(/\.html?$/i, "/"));
    return page ? {page, needsHost: true} : null;
  }

  private readEdition(folder: string, own: string, isCurrent: boolean): void {
    this.homes.add(`${own}/`);
    for (const {from, to} of readArtifact<Site>(folder, SITE).redirects)
      this.redirects.set(decode(own + from), to.startsWith("/") ? joinAddress(own, to) : to);
    for (const {url, title, anchors, generated = false} of filesBelow(
      readArtifact<PageIndex>(folder, PAGE_INDEX),
    )) {
      const whole = own + url;
      let ids: ReadonlySet<string> | undefined;
      this.pages.set(whole, {
        url: whole,
        title,
        isPrintable: generated,
        edition: own,
        isOlder: !isCurrent,
        headings: anchors,
        readIds: () => {
          ids ??= idsOf(bodyOf(folder, url));
          return ids;
        },
      });
    }
  }
}

/** Returns a path as pages have it: without the name of an index file, and with a slash at the end. */
function slashedPath(path: string): string {
  const plain = plainPath(path);
  return plain.endsWith("/") ? plain : `${plain}/`;
}

const FILE: Found = {page: null, needsHost: false};

/** Reads the rendered body of a page. */
function bodyOf(folder: string, url: string): string {
  const read = (of: string): PageDocument => readArtifact(folder, pageDocumentPath(of));
  const page = read(url);
  return page.printable ? composedHtml(page, page.printable.pages.map(read)) : page.html;
}

/** Returns the ids and anchor names in a rendered body, whose attributes are in double quotes. */
const idsOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/\s(?:id|name)="([^"]*)"/g)].map(([, id = ""]) => unescapeHtml(id)));

/** Returns a line of `_redirects` with single spaces and its status, which is 301 unless it has another. */
export function normalizedRule(line: string): string {
  const parts = line.trim().split(/\s+/);
  return (parts.length === 2 ? [...parts, "301"] : parts).join(" ");
}
