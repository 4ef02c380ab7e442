import type {SiteRule} from "./view.ts";

/**
 * READMEs that the config lists and that were not fetched. A checkout in which none was fetched is not judged: links to
 * these pages count as right there.
 */
export const externalMissing: SiteRule = function* ({config, arrangement}) {
  const {sources} = config.external;
  const isFetched = (url: string): boolean => arrangement.byUrl.has(url);
  const urls = sources.map(({section, name, repo}) => ({
    repo,
    url: `/${section}/${name ?? repo.split("/")[1]}/`,
  }));
  if (!urls.some(({url}) => isFetched(url))) return;
  for (const {repo, url} of urls) {
    if (!isFetched(url))
      yield {message: `the README of ${repo} was not fetched, so ${url} is missing`, place: {}};
  }
};
