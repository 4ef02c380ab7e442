import {basename, join} from "node:path";
import {diagnostic} from "#cli/report/diagnostic.ts";
import type {SourceFile} from "#core/model/source-file.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {ConfigRedirects} from "#schemas/redirects.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {asError} from "#support/files/as-error.ts";
import {plainText, withoutControls} from "#support/files/plain-text.ts";
import {MAX_FILE, readProblem, readRegularFile} from "#support/files/regular-file.ts";
import {hasDotSegments, type Move, redirectLineFault, redirectLines} from "#support/links/redirect-lines.ts";
import type {RedirectPlace, SiteDataFiles} from "./files.ts";
import {redirectPlaces, textOf, textPlaces} from "./redirect-places.ts";
import {settingsPlaces, type ToolSettings} from "./settings-places.ts";

/** Project whose config may contain redirects. */
interface RedirectingProject {
  config: {redirects: ConfigRedirects};
  configFile: string | null;
  root: string;
  /** Settings of another tool that the config was derived from. */
  detected?: ToolSettings | null;
}

/**
 * Adds redirects from the config, the `_redirects` file of a public folder, and front matter to the data files. If several
 * have the same path, the first wins, in the order data file, config, public folder, front matter.
 *
 * Only the `_redirects` file may contain rules for the host. Anything else that a host would read as a rule, or that leads to
 * an unsafe URL, is reported (`redirect-unsafe`) and omitted. Lines of the file that are not redirects are reported too
 * (`redirect-line`).
 *
 * @param folders - absolute paths of the public folders
 * @param ofPages - page URLs by the old paths in their front matter
 * @param pages - pages by URL, for positions in diagnostics
 */
export function withMoreRedirects(
  files: SiteDataFiles,
  {config: {redirects: configured}, configFile, root, detected}: RedirectingProject,
  folders: readonly string[],
  ofPages: Readonly<Record<string, string>> = {},
  pages: readonly RedirectedPage[] = [],
): {data: SiteDataFiles; diagnostics: Diagnostic[]} {
  const diagnostics: Diagnostic[] = [];
  const keep = (moves: readonly Move[], isKept: (move: Move) => boolean, placeOf: PlaceOf): Move[] =>
    moves.filter(move => {
      if (isKept(move)) return true;
      const message = `the redirect from ${JSON.stringify(move.from)} to ${JSON.stringify(move.to)} must lead from a plain path to a page or web address`;
      diagnostics.push(diagnostic("redirect-unsafe", message, placeOf(move)));
      return false;
    });
  const written = files.redirects?.redirects ?? [];
  const indexes = new Map<Move, number>(written.map((move, index) => [move, index]));
  const placeOfOwn = redirectPlaces(files);
  const own = keep(
    written,
    ({from, to}) => isPath(from) && isTarget(to),
    move => placeOfOwn(indexes.get(move) ?? -1, "to"),
  );
  const data =
    files.redirects && own.length < written.length
      ? {...files, redirects: {...files.redirects, redirects: own}}
      : files;
  const inSettings = detected ? settingsPlaces(detected, root) : undefined;
  const ofFile = configFile === null ? undefined : textPlaces(basename(configFile), () => textOf(configFile));
  const inConfig: PlaceOf = ({from, to}) => ofFile?.(from) ?? inSettings?.(from, to) ?? {};
  const byUrl = new Map(
    pages.map(page => [page.url, {page, placeOf: textPlaces(page.path, () => textOf(page.file))}]),
  );
  const [ofConfig = [], named = []] = [
    keep(movesOf(configured), isConfigured, inConfig),
    keep(
      movesOf(ofPages).filter(({from, to}) => bare(from) !== bare(to)),
      isConfigured,
      ({from, to}) => byUrl.get(to)?.placeOf(from) ?? {},
    ),
  ].map(moves => moves.map(({from, to, status = 301}) => `${from} ${to} ${status}`));
  const hosted = hostFile("_redirects", folders, root, diagnostics);
  hosted?.text.split(/\r?\n/).forEach((line, index) => {
    const fault = redirectLineFault(line);
    const place = {file: relativePath(root, hosted.path), line: index + 1, column: 1};
    if (fault !== null) diagnostics.push(diagnostic("redirect-line", fault, place));
  });
  const {moves, patterns, rules} = redirectLines([
    ...ofConfig,
    ...(hosted?.text.split(/\r?\n/) ?? []),
    ...named,
  ]);
  if (moves.length + rules.length === 0) return {data, diagnostics};
  const seen = new Set(own.map(({from}) => bare(from)));
  const fresh = moves.filter(({from}) => !seen.has(bare(from)) && seen.add(bare(from)));
  const redirects = {...data.redirects, redirects: [...own, ...fresh]};
  const redirectsElsewhere = [
    ...(configFile === null || ofConfig.length === 0
      ? []
      : [
          {
            file: basename(configFile),
            text: textOf(configFile),
          },
        ]),
    ...(hosted ? [{file: relativePath(root, hosted.path), text: hosted.text}] : []),
  ];
  const redirectPages = Object.entries(ofPages).flatMap(([from, to]) => {
    const page = byUrl.get(to)?.page;
    return page ? [{from, file: page.path, path: page.file}] : [];
  });
  return {
    data: {
      ...data,
      redirects,
      redirectsElsewhere,
      ...(inSettings && {redirectInSettings: inSettings}),
      redirectPages,
      redirectPatterns: patterns,
      hostRules: rules,
    },
    diagnostics,
  };
}

/** Page that may list old paths. */
type RedirectedPage = Pick<SourceFile, "url" | "path" | "file">;

type PlaceOf = (move: Move) => RedirectPlace;

const movesOf = (moved: ConfigRedirects): Move[] =>
  Object.entries(moved).map(([from, target]) => ({
    from,
    ...(typeof target === "string" ? {to: target} : target),
  }));

/**
 * Reports whether hosts read a string as one literal path (Netlify: `*` and `:name` are placeholders, spaces separate
 * fields).
 */
const isPath = (text: string): boolean => /^\/(?![/\\])[^\s\\*:?#]*$/.test(text) && !hasDotSegments(text);

/** Reports whether a string is a valid redirect target: a path of the site, or an HTTP URL. */
const isTarget = (text: string): boolean => /^(?:\/(?![/\\])|https?:\/\/)[^\s*]*$/i.test(text);

/** Reports whether a redirect from the config or a page has a literal path or a path prefix (`/old/*`). */
const isConfigured = ({from, to}: Move): boolean =>
  isPath(from.replace(/\*$/, "")) &&
  from !== "/*" &&
  isTarget(to) &&
  !/:(?!\/\/|splat|\d)/.test(to) &&
  (from.endsWith("*") || !to.includes(":splat"));

const bare = (path: string): string => path.replace(/(?<=.)\/$/, "");

/**
 * Adds the `_headers` file of a public folder to the data files.
 *
 * @param folders - absolute paths of the public folders
 */
export function withHostHeaders(
  data: SiteDataFiles,
  root: string,
  folders: readonly string[],
): {data: SiteDataFiles; diagnostics: Diagnostic[]} {
  const diagnostics: Diagnostic[] = [];
  const hosted = hostFile("_headers", folders, root, diagnostics);
  return {data: hosted ? {...data, hostHeaders: hosted.text} : data, diagnostics};
}

/** Finds a host file in the first folder that has one. */
function hostFile(
  name: "_headers" | "_redirects",
  folders: readonly string[],
  root: string,
  diagnostics: Diagnostic[],
): {path: string; text: string} | null {
  for (const folder of folders) {
    const path = join(folder, name);
    try {
      return {
        path,
        text: withoutControls(plainText(readRegularFile(path, MAX_FILE.settings, [root, folder]))),
      };
    } catch (error) {
      // A folder of that name is unrelated.
      const problem = asError(error).code === "EISDIR" ? null : readProblem(error);
      const place = {file: relativePath(root, path)};
      if (problem) diagnostics.push(diagnostic(problem.code, problem.message, place));
    }
  }
  return null;
}
