import {dirname, join} from "node:path";
import {diagnostic} from "#cli/report/diagnostic.ts";
import type {PageContext} from "#core/model/page-context.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {elsewhereBy, redirectEnd} from "./elsewhere.ts";
import {type MissingLink, mostlyMissing, settingsFor} from "./explanations.ts";
import {emptyFolders, missingFolders} from "./folders.ts";
import {ignoredFiles, submoduleOf, submodules} from "./ignored.ts";

/** Diagnostics, and the git files they depend on, relative to the project root. */
interface Settled {
  findings: Diagnostic[];
  files: string[];
}

/** Error about a missing page or file. */
interface Missing {
  finding: Diagnostic;
  /** URL of the page; null for a file. */
  url: string | null;
  /** Files that would provide it. */
  files: string[];
}

/** Number of links from which a common spelling can be inferred. */
const ENOUGH = 3;

/** Warning that replaces an error about files outside of the content. */
type Doubt = {code: "link-unverified" | "file-generated"; message: string; hint: string};

/**
 * Downgrades errors about missing pages and files to warnings (`link-unverified`, `file-generated`) if their existence
 * cannot be determined from the content folder: git ignores them, they are in a submodule, a whole folder or most of its
 * files are missing, or one setting would explain most of them. Only certain errors remain.
 *
 * @param settings - whether a config specifies the base path of the site, and the absolute path of another tool's settings
 */
export async function settleMissing(
  findings: readonly Diagnostic[],
  pages: readonly PageFacts[],
  context: PageContext,
  {hasConfig, toolFile}: {hasConfig: boolean; toolFile: string | null},
): Promise<Settled> {
  const missing = findings.flatMap(finding => missingOf(finding, context));
  if (missing.length === 0) return {findings: [...findings], files: []};
  const doubts = new Map<Diagnostic, Doubt>();
  for (const [{finding}, doubt] of await ungenerated(missing, context)) doubts.set(finding, doubt);
  const ofPages = missing.flatMap(({finding, url}) => (url === null ? [] : [{finding, url}]));
  const left = (): typeof ofPages => ofPages.filter(({finding}) => !doubts.has(finding));
  const explainBy = (hints: ReadonlyMap<MissingLink, string>): void => {
    for (const [{finding, url}, hint] of hints) {
      const message = `there is no page \`${url}\`, like most targets of such links`;
      doubts.set(finding, {code: "link-unverified", message, hint});
    }
  };
  const kinds = left().length > 0 ? linkKinds(pages) : null;
  const prefix = kinds ? namePrefix(kinds.raw, context) : null;
  if (prefix !== null)
    for (const {finding, url} of left()) {
      const isWithin = url.startsWith(prefix);
      const isPage = isWithin && context.siteMap.urls.has(`/${url.slice(prefix.length)}`.toLowerCase());
      if (!isPage && (isWithin || kinds?.isRooted(finding) === false)) continue;
      const message = `there is no page \`${url}\`, although these pages link to each other below \`${prefix}\``;
      const hint = `If they are part of a larger site, set \`prefix\` to \`${prefix.slice(1, -1)}\`.`;
      doubts.set(finding, {code: "link-unverified", message, hint});
    }
  const known = new Set(context.siteMap.urls.keys());
  if (kinds) explainBy(settingsFor(kinds.of(left()), known));
  const elsewhere = elsewhereBy(toolFile, known);
  for (const {finding, url} of left()) {
    const reason = elsewhere(url, finding.code === "redirect-target");
    if (reason) doubts.set(finding, {code: "link-unverified", ...reason});
  }
  const urls = left().map(({url}) => url);
  const folders = missingFolders(urls, context);
  for (const {finding, url} of left()) {
    const folder = folders.get(url);
    if (folder === undefined) continue;
    const message = `there is no page \`${url}\`, nor any other below \`${folder}\``;
    const hint = `If another site or a program provides these pages, add \`${folder}\` to \`known\`.`;
    doubts.set(finding, {code: "link-unverified", message, hint});
  }
  if (kinds) explainBy(mostlyMissing(kinds.of(left()), kinds.found));
  if (!hasConfig && kinds && isBelowOther(kinds.found.rooted, context))
    for (const {finding, url} of left()) {
      if (kinds.isRooted(finding) !== true || isNamed(url, context)) continue;
      const message = `there is no page \`${url}\`; no root-relative link leads to a page in this folder`;
      const hint =
        "If these pages are part of a larger site, set `base` or `prefix`, or add the URL to `known`.";
      doubts.set(finding, {code: "link-unverified", message, hint});
    }
  const ofFiles = missing.flatMap(({finding, url, files}) =>
    url === null && !doubts.has(finding) ? [{finding, files}] : [],
  );
  for (const [finding, folder] of emptyFolders(ofFiles)) {
    const message = `${finding.message}, like most files that pages use from \`${relativePath(context.root, folder)}\``;
    const hint = `If a program generates the files in \`${relativePath(context.root, folder)}\`, run it before the build.`;
    doubts.set(finding, {code: "file-generated", message, hint});
  }
  // A link to a redirect with a missing target is as uncertain as the redirect.
  const verdicts = new Map(
    ofPages.flatMap(({finding, url}) => {
      const doubt = finding.code === "redirect-target" ? doubts.get(finding) : undefined;
      return doubt ? [[url, doubt] as const] : [];
    }),
  );
  for (const {finding, url} of left()) {
    const doubt = verdicts.get(redirectEnd(url, context.siteMap.redirects));
    if (doubt) doubts.set(finding, doubt);
  }
  return {
    findings: findings.map(finding => {
      const doubt = doubts.get(finding);
      if (!doubt) return finding;
      const {code: _code, severity: _severity, message: _message, hint: _hint, ...place} = finding;
      return diagnostic(doubt.code, doubt.message, {...place, hint: doubt.hint});
    }),
    files: gitFiles(context),
  };
}

const pageFiles = (path: string): string[] =>
  [".md", ".mdx", "/index.md"].map(end => path.replace(/[\\/]$/, "") + end);

/** Returns the missing pages and files of an error; none for other diagnostics. */
function missingOf(finding: Diagnostic, {root, content, folders}: PageContext): Missing[] {
  if (finding.severity !== "error") return [];
  const {code, file, about} = finding;
  const url = code === "link-page" || code === "redirect-target" ? about?.page : undefined;
  if (url !== undefined) {
    const places = [...new Set([content, ...folders.map(({folder}) => folder)])];
    return [{finding, url, files: places.flatMap(folder => pageFiles(join(folder, url)))}];
  }
  const target = code === "image-missing" || code === "import-missing" ? about?.target : undefined;
  if (target === undefined || file === undefined) return [];
  const near = target.startsWith("/") ? [] : [join(root, dirname(file))];
  return [{finding, url: null, files: [content, root, ...near].map(folder => join(folder, target))}];
}

/** Finds files that git ignores or has in a submodule. */
async function ungenerated(
  missing: readonly Missing[],
  {codeHost, content}: PageContext,
): Promise<Map<Missing, Doubt>> {
  const doubts = new Map<Missing, Doubt>();
  if (!codeHost) return doubts;
  const modules = submodules(codeHost);
  const ignored = await ignoredFiles(content, codeHost, [...new Set(missing.flatMap(({files}) => files))]);
  for (const one of missing) {
    const {finding, url, files} = one;
    const code = url === null ? "file-generated" : "link-unverified";
    const submodule = submoduleOf(files[0] ?? "", modules, codeHost);
    if (submodule !== undefined) {
      const message = `${finding.message}; it belongs to the submodule \`${submodule}\``;
      doubts.set(one, {code, message, hint: "Run `git submodule update --init` before the build."});
    } else if (files.some(file => ignored.has(file))) {
      const message = `${finding.message}; git ignores its file, so a program may generate it`;
      const hint =
        url === null
          ? "Generate the files that git ignores before the build."
          : "Generate the pages that git ignores before the build, or add their URLs to `known`.";
      doubts.set(one, {code, message, hint});
    }
  }
  return doubts;
}

/**
 * Returns the name of the content folder, between slashes, if most root-relative links start with it although no page URL
 * does; otherwise null. Links to files (`/docs/page.md`) point to a code host.
 */
function namePrefix(raw: readonly string[], {content, siteMap}: PageContext): string | null {
  const name = `/${relativePath(dirname(content), content)}/`;
  const links = raw.filter(link => !/\.mdx?(?:$|[?#])/i.test(link));
  const named = links.filter(link => link.startsWith(name));
  const isOwn = [...siteMap.urls.keys()].some(url => url.startsWith(name.toLowerCase()));
  return !isOwn && named.length >= ENOUGH && named.length * 2 > links.length ? name : null;
}

/** Reports whether the pages may be part of a larger site. */
const isBelowOther = (foundFromRoot: number, {dialect, base}: PageContext): boolean =>
  dialect.links.mayBeBelow === true && base === undefined && foundFromRoot === 0;

/** Reports whether any page URL contains the first or the last segment of a URL, like pages that moved. */
function isNamed(url: string, {siteMap}: PageContext): boolean {
  const parts = url.toLowerCase().split("/").filter(Boolean);
  const [top, end] = [`/${parts[0]}/`, `/${parts.at(-1)}/`];
  return [...siteMap.urls.keys()].some(each => each.startsWith(top) || each.endsWith(end));
}

/** Reads the spelling of links, which diagnostics do not contain, and counts links to pages. */
function linkKinds(pages: readonly PageFacts[]): {
  found: {rooted: number; relative: number};
  /** Spelling of root-relative links to pages. */
  raw: string[];
  /** Reports whether a link is root-relative; undefined for redirects. */
  isRooted(finding: Diagnostic): boolean | undefined;
  of(missing: readonly {finding: Diagnostic; url: string}[]): MissingLink[];
} {
  const rooted = new Map<string, boolean>();
  const found = {rooted: 0, relative: 0};
  const raw: string[] = [];
  const isRootedAt = (finding: Diagnostic): boolean | undefined => rooted.get(placeOf(finding));
  for (const page of pages)
    for (const link of page.readChecks().links) {
      const isRooted = link.raw.startsWith("/");
      if (link.url === null) rooted.set(placeOf({...link, file: link.file ?? page.path}), isRooted);
      else found[isRooted ? "rooted" : "relative"]++;
      if (isRooted && link.url !== null) raw.push(link.raw);
    }
  return {
    found,
    raw,
    isRooted: isRootedAt,
    of: missing =>
      missing.flatMap(({finding, url}) => {
        const isRooted = isRootedAt(finding);
        return isRooted === undefined ? [] : [{finding, url, isRooted}];
      }),
  };
}

const placeOf = ({file, line, column}: Pick<Diagnostic, "file" | "line" | "column">): string =>
  `${file}:${line}:${column}`;

/** Returns the files that define ignore rules and submodules. */
function gitFiles({root, content, codeHost}: PageContext): string[] {
  if (!codeHost) return [];
  const {folder} = codeHost;
  const files = [folder, content, root].map(each => join(each, ".gitignore"));
  return [...new Set([...files, join(folder, ".gitmodules")])].map(file => relativePath(root, file));
}
