import type {Config} from "#schemas/config.ts";
import type {MarkupRules, ReadmeContext} from "./readme/context.ts";
import type {Source} from "./source.ts";

/**
 * Derives the rules for cleaning READMEs from the config. A repository that has a page is recognized under
 * every owner used by the sources or the documentation, because packages were moved between organizations and
 * old links remain.
 */
export function readmeRules(
  config: Config,
  sources: readonly Source[],
  markup: MarkupRules,
): Omit<ReadmeContext, "source" | "addresses" | "submodules"> {
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
  return {localPages, docsHosts: new Set([...site, ...docsDomains]), moved, markup};
}

const ownerOf = (web: string): string => (new URL(web).pathname.split("/")[1] ?? "").toLowerCase();
