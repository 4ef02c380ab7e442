import {existsSync, realpathSync} from "node:fs";
import {join} from "node:path";
import type {Project} from "#cli/config/load.ts";
import {diagnostic} from "#cli/report/diagnostic.ts";
import {dialectOf} from "#dialects/dialect-of.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {pathWithin, relativePath} from "#schemas/rules/disk-path.ts";
import {isRewritePattern} from "#schemas/rules/rewrite-pattern.ts";
import {hashDependency} from "#support/files/dependency.ts";
import {LIST_FULL, limitedGlobs} from "#support/files/glob-size.ts";
import {type Discovery, discover} from "../discover/discover.ts";
import {folderMetas} from "../discover/folder-meta.ts";
import {publicFiles, publicFolders} from "../discover/public-files.ts";
import type {Editions} from "../model/edition.ts";
import type {FolderMeta} from "../model/folder-meta.ts";
import type {LintOptions} from "../model/page-lint.ts";
import type {PublicFile} from "../model/public-file.ts";
import type {Slots} from "../model/slots.ts";
import type {ParseContext} from "../parse/file-scope.ts";
import type {SiteDataFiles} from "../render/data/files.ts";
import {loadDataFiles} from "../render/data/load.ts";
import {withHostHeaders, withMoreRedirects} from "../render/data/more-redirects.ts";
import {colorFaults} from "./config-findings/colors.ts";
import {requireContent} from "./config-findings/content.ts";
import {missingFiles} from "./config-findings/files.ts";
import {folderFaults} from "./config-findings/folders.ts";
import {iconFaults} from "./config-findings/icons.ts";
import {configFindings} from "./config-findings/locate.ts";
import {ownPlaces} from "./config-findings/own-settings.ts";
import {repositoryFaults} from "./config-findings/repository.ts";
import {unknownSections} from "./config-findings/sections.ts";
import {settingFaults} from "./config-findings/settings.ts";
import {type HashedFile, type HashedSource, hashSources, repeatedTitles} from "./hash-sources.ts";
import {isVeryLarge, limitHeapGrowth} from "./heap.ts";
import {lookFiles, sharedFiles, themeFolder} from "./look-files.ts";
import {pageContext} from "./make-context.ts";
import {readSlots} from "./slots.ts";
import type {StageClock} from "./timings.ts";

/** Facts about a project before any page is parsed. */
export interface Inspection {
  found: Discovery;
  data: SiteDataFiles;
  context: ParseContext;
  sources: HashedSource[];
  publicFiles: ReadonlyMap<string, PublicFile>;
  slots: Slots;
  /** Folder metadata by folder. */
  metas: ReadonlyMap<string, FolderMeta>;
  /** State of the images and style sheet in the config. */
  look: (string | null)[];
  /** Diagnostics of the walk, `also`, data files, and section names in the config. */
  diagnostics: Diagnostic[];
}

/** Options of an inspection. */
export interface InspectOptions {
  parser: ParseContext["parser"];
  /** Page rules that `check` adds. */
  lint?: LintOptions;
  /** Runs additional checks on the discovered pages. */
  also?: (found: Discovery) => Diagnostic[];
  /** Results of earlier runs; updated. */
  known?: KnownFiles;
  /** Number of pages up to which they are hashed; default: any. */
  maxHashed?: number;
}

/** Results of reading files, reused if the files are unchanged. */
export interface KnownFiles {
  /** Valid data files by hash. */
  validated: Map<string, unknown>;
  /** Hashes of pages by path. */
  hashes: Map<string, HashedFile>;
}

/** Returns the subfolders of a content folder without pages: public folders and build outputs. */
function excluded(folder: string, {out, dist}: Project, folders: readonly string[]): string[] {
  // The output path has its symbolic links resolved, unlike other folders.
  const bases = existsSync(folder) ? [folder, realpathSync(folder)] : [folder];
  const written = [out, dist, ...folders].flatMap(path => bases.map(base => pathWithin(base, path)));
  return written.flatMap(path => (path ? `${path}/**` : []));
}

/** Returns the paths of nested editions, relative to this one. */
const pathsWithin = ({self, all}: Editions): string[] =>
  all
    .map(({path}) =>
      self.path === "" ? path : path.startsWith(`${self.path}/`) ? path.slice(self.path.length + 1) : "",
    )
    .filter(path => path !== "");

/**
 * Runs the first steps of a build or check: walk, data files, the names by which pages refer to each other, and page
 * hashes.
 */
export async function inspect(
  project: Project,
  {
    parser,
    lint,
    also = () => [],
    known = {validated: new Map(), hashes: new Map()},
    maxHashed = Number.POSITIVE_INFINITY,
  }: InspectOptions,
  clock: StageClock,
): Promise<Inspection> {
  const {config, configFile, root, content, fetched, layers, editions} = project;
  await requireContent(project);
  const external = join(fetched, "external");
  const folders = publicFolders(
    root,
    layers.map(({folder}) => folder),
    config.public,
  );
  const found = discover({
    root,
    external,
    layers: layers.map(layer => ({
      ...layer,
      exclude: [...layer.exclude, ...excluded(layer.folder, project, folders)],
    })),
    urls: dialectOf(config).urls,
    rewrites: config.rewrites,
    lists: config.lists,
    taken: editions ? pathsWithin(editions) : [],
  });
  if (isVeryLarge(found.pages.length)) limitHeapGrowth(found.pages.length);
  const statics = publicFiles(root, folders, editions?.self.path);
  const shared = editions?.self.isRevision ? sharedFiles(project) : [];
  for (const [path, file] of shared) if (!statics.files.has(path)) statics.files.set(path, file);
  for (const [path, {file}] of statics.files) if (!found.files.has(path)) found.files.set(path, file);
  clock.lap("discover");
  const plugins =
    config.plugins.length === 0 ? [] : await (await import("./plugins.ts")).readPlugins(project);
  const dataFolders = layers.flatMap(({folder, prefix}) =>
    folder === content || prefix === "" ? [folder] : [],
  );
  const {data: ofFiles, diagnostics: ofData} = await loadDataFiles(
    dataFolders,
    fetched,
    root,
    known.validated,
  );
  const hosted = withHostHeaders(ofFiles, root, folders);
  const {data, diagnostics: ofRedirects} = withMoreRedirects(
    hosted.data,
    project,
    folders,
    found.moves,
    found.pages,
  );
  // A translation or an old version need not have every section and file.
  const isWhole = !editions || editions.self.path === "";
  const ofConfig = await configFindings(
    configFile,
    [
      ...unknownSections(config, found.pages),
      ...missingFiles(project, statics.files),
      ...colorFaults(config),
      ...iconFaults(config),
      ...folderFaults(config, found.pages),
      ...repositoryFaults(project),
      ...settingFaults(config),
    ],
    ownPlaces(project),
  );
  const shown = {...pageContext(project, found, data, parser, plugins), ...(lint && {lint})};
  const {slots, diagnostics: ofSlots} = readSlots(project, shown);
  clock.lap("data");
  const sources = found.pages.length > maxHashed ? [] : hashSources(found.pages, known.hashes);
  const titles = repeatedTitles(sources);
  const context = {...shown, ...(titles.length > 0 && {repeatedTitles: titles})};
  clock.lap("hash");
  const {metas, diagnostics: ofFolders} = await folderMetas(
    found.files,
    found.pages,
    context.dialect.folderFiles,
    file => relativePath(root, file),
  );
  const diagnostics = [
    ...found.diagnostics,
    ...statics.diagnostics,
    ...also(found),
    ...ofData,
    ...hosted.diagnostics,
    ...ofRedirects,
    ...ofConfig,
    ...(isWhole ? ofSlots : []),
  ];
  if (isWhole) for (const finding of await patternFindings(project)) diagnostics.push(finding);
  const reported = new Set(diagnostics.map(keyOf));
  return {
    found,
    data,
    context,
    sources,
    publicFiles: statics.files,
    slots,
    metas,
    look: lookFiles(config).map(({file}) => hashDependency(themeFolder(project), file)),
    diagnostics: [
      ...diagnostics,
      // Files may be read in several stages, but each problem is reported once.
      ...[...ofFolders, ...(isWhole ? (project.detected?.faults ?? []) : [])].filter(
        problem => !reported.has(keyOf(problem)) && reported.add(keyOf(problem)),
      ),
    ],
  };
}

/** Reports patterns in the settings that are too costly to match, or unknown (`pattern-limit`). */
async function patternFindings({config, configFile, detected}: Project): Promise<Diagnostic[]> {
  const globs = (["include", "exclude"] as const).flatMap(key => {
    const {ignored} = limitedGlobs(config[key] ?? []);
    const beyond = ignored.filter(({reason}) => reason === LIST_FULL);
    return [...ignored.filter(({reason}) => reason !== LIST_FULL), ...beyond.slice(0, 1)].map(
      ({index, pattern, reason}) => ({
        pattern,
        reason:
          reason === LIST_FULL && beyond.length > 1 ? `${reason}, as are ${beyond.length - 1} more` : reason,
        path: [key, index],
      }),
    );
  });
  const rewrites = Object.keys(config.rewrites)
    .filter(pattern => !isRewritePattern(pattern))
    .map(pattern => ({
      pattern,
      reason: "it has unknown syntax or too many placeholders",
      path: ["rewrites", pattern],
    }));
  const faults = [...globs, ...rewrites].map(({pattern, reason, path}) => ({
    code: "pattern-limit" as const,
    message: `the pattern ${shortened(pattern)} is ignored: ${reason}`,
    path,
  }));
  if (configFile !== null) return await configFindings(configFile, faults);
  return faults.map(({code, message}) => diagnostic(code, message, detected ? {file: detected.file} : {}));
}

const shortened = (pattern: string): string => (pattern.length > 60 ? `${pattern.slice(0, 60)}…` : pattern);

/** Identifies a problem: a file has at most one of each kind, but any number of invalid values. */
const keyOf = ({file = "", code, message}: Diagnostic): string =>
  `${code} ${file} ${code === "settings-value" ? message : ""}`;
