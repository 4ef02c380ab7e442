import {existsSync} from "node:fs";
import {join, posix, resolve} from "node:path";
import type {ContentLayer, EditionPlace} from "#core/model/edition.ts";
import type {Config} from "#schemas/config.ts";
import {pathWithin, relativePath} from "#schemas/rules/disk-path.ts";
import {present} from "#schemas/rules/present.ts";
import type {LocaleConfig, VersionConfig} from "#schemas/settings/editions.ts";
import {siteAddress} from "#support/links/site-address.ts";
import type {Project} from "../load.ts";
import {furtherFolders, isCurrent, localeFolder, translations, withSuffix} from "./folders.ts";
import {languageName} from "./language-names.ts";

/** Language or version with defaults filled in. */
type Locale = LocaleConfig & {path: string; prefix: string; isDefault: boolean};
type Version = VersionConfig & {path: string; isCurrent: boolean};

/** Edition before its folders are determined. */
interface Plan {
  place: EditionPlace;
  locale: Locale;
  version: Version | null;
}

/** Function that checks out a git revision and returns the folder that corresponds to the project root. */
export type CheckOut = (ref: string, version: VersionConfig) => Promise<string>;

/**
 * Returns the editions of a project, each as its own project: the default language of the current version
 * first, then the other languages, then the same for every other version. A translation of an older version
 * is included only if its folder exists.
 *
 * @param checkOut provides the project at a git revision
 */
export async function editionsOf(project: Project, checkOut: CheckOut): Promise<Project[]> {
  const plans = planEditions(project.config);
  const found: {plan: Plan; project: Omit<Project, "editions">}[] = [];
  for (const plan of plans) {
    const {ref} = plan.version ?? {};
    const root = ref === undefined ? project.root : await checkOut(ref, present(plan.version));
    const own = editionProject({...project, root}, project, plan);
    if (own) found.push({plan, project: own});
  }
  const all = found.map(({plan}) => plan.place);
  return found.map(({plan, project: own}) => ({...own, editions: {self: plan.place, all}}));
}

/** Returns all combinations of languages and versions. */
function planEditions(config: Config): Plan[] {
  const locales = localesOf(config);
  const versions = versionsOf(config);
  return versions.flatMap(version =>
    locales.map((locale): Plan => {
      const isCurrent = version?.isCurrent ?? true;
      const languages = [locale.path, isCurrent ? "" : locale.prefix];
      const versioned = isCurrent ? "" : (version?.path ?? "");
      const parts = config.versionsFirst ? [versioned, ...languages] : [...languages, versioned];
      return {
        locale,
        version,
        place: {
          path: parts.filter(Boolean).join("/"),
          lang: locale.lang,
          label: locale.label ?? languageName(locale.lang),
          version: version?.name ?? null,
          prefix: isCurrent ? locale.prefix : "",
          isDefault: locale.isDefault,
          isCurrent,
          ...(version?.ref === undefined ? {} : {isRevision: true}),
        },
      };
    }),
  );
}

/** Returns the languages, the default one first. Without any, returns the config's language. */
function localesOf({lang, locales, prefix = ""}: Config): Locale[] {
  const here = locales?.filter(({url}) => url === undefined) ?? [{lang}];
  const all = here.map(locale => {
    const isDefault = locale.lang === lang;
    return {prefix, ...locale, path: isDefault ? "" : (locale.path ?? locale.lang), isDefault};
  });
  return all.sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

/** Returns the versions, the current one first; `null` represents the only version. */
function versionsOf({versions}: Config): (Version | null)[] {
  if (!versions) return [null];
  const all = versions.map(version => ({
    ...version,
    path: version.path ?? version.name,
    isCurrent: isCurrent(version),
  }));
  return all.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** Returns the project of an edition, or `null` if a translation of an older version has no folder. */
function editionProject(
  at: Project,
  whole: Project,
  {place, locale, version}: Plan,
): Omit<Project, "editions"> | null {
  const {config} = whole;
  const isOld = version !== null && !version.isCurrent;
  /** Content folder of the config, in the project at that revision. */
  const usual = resolve(at.root, relativePath(whole.root, whole.content));
  const base = !isOld ? whole.content : version.content ? resolve(at.root, version.content) : usual;
  const translated = isOld
    ? resolve(at.root, version.locales[locale.lang] ?? join(base, locale.path))
    : localeFolder(whole, locale);
  const content = locale.isDefault ? base : translated;
  if (isOld && !locale.isDefault && !existsSync(content)) return null;
  const prefix = place.prefix === "" ? "" : `${place.prefix}/`;
  const suffix = isOld ? undefined : locale.suffix;
  const own: ContentLayer = {
    folder: content,
    prefix,
    include: content === whole.content ? config.include : undefined,
    exclude: [...config.exclude, ...foldersWithin(content, whole), ...suffixed(config, locale)],
    ...(suffix === undefined ? {} : {suffix, ...(locale.isDefault ? {} : {include: [withSuffix(suffix)]})}),
    ...(isOld || locale.isDefault ? {} : {isOptional: true}),
  };
  const layers = [own, ...(isOld ? [] : furtherFolders(whole.root, config))];
  if (!locale.isDefault) {
    const {suffix: _suffix, ...instead} = own;
    const original = localesOf(config).find(({isDefault}) => isDefault);
    layers.push({
      ...instead,
      ...(original?.suffix === undefined ? {} : {suffix: original.suffix}),
      folder: base,
      ...(isOld || !original ? {} : {ownerPrefix: original.prefix && `${original.prefix}/`}),
      include: base === whole.content ? config.include : undefined,
      exclude: [...config.exclude, ...foldersWithin(base, whole), ...suffixed(config)],
    });
    for (const layer of layers.slice(1)) layer.fallback = config.lang;
  }
  return {
    ...at,
    content,
    layers,
    config: {
      ...editionConfig(config, {place, locale, version}),
      ...editedIn(config, relativePath(usual, content), version?.ref),
    },
  };
}

/** Returns the settings of one edition, except for its edit links. */
export function configOf(config: Config, path: string): Config {
  const plan = planEditions(config).find(({place}) => place.path === path);
  return plan ? editionConfig(config, plan) : config;
}

const editionConfig = (config: Config, {place, locale, version}: Plan): Config => ({
  ...config,
  ...pick(version),
  ...pick(locale),
  lang: locale.lang,
  messages: {...(locale.isDefault ? config.messages : {}), ...locale.messages},
  base: `${siteAddress(config).base}${place.path === "" ? "" : `${place.path}/`}`,
  search: {...config.search, options: ownIndex(config.search.options, place.path)},
});

/**
 * Derives index names for an edition, because hosted engines keep one index per edition: `docs`, `docs-de`,
 * `docs-de-2.x`.
 */
function ownIndex(options: Config["search"]["options"], path: string): Config["search"]["options"] {
  if (path === "") return options;
  const named = Object.entries(options).map(([key, value]) =>
    INDEX_NAMES.has(key) ? [key, `${value}-${path.replaceAll("/", "-")}`] : [key, value],
  );
  return Object.fromEntries(named);
}

const INDEX_NAMES = new Set(["indexName", "collection"]);

/** Returns exclude patterns for folders of other editions inside a folder. */
function foldersWithin(folder: string, project: Project): string[] {
  const {versions = [], folders} = project.config;
  const locales = translations(project.config);
  const others = [
    ...locales.flatMap(locale => [localeFolder(project, locale), join(folder, locale.path ?? locale.lang)]),
    ...versions.flatMap(({content, ref, locales: translated}) =>
      ref === undefined
        ? [content, ...Object.values(translated)].flatMap(path =>
            path === undefined ? [] : resolve(project.root, path),
          )
        : [],
    ),
    ...Object.values(folders).map(path => resolve(project.root, path)),
  ];
  const below = others.map(other => pathWithin(folder, other));
  return [...new Set(below)].flatMap(path => (path ? `${path}/**` : []));
}

/** Returns exclude patterns for pages of other languages that are identified by a suffix of their names. */
const suffixed = (config: Config, except?: LocaleConfig): string[] =>
  translations(config).flatMap(({lang, suffix}) =>
    suffix === undefined || lang === except?.lang ? [] : withSuffix(suffix),
  );

/** Returns the settings that a language or version overrides. */
function pick(from: LocaleConfig | VersionConfig | null): Partial<Config> {
  if (!from) return {};
  const {title, description, navigation, banner, footer, sidebar, sections, home, lists} = from;
  const given = Object.entries({
    title,
    description,
    navigation,
    banner,
    footer,
    sidebar,
    sections,
    home,
    lists,
  });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

/** Returns the edit link settings of a folder, given its path relative to the content folder. */
function editedIn(
  {repository, editLink}: Config,
  path: string,
  ref: string | undefined,
): Pick<Partial<Config>, "repository" | "editLink"> {
  if (editLink) {
    const start = editLink.replace(/:path$/, "");
    return {editLink: path === "" ? editLink : `${new URL(`${path}/`, start).href}:path`};
  }
  if (!repository) return {};
  const folder = posix.join(repository.folder || ".", path);
  return {
    repository: {
      ...repository,
      folder: folder === "." ? "" : folder,
      ...(ref === undefined ? {} : {branch: ref}),
    },
  };
}
