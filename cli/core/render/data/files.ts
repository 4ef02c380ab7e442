import type {TextRange} from "#core/model/text-range.ts";
import type {OrganizationData} from "#schemas/organization.ts";
import type {LockFile} from "#schemas/project-files/lock.ts";
import type {VerifiedData} from "#schemas/project-files/verified.ts";
import type {RedirectsData} from "#schemas/redirects.ts";
import type {SiteData} from "#schemas/site-data.ts";
import type {SponsorsData, SponsorsSnapshot} from "#schemas/sponsors.ts";
import type {VoteData, VotesSnapshot} from "#schemas/vote.ts";

/** Position of a redirect; empty if it is unknown. */
export type RedirectPlace = Partial<TextRange> & {file?: string};

/** Data files of a site, and the snapshots of `fetch`. A value is null if its file is missing or invalid. */
export interface SiteDataFiles {
  /** `banner.html` has been converted from Markdown to HTML. */
  site: SiteData | null;
  organization: OrganizationData | null;
  sponsors: SponsorsData | null;
  vote: VoteData | null;
  redirects: RedirectsData | null;
  verified: VerifiedData | null;
  sponsorsSnapshot: SponsorsSnapshot | null;
  votesSnapshot: VotesSnapshot | null;
  /** Sources of the external pages. */
  lock: LockFile | null;
  /** Source of the redirects file, for positions in diagnostics. */
  redirectsSource: {file: string; text: string} | null;
  /** Sources of further redirects: the config and a `_redirects` file. */
  redirectsElsewhere?: readonly {file: string; text: string}[];
  /** Finds redirects in the settings of another tool, which are searched only for diagnostics. */
  redirectInSettings?: (from: string, to: string) => RedirectPlace;
  /** Pages whose front matter lists old paths: old path, path relative to the project root, absolute path. */
  redirectPages?: readonly {from: string; file: string; path: string}[];
  /** Lines of a `_redirects` file that only the host can apply. */
  hostRules?: readonly string[];
  /** Text of a `_headers` file in a public folder. */
  hostHeaders?: string;
  /** Redirects among them from a path prefix (`/old/*`) to a target (`/new/:splat`). */
  redirectPatterns?: readonly {from: string; to: string}[];
}

/** Names of the values that are read from files. */
export type DataName = Exclude<
  keyof SiteDataFiles,
  | "redirectsSource"
  | "redirectsElsewhere"
  | "redirectInSettings"
  | "redirectPages"
  | "hostRules"
  | "hostHeaders"
  | "redirectPatterns"
>;

/** Default site data, as filled in by the schema of `data/site.json`. */
export const DEFAULT_SITE: SiteData = {
  description: "",
  navigation: [],
  icons: [],
  languages: [],
  versions: [],
  banner: null,
  footer: {left: [], right: []},
  social: {},
  app: {display: "standalone", icons: []},
  splash: null,
};
