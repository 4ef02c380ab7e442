import type {Source} from "../source.ts";
import type {Addresses} from "./links/addresses.ts";

/** HTML that pages may hold; the command passes in the lists that pages are rendered by. */
export interface MarkupRules {
  /** Elements that may be used, with their own attributes in lower case. */
  elements: ReadonlyMap<string, ReadonlySet<string>>;
  /** Elements that go with all they hold; of others that are not listed, what they hold stays. */
  dropped: ReadonlySet<string>;
  /** Ids that start so belong to the frame around a page. */
  reservedPrefix: string;
}

/** What is known when one README is cleaned up. */
export interface ReadmeContext {
  source: Source;
  addresses: Addresses;
  /** Paths of folders that other repositories fill. */
  submodules: readonly string[];
  /** Url of the local page of a repository, by `owner/name` in lower case. */
  localPages: ReadonlyMap<string, string>;
  /** Hosts of the documentation itself. */
  docsHosts: ReadonlySet<string>;
  /** Outdated targets: path and fragment → path and fragment. */
  moved: Readonly<Record<string, string>>;
  markup: MarkupRules;
}
