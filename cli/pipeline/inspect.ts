import {existsSync, realpathSync} from "node:fs";
import {join, relative, resolve, sep} from "node:path";
import type {Config} from "../../schemas/config.ts";
import type {Diagnostic} from "../../schemas/diagnostic.ts";
import type {Project} from "../config/load.ts";
import type {FolderMeta} from "../model/folder-meta.ts";
import type {PageContext} from "../model/page-context.ts";
import type {LintOptions} from "../model/page-lint.ts";
import type {PublicFile} from "../model/public-file.ts";
import {type Discovery, discover} from "../stages/discover/discover.ts";
import {folderMetas} from "../stages/discover/folder-meta.ts";
import {publicFiles, publicFolders} from "../stages/discover/public-files.ts";
import {hashDependency} from "../stages/read/dependency.ts";
import type {SiteDataFiles} from "../stages/render/data/files.ts";
import {loadDataFiles} from "../stages/render/data/load.ts";
import {type HashedSource, hashSources} from "./hash-sources.ts";
import {dialectOf, pageContext} from "./page-context.ts";
import type {StageClock} from "./timings.ts";

/** What is known of a project before any page is parsed. */
export interface Inspection {
  found: Discovery;
  data: SiteDataFiles;
  context: PageContext;
  sources: HashedSource[];
  publicFiles: ReadonlyMap<string, PublicFile>;
  /** What files of folders say of their order, by folder. */
  metas: ReadonlyMap<string, FolderMeta>;
  /** State of the pictures and the style sheet that the config names. */
  look: (string | null)[];
  /** Findings of the walk, of `also` and of the data files. */
  diagnostics: Diagnostic[];
}

/** How a project is looked at. */
export interface InspectOptions {
  parser: PageContext["parser"];
  /** Rules of single pages that `check` adds. */
  lint?: LintOptions;
  /** Looks at the pages that were found. */
  also?: (found: Discovery) => Diagnostic[];
}

/** Files of the project that the config names for the look of the site. */
const lookFiles = ({logo, icon, theme}: Config): string[] =>
  [...(typeof logo === "string" ? [logo] : [logo?.light, logo?.dark]), icon, theme?.css].flatMap(path =>
    path === undefined || path.includes("//") ? [] : path.replace(/^(?:\.?\/)+/, ""),
  );

/** What the config leaves out, and folders below the content that hold no pages: public ones, and those the tool writes. */
function excluded({config, root, content, out}: Project, folders: readonly string[]): string[] {
  // The output has its links resolved, other folders have not.
  const bases = existsSync(content) ? [content, realpathSync(content)] : [content];
  const written = [out, resolve(root, config.dist), ...folders].flatMap(folder =>
    bases.map(base => relative(base, folder).split(sep).join("/")),
  );
  return [
    ...config.exclude,
    ...written.filter(path => path !== "" && !path.startsWith("..")).map(path => `${path}/**`),
  ];
}

/**
 * The first steps of a build and of a check: walk, data files, what pages may know of each other, hashes of pages.
 *
 * @param validated data files that were found valid before, by hash; new ones are added
 */
export async function inspect(
  project: Project,
  validated: Map<string, unknown>,
  {parser, lint, also = () => []}: InspectOptions,
  clock: StageClock,
): Promise<Inspection> {
  const {config, root, content, fetched} = project;
  const external = join(fetched, "external");
  const {include} = config;
  const folders = publicFolders(root, content, config.public);
  const found = discover({
    root,
    content,
    external,
    include,
    exclude: excluded(project, folders),
    urls: dialectOf(config).urls,
  });
  const statics = publicFiles(root, folders);
  for (const [path, {file}] of statics.files) if (!found.files.has(path)) found.files.set(path, file);
  clock.lap("discover");
  const plugins =
    config.plugins.length === 0
      ? []
      : await (await import("./plugins/plugins.ts")).readPlugins(config.plugins, root);
  const {data, diagnostics: ofData} = await loadDataFiles(content, fetched, root, validated);
  const context = {...pageContext(project, found, data, parser, plugins), ...(lint && {lint})};
  clock.lap("data");
  const sources = hashSources(found.pages);
  clock.lap("hash");
  return {
    found,
    data,
    context,
    sources,
    publicFiles: statics.files,
    metas: folderMetas(found.files),
    look: lookFiles(config).map(path => hashDependency(root, path)),
    diagnostics: [...found.diagnostics, ...statics.diagnostics, ...also(found), ...ofData],
  };
}
