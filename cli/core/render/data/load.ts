import {join} from "node:path";
import {diagnostic} from "#cli/report/diagnostic.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import type {SiteData} from "#schemas/site-data.ts";
import {asError} from "#support/files/as-error.ts";
import {contentHash} from "#support/files/hash.ts";
import {jsonWithoutControls} from "#support/files/plain-text.ts";
import {hasEntry, MAX_FILE, readRegularFile, UnfitFile} from "#support/files/regular-file.ts";
import type {DataName, SiteDataFiles} from "./files.ts";
import {inlineHtml} from "./inline-html.ts";

/**
 * Validated values, including defaults, by a hash of file name and text. The caller stores them between builds, per tool
 * version, so that an unchanged build loads no validator.
 */
export interface ValidatedFiles {
  get(hash: string): unknown;
  set(hash: string, value: unknown): void;
}

/** File of each value, relative to the content folder (or else the project root) or to the snapshot folder. */
const FILES: Record<DataName, ["content" | "project" | "snapshots", string]> = {
  site: ["content", "data/site.json"],
  organization: ["content", "data/organization.json"],
  sponsors: ["content", "data/sponsors.json"],
  vote: ["content", "data/vote.json"],
  redirects: ["content", "data/redirects.json"],
  verified: ["content", "data/verified.json"],
  sponsorsSnapshot: ["snapshots", "sponsors.json"],
  votesSnapshot: ["snapshots", "votes.json"],
  lock: ["project", "docs-index.lock.json"],
};

/**
 * Reads the data files of a site, all of which are optional. An invalid file counts as missing and is reported:
 * `data-syntax`, `data-value`, `file-encoding`, `file-unreadable`.
 *
 * @param contentDirs absolute paths of the content folders; the first one that contains a file wins
 * @param snapshotDir absolute path of `.docs-index`
 * @param root absolute path of the project root; diagnostics name files relative to it
 */
export async function loadDataFiles(
  contentDirs: readonly string[],
  snapshotDir: string,
  root: string,
  validated: ValidatedFiles = new Map(),
): Promise<{data: SiteDataFiles; diagnostics: Diagnostic[]}> {
  const diagnostics: Diagnostic[] = [];
  const values: Partial<Record<DataName, unknown>> = {};
  let redirectsSource: SiteDataFiles["redirectsSource"] = null;
  for (const [name, [folder, path]] of Object.entries(FILES) as [DataName, (typeof FILES)[DataName]][]) {
    const folders = {
      content: contentDirs,
      project: [...contentDirs.map(parent => join(parent, "data")), root],
      snapshots: [snapshotDir],
    };
    const places = folders[folder].map(parent => join(parent, path));
    const absolute = places.find(hasEntry) ?? places[0] ?? "";
    const file = relativePath(root, absolute);
    const text = readText(absolute, file, [root, ...folders[folder]], folder === "content", diagnostics);
    values[name] = text === null ? null : await validValue(name, text, file, validated, diagnostics);
    if (name === "redirects" && text !== null) redirectsSource = {file, text};
  }
  return {
    data: {...(values as Omit<SiteDataFiles, "redirectsSource">), redirectsSource},
    diagnostics,
  };
}

function readText(
  absolute: string,
  file: string,
  within: readonly string[],
  isWalked: boolean,
  diagnostics: Diagnostic[],
): string | null {
  let bytes: Buffer;
  try {
    bytes = readRegularFile(absolute, MAX_FILE.text, within);
  } catch (error) {
    // A pipe in the content folder was reported by the walk.
    if (error instanceof UnfitFile && error.code !== "file-too-large" && isWalked) return null;
    if (error instanceof UnfitFile) {
      diagnostics.push(diagnostic(error.code, error.message, {file}));
      return null;
    }
    const code = asError(error).code ?? "unknown";
    if (code !== "ENOENT" && code !== "ENOTDIR") {
      diagnostics.push(diagnostic("file-unreadable", `The file can't be read (${code})`, {file}));
    }
    return null;
  }
  try {
    return new TextDecoder("utf-8", {fatal: true}).decode(bytes);
  } catch {
    diagnostics.push(diagnostic("file-encoding", "The file is not valid UTF-8", {file}));
    return null;
  }
}

async function validValue(
  name: DataName,
  text: string,
  file: string,
  validated: ValidatedFiles,
  diagnostics: Diagnostic[],
): Promise<unknown> {
  const hash = contentHash(name, text);
  const known = validated.get(hash);
  if (known !== undefined) return known;
  const [{validateJson}, {DATA_SCHEMAS}] = await Promise.all([
    import("#support/json/json-positions.ts"),
    import("./schemas.ts"),
  ]);
  const result = validateJson(text, DATA_SCHEMAS[name], file);
  if ("diagnostics" in result) {
    for (const finding of result.diagnostics) diagnostics.push(finding);
    return null;
  }
  const given = jsonWithoutControls(result.value);
  const value = name === "site" ? withBannerHtml(given as SiteData) : given;
  validated.set(hash, value);
  return value;
}

const withBannerHtml = (site: SiteData): SiteData =>
  site.banner ? {...site, banner: {...site.banner, html: inlineHtml(site.banner.html)}} : site;
