import {extname, resolve} from "node:path";
import type {Project} from "#cli/config/load.ts";
import {dialectOf} from "#dialects/dialect-of.ts";
import type {Config} from "#schemas/config.ts";
import {urlBetween} from "#schemas/rules/between-editions.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {contentTexts} from "#schemas/settings/content-texts.ts";
import {codeHost} from "#support/links/code-host.ts";
import {externalUrl} from "#support/links/external-url.ts";
import {coveredByLines} from "#support/links/redirect-lines.ts";
import {siteAddress} from "#support/links/site-address.ts";
import type {Discovery} from "../discover/discover.ts";
import type {EditionNames, Editions} from "../model/edition.ts";
import type {DialectSettings, SiteMap} from "../model/page-context.ts";
import type {ParseContext} from "../parse/file-scope.ts";
import type {SiteDataFiles} from "../render/data/files.ts";

/** Returns the edit URL prefix: `https://github.com/owner/name/edit/branch/folder/`, or null. */
function editBase({repository, editLink}: Config): string | null {
  if (editLink === false) return null;
  if (editLink !== undefined) return editLink.replace(/:path$/, "");
  if (!repository) return null;
  const {host, owner, name, branch, folder} = repository;
  const path = folder.replace(/^\/+|(?<!\/)\/+$/g, "");
  return `${host}/${owner}/${name}/edit/${branch}/${path === "" ? "" : `${path}/`}`;
}

/**
 * Builds the names by which pages refer to each other (files with and without leading underscore): URLs of pages,
 * generated pages, screens, and external pages in the config, which are valid link targets even before their READMEs
 * are fetched.
 */
function siteMap(
  found: Discovery,
  config: Config,
  data: {redirects: readonly {from: string; to: string}[]; screens: readonly string[]},
): SiteMap {
  const urls = new Map<string, string>();
  const add = (url: string): void => void urls.set(url.toLowerCase(), url);
  const linkable = found.pages.filter(({isNotFound}) => !isNotFound);
  for (const {section} of linkable) add(section === "_root" ? "/printable/" : `/${section}/printable/`);
  for (const source of config.external.sources) add(externalUrl(source));
  for (const url of data.screens) add(url);
  // A home page is generated if there is none.
  add("/");
  for (const {url} of linkable) add(url);
  const pages = new Map(linkable.map(page => [page.contentPath, page.url]));
  for (const [path, url] of found.others) if (urls.get(url.toLowerCase()) === url) pages.set(path, url);
  const addFile = (path: string, url: string): void => void (pages.has(path) || pages.set(path, url));
  for (const source of config.external.sources) {
    const url = externalUrl(source);
    addFile(`${url.slice(1, -1)}.md`, url);
  }
  for (const {contentPath, name, path, url} of linkable) {
    addFile(contentPath.slice(0, contentPath.lastIndexOf("/") + 1) + name, url);
    // Files with another ending of pages are also linked to by it.
    addFile(contentPath.replace(/\.mdx?$/, extname(path)), url);
  }
  return {
    pages,
    urls,
    files: found.files,
    redirects: new Map(data.redirects.map(({from, to}) => [/[/*]$/.test(from) ? from : `${from}/`, to])),
  };
}

/** Returns the paths of rules that only the host can apply. */
function rulesWithoutTarget({hostRules = [], redirectPatterns = []}: SiteDataFiles): string[] {
  const resolved = new Set(redirectPatterns.map(({from}) => from));
  return coveredByLines(hostRules).filter(pattern => !resolved.has(pattern));
}

/** Creates the context of the stages that process a single page. */
export function pageContext(
  {root, content, layers, editions, config, configFile}: Project,
  found: Discovery,
  data: SiteDataFiles,
  parser: ParseContext["parser"],
  plugins: ParseContext["plugins"],
): ParseContext {
  const screens = [data.organization && "/organization/", data.vote && "/vote/"].filter(
    url => typeof url === "string",
  );
  const self = editions?.self.path ?? "";
  const base = siteAddress(config).base.slice(0, self === "" ? undefined : -(self.length + 1));
  const redirects = [...(data.redirects?.redirects ?? []), ...(data.redirectPatterns ?? [])];
  const settings = {
    ...dialectSettings(config),
    ...(configFile === null ? {isUnconfigured: true} : {}),
  };
  return {
    root,
    content,
    folders: layers.map(({folder, prefix, fallback, ownerPrefix = prefix}) => ({
      folder,
      prefix,
      ...(fallback === undefined ? {} : {ownerPrefix}),
    })),
    parser,
    dialectSettings: settings,
    dialect: dialectOf(settings),
    siteMap: siteMap(found, config, {redirects, screens}),
    texts: {
      own: contentTexts(config.lang, config.messages),
      fallback: contentTexts(fallbackOf(layers) ?? config.lang),
    },
    address: siteAddress(config).address,
    ...(base === "/" ? {} : {base}),
    ...(editions && {edition: editionNames(editions, config, root)}),
    codeHost: codeHost(content, config.repository),
    ownHosts: ownHosts(config, editions),
    editBase: editBase(config),
    known: [...config.known, ...rulesWithoutTarget(data)],
    plugins,
  };
}

/** Returns the language of the pages that replace missing translations, if there are any. */
const fallbackOf = (layers: Project["layers"]): string | undefined =>
  layers.find(({fallback}) => fallback !== undefined)?.fallback;

/** Picks the config settings that select and extend the dialect. */
const dialectSettings = ({
  dialect,
  components,
  frontMatter,
  variables,
  elements,
  frames,
  permalinks,
  permalinkKey,
  numberPrefixes,
  readmes,
  codeLanguages,
  math,
  mdx,
  slug,
}: Config): DialectSettings => ({
  dialect,
  components,
  frontMatter,
  variables,
  elements,
  frames,
  permalinks,
  permalinkKey,
  numberPrefixes,
  readmes,
  codeLanguages,
  math,
  mdx,
  slug,
});

/** Returns the editions that links may lead to. */
function editionNames({self, all}: Editions, config: Config, root: string): EditionNames {
  const {versions = [], content} = config;
  const hasRoot = all.some(({path, prefix}) => path === "" && prefix === "");
  const isTranslation = hasRoot && self.isCurrent && !self.isDefault;
  const ofRoot = all.flatMap(({path, prefix}) => (path === "" && prefix !== self.prefix ? prefix : []));
  const owner = all.find(({isDefault, version}) => isDefault && version === self.version);
  const others = [...all.map(({path}) => path), ...ofRoot].filter(path => path !== "" && path !== self.path);
  return {
    self: self.path,
    others: [...others.sort((a, b) => b.length - a.length), ...(self.isCurrent ? [] : [""])],
    ...(owner && owner !== self && {owner: urlBetween(self.path, owner.path).slice(1)}),
    ...(isTranslation && {isTranslation}),
    sources: versions
      .filter(({ref}) => ref === undefined)
      .flatMap(({name, content: own}) => {
        const written = own ?? content;
        const place = all.find(({version, isDefault}) => isDefault && version === name);
        if (!place || written === undefined) return [];
        const folder = relativePath(root, resolve(root, written));
        return [{folder, path: place.path, prefix: place.prefix}];
      })
      .sort((a, b) => b.folder.length - a.folder.length),
  };
}

/** Returns the hosts whose absolute links are internal links: `example.org`, `example.org/project`. */
function ownHosts(config: Config, editions: Editions | null): string[] {
  const {address} = siteAddress(config);
  const whole = editions && address?.slice(0, address.length - editions.self.path.length).replace(/\/$/, "");
  const hosts = address === null ? [] : [(whole ?? address).replace(/^https?:\/\//, "")];
  return [...new Set([...hosts, ...config.external.docsDomains])];
}
