import type {Config} from "#schemas/config.ts";
import type {CodeHost} from "./code-host.ts";
import type {Dialect} from "./dialect.ts";
import type {EditionNames} from "./edition.ts";
import type {LintOptions} from "./page-lint.ts";
import type {PluginRef} from "./plugin.ts";

/**
 * What one page may know of the others before any is parsed: only names. Plain data, so that it crosses threads.
 * Keys of `urls` are lower-cased NFC; values are the true url.
 */
export interface SiteMap {
  /** Content path (NFC) → url, of every page. */
  pages: ReadonlyMap<string, string>;
  /** Lower-cased NFC url → true url. */
  urls: ReadonlyMap<string, string>;
  /** Other files below the content folder (images, downloads): content path → spelling on disk. */
  files: ReadonlyMap<string, string>;
  /** Old url → new url, hash allowed. */
  redirects: ReadonlyMap<string, string>;
}

/**
 * Settings of a config that choose its dialect and extend it. They are plain data: other threads load the dialect from
 * them, and they represent it in cache keys.
 */
export type DialectSettings = Pick<
  Config,
  | "dialect"
  | "components"
  | "frontMatter"
  | "variables"
  | "permalinks"
  | "permalinkKey"
  | "numberPrefixes"
  | "slug"
>;

/** What the stages of one page need besides the page. */
export interface PageContext {
  /** Absolute path of the project root. */
  root: string;
  /** Absolute path of the content folder. */
  content: string;
  /** Folders of pages, the content folder first, and what the content paths of what is in them begin with. */
  folders: readonly {folder: string; prefix: string}[];
  parser: "native" | "remark";
  siteMap: SiteMap;
  dialectSettings: DialectSettings;
  /** Dialect of the pages, with the additions of the project. */
  dialect: Dialect;
  /** Where the site is deployed, without final slash; null where unknown. Copies in Markdown name it in their links. */
  address: string | null;
  /** Path of the site on its host, a slash at both ends; left out at the root. */
  base?: string;
  /** Which edition of a site in several languages or versions this is; left out where there is but one. */
  edition?: EditionNames;
  /** Repository of the content folder; null if there is none. */
  codeHost: CodeHost | null;
  /** Hosts, each with the path of the site on it, whose absolute links become root-relative (the site's own, docs domains). */
  ownHosts: readonly string[];
  /** `https://github.com/owner/name/edit/branch/folder/` or null. */
  editBase: string | null;
  /** Set where a crash would end the build: pages that are not ordinary are refused (`NotOrdinary`). */
  ordinaryOnly?: boolean;
  /** Urls that exist outside the content: beginnings, or patterns with `*`. */
  known: readonly string[];
  /** Modules of the project that change the trees of pages. */
  plugins: readonly PluginRef[];
  /** Set by `check`, never by a build. */
  lint?: LintOptions;
}

/** Page context without functions, as it is sent to other threads. */
export type PortableContext = Omit<PageContext, "dialect">;
