import type {OrganizationData} from "#schemas/organization.ts";
import type {LockFile} from "#schemas/project-files/lock.ts";
import type {VerifiedData} from "#schemas/project-files/verified.ts";
import type {RedirectsData} from "#schemas/redirects.ts";
import type {SiteData} from "#schemas/site-data.ts";
import type {SponsorsData, SponsorsSnapshot} from "#schemas/sponsors.ts";
import type {VoteData, VotesSnapshot} from "#schemas/vote.ts";

/** The data files of a site and the snapshots that `fetch` took. Null: there is no such file, or it has errors. */
export interface SiteDataFiles {
  /** `banner.html` is finished HTML here, no longer Markdown. */
  site: SiteData | null;
  organization: OrganizationData | null;
  sponsors: SponsorsData | null;
  vote: VoteData | null;
  redirects: RedirectsData | null;
  verified: VerifiedData | null;
  sponsorsSnapshot: SponsorsSnapshot | null;
  votesSnapshot: VotesSnapshot | null;
  /** Where external pages were taken from. */
  lock: LockFile | null;
  /** The redirects file as written, for the places of findings about it. */
  redirectsSource: {file: string; text: string} | null;
  /** Texts that further redirects are written in: the config, and a `_redirects` file. */
  redirectsElsewhere?: readonly {file: string; text: string}[];
  /** Lines of a `_redirects` file that only the host can follow. */
  hostRules?: readonly string[];
  /** Text of a `_headers` file in a public folder. */
  hostHeaders?: string;
  /** Of these, the ones that lead from all paths with one beginning (`/old/*`) to a place (`/new/:splat`). */
  redirectPatterns?: readonly {from: string; to: string}[];
}

/** Names of the values that come from files. */
export type DataName = Exclude<
  keyof SiteDataFiles,
  "redirectsSource" | "redirectsElsewhere" | "hostRules" | "hostHeaders" | "redirectPatterns"
>;

/** Texts and links of a site that gives none: what the schema of `data/site.json` fills in. */
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
