import type {Config} from "../../schemas/config.ts";
import type {LinkContext} from "./readme/link-target.ts";
import type {Source} from "./source.ts";

/**
 * What links of READMEs are judged by, from the config. A repository that has a page is known under every owner that
 * sources or the documentation have: packages were moved between organizations, and links to their old places remain.
 */
export function linkRules(
  config: Config,
  sources: readonly Source[],
): Omit<LinkContext, "source" | "addresses"> {
  const {exclude, docsDomains, moved} = config.external;
  const github = sources.filter(({repository}) => repository.host === "https://github.com");
  const owners = new Set(github.map(({repository}) => ownerOf(repository.web)));
  if (config.repository?.host === "https://github.com") owners.add(config.repository.owner.toLowerCase());
  const localPages = new Map<string, string>();
  for (const {repository, url} of github) {
    for (const owner of owners) localPages.set(`${owner}/${repository.name.toLowerCase()}`, url);
  }
  for (const repo of exclude) localPages.delete(repo.toLowerCase());
  const site = config.site === undefined ? [] : [new URL(config.site).host];
  return {localPages, docsHosts: new Set([...site, ...docsDomains]), moved};
}

const ownerOf = (web: string): string => (new URL(web).pathname.split("/")[1] ?? "").toLowerCase();
