import type {Config} from "#schemas/config.ts";
import type {ContentTexts} from "#schemas/settings/content-texts.ts";
import type {CodeHost} from "./code-host.ts";
import type {Dialect} from "./dialect.ts";
import type {ContentFolders, EditionNames} from "./edition.ts";
import type {LintOptions} from "./page-lint.ts";
import type {PluginRef} from "./plugin.ts";

/**
 * Names of all pages and files: the only data that one page has about the others before any is parsed. Plain data, so
 * that it can be sent to other threads.
 */
export interface SiteMap {
  /** URL by content path (NFC), for every page. */
  pages: ReadonlyMap<string, string>;
  /** Actual URL by its lowercase NFC form. */
  urls: ReadonlyMap<string, string>;
  /** Path on disk by content path, for other files in the content folder (images, downloads). */
  files: ReadonlyMap<string, string>;
  /** New URL, possibly with a fragment, by old URL. Every old URL ends with a slash, even after `.html`, or with `*`. */
  redirects: ReadonlyMap<string, string>;
}

/**
 * Config settings that select and extend the dialect. Plain data: other threads load the dialect from them, and cache
 * keys contain them.
 */
export type DialectSettings = Pick<
  Config,
  | "dialect"
  | "components"
  | "frontMatter"
  | "variables"
  | "elements"
  | "frames"
  | "permalinks"
  | "permalinkKey"
  | "numberPrefixes"
  | "readmes"
  | "codeLanguages"
  | "math"
  | "mdx"
  | "slug"
> & {
  /** Whether no config specifies that the pages are written for this tool. */
  isUnconfigured?: boolean;
};

/** Context of the stages that process a single page. */
export interface PageContext {
  /** Absolute path of the project root. */
  root: string;
  /** Absolute path of the content folder. */
  content: string;
  /** Folders of pages, the content folder first, each with the prefix of its content paths. */
  folders: ContentFolders;
  parser: "native" | "remark";
  siteMap: SiteMap;
  dialectSettings: DialectSettings;
  /** Dialect of the pages, including the project's extensions. */
  dialect: Dialect;
  /** Texts that are written into pages, in the language of the pages, and of those that replace missing translations. */
  texts: {own: ContentTexts; fallback: ContentTexts};
  /** Site URL without trailing slash, used by links in Markdown copies; null if unknown. */
  address: string | null;
  /** Base path of the site with leading and trailing slash; absent at the root of the host. */
  base?: string;
  /** Names of the current edition; absent if the site has only one. */
  edition?: EditionNames;
  /** Repository of the content folder; null if it has none. */
  codeHost: CodeHost | null;
  /** Hosts with base path whose absolute links become root-relative (the site's own and other docs domains). */
  ownHosts: readonly string[];
  /** Edit URL prefix, such as `https://github.com/owner/name/edit/branch/folder/`; null if there is none. */
  editBase: string | null;
  /** Whether to refuse high-risk pages by throwing `NotOrdinary`, since a crash would end the build. */
  ordinaryOnly?: boolean;
  /** Whether only the parts of a page that menus show are needed, without search terms. */
  outlineOnly?: boolean;
  /** URLs that exist outside the content: prefixes, or patterns with `*`. */
  known: readonly string[];
  /** Folded texts of the `<h1>` that several pages start with: the name of the project, not of a page. */
  repeatedTitles?: readonly string[];
  /** Plug-ins of the project, which transform page trees. */
  plugins: readonly PluginRef[];
  /** Lint options of `check`; absent in a build. */
  lint?: LintOptions;
}

/** Page context without functions, as it is sent to other threads. */
export type PortableContext = Omit<PageContext, "dialect">;

/** Returns the texts in the language of a page. */
export const textsFor = (
  {fallback}: {fallback?: string | undefined},
  {texts}: Pick<PageContext, "texts">,
): ContentTexts => (fallback === undefined ? texts.own : texts.fallback);
