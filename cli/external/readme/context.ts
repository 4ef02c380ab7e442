import type {Source} from "../source.ts";
import type {Addresses} from "./links/addresses.ts";

/** HTML that pages may contain. The command passes in the lists used for rendering. */
export interface MarkupRules {
  /** Allowed elements with their element-specific attributes, in lowercase. */
  elements: ReadonlyMap<string, ReadonlySet<string>>;
  /** Elements removed with their content. Other unlisted elements are replaced by their content. */
  dropped: ReadonlySet<string>;
  /** Prefix of ids reserved for the page layout. */
  reservedPrefix: string;
}

/** Context for cleaning one README. */
export interface ReadmeContext {
  source: Source;
  addresses: Addresses;
  /** Paths of submodules. */
  submodules: readonly string[];
  /** URL of a repository's page on this site, by `owner/name` in lowercase. */
  localPages: ReadonlyMap<string, string>;
  /** Hosts of this documentation. */
  docsHosts: ReadonlySet<string>;
  /** Outdated link targets and their replacements, each a path with a fragment. */
  moved: Readonly<Record<string, string>>;
  markup: MarkupRules;
}
